#include "core/search/square_lanes.h"

#include "core/search/vector_clones.h"

namespace bukvol {

namespace {

constexpr SquareMask fileA = 0x0101010101010101;
constexpr SquareMask notA = ~fileA;
constexpr SquareMask notH = ~(fileA << 7);

/// The squares of lane i that show the letter: a joker leads to a lane from the one without it.
inline SquareMask showing(const SquareMask* from, const JokerMasks& jokers, SquareMask tiles, int i) {
    const auto lane = static_cast<std::size_t>(i);
    return (from[i] & tiles) | (from[i - 1] & jokers.squares[0].sets[lane]) |
           (from[i - 2] & jokers.squares[1].sets[lane]) | (from[i - 4] & jokers.squares[2].sets[lane]) |
           (from[i - 8] & jokers.squares[3].sets[lane]);
}

BUKVOL_WIDE_VECTORS void kingStepLanes(const SquareMask* __restrict from, SquareMask* __restrict to,
                                       const JokerMasks& jokers, SquareMask tiles) {
    for (int i = 0; i < allLanes; ++i) {
        const SquareMask set = showing(from, jokers, tiles, i);
        const SquareMask sideways = ((set & notH) << 1) | ((set & notA) >> 1);
        const SquareMask row = set | sideways;
        to[i] = sideways | row << maxBoardSide | row >> maxBoardSide;
    }
}

BUKVOL_WIDE_VECTORS void sideStepLanes(const SquareMask* __restrict from, SquareMask* __restrict to,
                                       const JokerMasks& jokers, SquareMask tiles) {
    for (int i = 0; i < allLanes; ++i) {
        const SquareMask set = showing(from, jokers, tiles, i);
        to[i] = ((set & notH) << 1) | ((set & notA) >> 1) | set << maxBoardSide | set >> maxBoardSide;
    }
}

}  // namespace

JokerMasks::JokerMasks(const SearchBoard& board) {
    for (std::size_t joker = 0; joker < trackedJokers; ++joker) {
        for (std::size_t lane = 0; lane < allLanes; ++lane)
            squares[joker].sets[lane] = (lane >> joker & 1) != 0 ? board.trackedJoker[joker] : 0;
    }
}

void stepLanes(const SquareMask* __restrict from, SquareMask* __restrict to, const JokerMasks& jokers,
               SquareMask tiles, Steps steps) {
    if (steps == Steps::king)
        kingStepLanes(from, to, jokers, tiles);
    else
        sideStepLanes(from, to, jokers, tiles);
}

BUKVOL_WIDE_VECTORS SquareMask meetingSquares(const SquareMask* a, const SquareMask* b) {
    SquareMask squares = 0;
    for (int i = 0; i < allLanes; ++i)
        squares |= a[i] & b[allLanes - 1 - i];
    return squares;
}

}  // namespace bukvol
