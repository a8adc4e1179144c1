// What a board shows: said by whoever knows the rules, drawn by who does not.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/snake/move.h"

namespace bukvol::desktop {

struct BoardScene {
    Board board;
    std::vector<QString> letters;   ///< the text of each letter of the alphabet
    SquareSet marked;               ///< squares that may be used now: corner brackets
    SquareSet changed;              ///< tiles that wear a ring
    std::optional<Square> chosen;   ///< a square taken hold of
    std::optional<Square> hovered;  ///< where something dragged would fall
    std::optional<Square> lifted;   ///< its tile is in the air and not drawn
    Snake snake;
    std::vector<std::optional<Letter>> jokerLetters;  ///< by step of the snake: what a joker stands for
    SquareSet draggable;                              ///< tiles that may be dragged
    bool hidden = false;                              ///< a paused match shows no tiles

    QString letterText(Letter letter) const { return letter < letters.size() ? letters[letter] : QString(); }
};

}  // namespace bukvol::desktop
