#include "core/board/board.h"

#include <algorithm>

namespace bukvol {

SquareSet Board::jokers() const {
    SquareSet set;
    for (const Square square : occupied_) {
        if (tile(square).isJoker())
            set.insert(square);
    }
    return set;
}

std::optional<Tile> Board::tileAt(Square square) const {
    return isOccupied(square) ? std::optional(tile(square)) : std::nullopt;
}

void Board::put(Square square, Tile tile) {
    occupied_.insert(square);
    tiles_[square.index()] = tile;
}

void Board::exchange(Square a, Square b) {
    std::swap(tiles_[a.index()], tiles_[b.index()]);
}

bool Board::operator==(const Board& other) const {
    return geometry_ == other.geometry_ && occupied_ == other.occupied_ &&
           std::all_of(occupied_.begin(), occupied_.end(),
                       [&](Square square) { return tile(square) == other.tile(square); });
}

}  // namespace bukvol
