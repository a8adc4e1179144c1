// The layouts that are looked at from afar: MatchLayout::ofClass and ProjectorLayout.
#include <algorithm>

#include "desktop/pages/layout_parts.h"

namespace bukvol::desktop {

namespace {

/// Five names of kinds, side by side, in letters that are just read.
constexpr int kindNamesWidth = 376;

/// The largest board in a part of the area, its height to its width as its ranks to its files.
QSize boardSize(QSize room, Geometry board) {
    const double step = std::min(room.width() / (board.files + 0.9), room.height() / (board.ranks + 0.9));
    return {qRound(step * (board.files + 0.9)), qRound(step * (board.ranks + 0.9))};
}

/// How many cards stand side by side where a card must be so wide at least.
int cardsInRow(int players, int width, int leastWidth) {
    const int most = std::max(1, width / std::max(1, leastWidth));
    const int rows = (players + most - 1) / most;
    return (players + rows - 1) / rows;
}

}  // namespace

MatchLayout MatchLayout::ofClass(QSize size, const TableShape& shape) {
    MatchLayout layout;
    const int margin = std::max(10, std::min(size.width(), size.height()) / 45);
    const QRect area = QRect(QPoint(0, 0), size).adjusted(margin, margin, -margin, -margin);
    const int leastColumn = std::max(qRound(area.width() * 0.36), kindNamesWidth);
    const QSize board = boardSize({area.width() - leastColumn - margin, area.height()}, shape.board);
    const int column = area.width() - board.width() - margin;

    // A high screen leaves room for the letters under the board; on a wide one they stand beside it.
    const int spare = area.height() - board.height();
    const double bankDesign = bankHeightInDesign(shape.lettersAtHand);
    const bool bankBelow = spare > board.width() * bankDesign / 640 + margin;
    const double bankBeside = bankDesign * 1.65;
    // Kinds, word, line and the gaps around them, in the units of the design.
    const double parts = 92 + 112 + 48 + 3 * 14 + (bankBelow ? 0 : bankBeside + 14);
    const double seatsPart = 0.2;
    layout.scale = std::clamp(std::min(column / 560.0, area.height() * (1 - seatsPart) / parts), 0.6, 6.0);
    const auto px = [&](double length) { return qRound(length * layout.scale); };
    const int gap = px(14);

    layout.board = QRect(area.topLeft(), board);
    const int left = area.left() + board.width() + margin;
    if (bankBelow) {
        layout.bank = QRect(area.left(), layout.board.bottom() + 1 + margin, board.width(),
                            std::min(spare - margin, qRound(board.width() * bankDesign / 480)));
    } else {
        layout.board.moveTop(area.top() + spare / 2);
    }

    const int perRow = cardsInRow(shape.players, column, qRound(area.height() * 0.3));
    const int rows = (shape.players + perRow - 1) / perRow;
    const int room = area.height() - qRound(parts * layout.scale);
    const int seatsHeight = std::min(room, rows * qRound(area.height() * 0.21));
    layout.seats = cardsIn(QRect(left, area.top(), column, seatsHeight), shape.players, perRow, gap);

    // What is left over goes to the letters and the word.
    const int over = room - seatsHeight;
    int y = area.top() + seatsHeight + gap;
    if (!bankBelow) {
        layout.bank = QRect(left, y, column, px(bankBeside) + over / 2);
        y = layout.bank.bottom() + 1 + gap;
    }
    const int kindsTop = y;
    layout.kinds = sideBySide(QRect(left, y, column, px(92)), kindCount, px(8));
    y += px(92) + gap;
    const int lineHeight = px(48);
    const int lineTop = area.bottom() + 1 - lineHeight;
    layout.word = QRect(left, y, column, std::min(lineTop - gap - y, px(170)));
    layout.result = QRect(left, kindsTop, column, layout.word.bottom() + 1 - kindsTop);
    placeLine(layout, QRect(left, lineTop, column, lineHeight));
    return layout;
}

ProjectorLayout ProjectorLayout::of(QSize size, int players, Geometry board) {
    ProjectorLayout layout;
    const int margin = std::max(8, std::min(size.width(), size.height()) / 40);
    const QRect area = QRect(QPoint(0, 0), size).adjusted(margin, margin, -margin, -margin);
    if (players == 0) {
        layout.board = area;
        return layout;
    }
    if (area.height() > area.width()) {
        // Upright: the cards lie under the board.
        const QSize boardIs = boardSize({area.width(), qRound(area.height() * 0.72)}, board);
        layout.board = QRect(QPoint(area.center().x() - boardIs.width() / 2, area.top()), boardIs);
        const int top = layout.board.bottom() + 1 + margin;
        layout.seats = cardsIn(QRect(area.left(), top, area.width(), area.bottom() + 1 - top), players,
                               (players + 1) / 2, margin);
        return layout;
    }
    const int leastColumn = qRound(area.width() * 0.3);
    const QSize boardIs = boardSize({area.width() - leastColumn - margin, area.height()}, board);
    const int column = area.width() - boardIs.width() - margin;
    layout.board = QRect(QPoint(area.left(), area.top() + (area.height() - boardIs.height()) / 2), boardIs);
    const int perRow = players > 3 && column > area.height() * 0.6 ? 2 : 1;
    const int rows = (players + perRow - 1) / perRow;
    const int most = rows * qRound(area.height() * 0.3) + (rows - 1) * margin;
    const int height = std::min(area.height(), most);
    layout.seats = cardsIn(
        QRect(layout.board.right() + 1 + margin, area.top() + (area.height() - height) / 2, column, height),
        players, perRow, margin);
    return layout;
}

}  // namespace bukvol::desktop
