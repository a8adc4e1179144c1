// Films of the moves of a match.
#pragma once

#include "desktop/look/move_film.h"

namespace bukvol::desktop {

/// The film of a move between the boards before and after it. `letterFrom`: where a letter of the hand comes
/// from, counted in squares.
MoveFilm filmOf(const Move& move, const Board& before, const Board& after, QPointF letterFrom);

}  // namespace bukvol::desktop
