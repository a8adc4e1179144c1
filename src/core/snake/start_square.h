// The start square of Буквологика: five letters and four jokers on c3 to e5 (RULES §1).
#pragma once

#include <array>

#include "core/board/board.h"

namespace bukvol {

inline constexpr int startLetterCount = 5;

/// c3 to e5.
SquareSet bukvologikaStartSquare();

/// Where its letters stand: the centre first, then the corners.
inline constexpr std::array<Square, startLetterCount> startLetterSquares{
    Square(3, 3), Square(2, 2), Square(2, 4), Square(4, 2), Square(4, 4)};

/// Puts its jokers on d3, d5, c4 and e4; returns their squares.
SquareSet putStartJokers(Board& board);

}  // namespace bukvol
