#include "core/snake/start_square.h"

namespace bukvol {

SquareSet bukvologikaStartSquare() {
    const Square centre = startLetterSquares.front();
    return touching(centre, Steps::king) | SquareSet::of(centre);
}

SquareSet putStartJokers(Board& board) {
    SquareSet letters;
    for (const Square square : startLetterSquares)
        letters.insert(square);
    const SquareSet jokers = bukvologikaStartSquare() - letters;
    for (const Square square : jokers)
        board.put(square, Tile::joker());
    return jokers;
}

}  // namespace bukvol
