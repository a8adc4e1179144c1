// Where things stand on the match page, for any size of the window.
#pragma once

#include <QRect>
#include <vector>

#include "core/board/geometry.h"

namespace bukvol::desktop {

/// What the places of things depend on besides the window's size.
struct TableShape {
    int players = 2;
    bool racks = false;
    int lettersAtHand = 9;
    Geometry board;
    bool kinds = true;  ///< the game has kinds of move to declare

    bool operator==(const TableShape&) const = default;
};

struct MatchLayout {
    double scale = 1;  ///< against the design at 1280×820
    QRect title;       ///< empty where there is none
    QRect undo;        ///< empty, as the next, where there is no room for them
    QRect redo;
    QRect again;  ///< the button that shows the last move once more
    QRect hint;   ///< the button that asks for a hint; empty where there is none
    QRect board;
    QRect bank;
    std::vector<QRect> seats;
    std::vector<QRect> kinds;  ///< empty rectangles where the game has none
    QRect word;
    QRect result;  ///< in place of kinds and word when the match is over
    QRect sheet;   ///< empty where there is none
    QRect expected;
    QRect pass;

    static MatchLayout of(QSize size, const TableShape& shape);
    /// For a class: the board as large as it goes, names and scores to be read from ten metres.
    static MatchLayout ofClass(QSize size, const TableShape& shape);
};

/// Board and scores alone, for a second screen.
struct ProjectorLayout {
    QRect board;
    std::vector<QRect> seats;

    static ProjectorLayout of(QSize size, int players, Geometry board);
};

}  // namespace bukvol::desktop
