// What happened last in a match.
#pragma once

#include "core/match/match.h"

namespace bukvol::desktop {

/// The last move with a word, as an index among the entries.
std::optional<std::size_t> lastMove(const Match& match);

}  // namespace bukvol::desktop
