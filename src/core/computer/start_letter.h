// The computer's letters for a start square made by hand.
#pragma once

#include "core/snake/game.h"

namespace bukvol {

/// A letter at hand for the start square: a frequent vowel in its centre, else any, more likely a frequent
/// one. Only while the start square is being made and no chance is due.
PlaceStartLetter chooseStartLetter(const GameState& state, const Language& language, Random& random);

}  // namespace bukvol
