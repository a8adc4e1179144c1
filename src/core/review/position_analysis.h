// All moves there are in a position, by kind.
#pragma once

#include <array>

#include "core/search/move_finder.h"

namespace bukvol {

/// By MoveKind; of each kind one move for every word, best first.
using MovesByKind = std::array<std::vector<FoundMove>, moveKindCount>;

/// Of any position, played or set up. What was found until then when stopped.
MovesByKind analysePosition(const SearchRequest& request);

}  // namespace bukvol
