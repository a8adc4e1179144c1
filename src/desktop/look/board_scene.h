// What a board shows: said by whoever knows the rules, drawn by who does not.
#pragma once

#include <QPointF>
#include <QString>
#include <limits>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/snake/move.h"

namespace bukvol::desktop {

/// A tile on its way between squares.
struct MovingTile {
    Tile tile;
    QPointF centre;  ///< counted in squares: (0, 0) is the centre of a1
    double size = 1;
    double opacity = 1;
};

struct BoardScene {
    static constexpr double wholeSnake = std::numeric_limits<double>::max();

    Board board;
    std::vector<QString> letters;   ///< the text of each letter of the alphabet
    SquareSet marked;               ///< squares that may be used now: corner brackets
    SquareSet changed;              ///< tiles that wear a ring
    std::optional<Square> chosen;   ///< a square taken hold of
    std::optional<Square> hinted;   ///< where the word of a hint begins: a double ring
    std::optional<Square> hovered;  ///< where something dragged would fall
    std::optional<Square> lifted;   ///< its tile is in the air and drawn faintly
    SquareSet absent;               ///< tiles that are not drawn, as they are moving
    std::vector<MovingTile> moving;
    Snake snake;
    double snakeDrawn =
        wholeSnake;  ///< how many of its letters the snake has run over; parts are between squares
    std::vector<std::optional<Letter>> jokerLetters;  ///< by step of the snake: what a joker stands for
    SquareSet draggable;                              ///< tiles that may be dragged
    bool hidden = false;                              ///< a paused match shows no tiles

    QString letterText(Letter letter) const { return letter < letters.size() ? letters[letter] : QString(); }
    /// How many letters of the snake are drawn whole.
    std::size_t lettersDrawn() const {
        return snakeDrawn >= static_cast<double>(snake.size()) ? snake.size()
                                                               : static_cast<std::size_t>(snakeDrawn);
    }
};

}  // namespace bukvol::desktop
