// The film of a move that is made, or might be made, in a state.
#pragma once

#include "core/snake/game.h"
#include "desktop/look/move_film.h"

namespace bukvol::desktop {

/// The film of a move between the boards before and after it. `letterFrom`: where a letter of the hand comes
/// from, counted in squares.
MoveFilm filmOf(const Move& move, const Board& before, const Board& after, QPointF letterFrom = {});
/// `judge`: of the state's match. The move must be one that the rules allow. Where a letter of the hand comes
/// from is left to whoever shows the film.
MoveFilm filmOf(const GameState& before, const WordJudge& judge, const Move& move);
/// The same in any position.
MoveFilm filmOf(const MoveContext& context, const Position& before, const Move& move);

}  // namespace bukvol::desktop
