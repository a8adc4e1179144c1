// What chance does in a game.
#pragma once

#include "core/snake/game.h"

namespace bukvol {

/// Chance's own choice of the action that is due. Where a start word is due and the lexicon has none of its
/// length, the start word is empty and will be refused.
GameAction chooseChance(const GameState& state, const WordJudge& judge, Random& random);

/// Words of this many letters that count under the judge's options and may be drawn to begin a game of Балда:
/// the best known ones, never obscene, in alphabetical order.
std::vector<Word> startWords(const WordJudge& judge, int length);

}  // namespace bukvol
