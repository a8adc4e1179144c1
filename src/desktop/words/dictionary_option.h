// Whether the dictionary may be asked during a match: a tag of its record.
#pragma once

#include "core/match/match.h"

namespace bukvol::desktop {

/// What the record says; where it says nothing, open, unless a refused word ends the turn: then asking the
/// dictionary beforehand would take the risk out of the move.
bool dictionaryOpen(const MatchSetup& setup);
void setDictionaryOpen(MatchSetup& setup, bool open);

}  // namespace bukvol::desktop
