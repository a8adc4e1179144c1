// The size of a board and which of its squares touch.
#pragma once

#include "core/board/square.h"

namespace bukvol {

/// How squares touch and snakes step: by sides only, or by sides and corners (a chess king's step).
enum class Steps { side, king };

/// The size of a board, 1 to 8 each way.
struct Geometry {
    int files = 7;
    int ranks = 7;

    constexpr SquareSet squares() const {
        const std::uint64_t row = (std::uint64_t{1} << files) - 1;
        std::uint64_t mask = 0;
        for (int rank = 0; rank < ranks; ++rank)
            mask |= row << (rank * maxBoardSide);
        return SquareSet(mask);
    }
    constexpr bool contains(int file, int rank) const {
        return file >= 0 && file < files && rank >= 0 && rank < ranks;
    }
    constexpr bool contains(Square square) const { return contains(square.file(), square.rank()); }
    constexpr bool operator==(const Geometry&) const = default;
};

/// The squares of an 8×8 board that touch any square of the set; the set itself only where its squares touch.
constexpr SquareSet touching(SquareSet set, Steps steps) {
    constexpr std::uint64_t fileA = 0x0101010101010101;
    constexpr std::uint64_t fileH = fileA << 7;
    const std::uint64_t mask = set.mask();
    const std::uint64_t sideways = ((mask & ~fileH) << 1) | ((mask & ~fileA) >> 1);
    const std::uint64_t rows = steps == Steps::king ? mask | sideways : mask;
    return SquareSet(sideways | rows << maxBoardSide | rows >> maxBoardSide);
}

constexpr SquareSet touching(Square square, Steps steps) {
    return touching(SquareSet::of(square), steps);
}

/// Whether two steps cross (RULES §2, king's variant): they run between the same four squares, each along
/// another diagonal.
constexpr bool stepsCross(Square from, Square to, Square otherFrom, Square otherTo) {
    if (from.file() == to.file() || from.rank() == to.rank())
        return false;
    const Square a(from.file(), to.rank());
    const Square b(to.file(), from.rank());
    return (otherFrom == a && otherTo == b) || (otherFrom == b && otherTo == a);
}

}  // namespace bukvol
