#include "core/review/position_analysis.h"

namespace bukvol {

MovesByKind analysePosition(const SearchRequest& request) {
    MovesByKind moves;
    for (FoundMove& found : findAllMoves(request))
        moves[static_cast<std::size_t>(found.kind())].push_back(std::move(found));
    return moves;
}

}  // namespace bukvol
