// What a match looked like before one of its entries.
#pragma once

#include "core/match/match.h"

namespace bukvol::desktop {

/// The board before an entry of the match.
Board boardBefore(const Match& match, std::size_t entry);
/// The last move with a word, as an index among the entries.
std::optional<std::size_t> lastMove(const Match& match);

}  // namespace bukvol::desktop
