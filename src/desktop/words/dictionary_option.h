// What the dictionary tells during a match.
#pragma once

#include "core/match/match.h"

namespace bukvol::desktop {

/// What the record says; where it says nothing, open, unless a refused word ends the turn: then asking the
/// dictionary beforehand would take the risk out of the move.
bool dictionaryOpen(const MatchSetup& setup);
/// Whether the window tells what the dictionary says of a word before it is handed in: not where a refused
/// word ends the turn, for the same reason.
inline bool tellsVerdicts(const MatchSetup& setup) {
    return setup.verdictBeforehand && !setup.game.refusalEndsTurn;
}

void setDictionaryOpen(MatchSetup& setup, bool open);

}  // namespace bukvol::desktop
