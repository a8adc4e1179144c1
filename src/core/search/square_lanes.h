// Sets of squares for every set of jokers at once.
//
// A snake may use each joker once. So the walk keeps, for each of the 16 sets of the (up to four) tracked
// jokers, the squares that a snake can reach with jokers of that set alone: lane 5 = jokers 0 and 2 may have
// been used. A larger set of jokers reaches all that a smaller one does, so the last lane is the union.
// Boards without tracked jokers have one lane only.
#pragma once

#include <array>

#include "core/search/search_board.h"

namespace bukvol {

inline constexpr int allLanes = 1 << trackedJokers;

/// By lane: a set of squares.
template <int laneCount>
struct SquareLanes {
    alignas(laneCount * sizeof(SquareMask)) std::array<SquareMask, laneCount> sets{};

    SquareMask* data() { return sets.data(); }
    const SquareMask* data() const { return sets.data(); }
};

/// By joker and lane: the joker's square in the lanes that contain it, else nothing.
struct JokerMasks {
    explicit JokerMasks(const SearchBoard& board);

    std::array<SquareLanes<allLanes>, trackedJokers> squares;
};

/// From sets that have been stepped to: those of them that show a letter (on `tiles` or by a joker), stepped
/// on from. `from` must be preceded by half as many readable numbers as it has lanes.
void stepLanes(const SquareMask* from, SquareMask* to, const JokerMasks& jokers, SquareMask tiles,
               Steps steps);

/// The squares that two snakes which share no joker can both step to: in any lane of `a` and the opposite one
/// of `b`.
SquareMask meetingSquares(const SquareMask* a, const SquareMask* b);

}  // namespace bukvol
