#include "desktop/pages/match_layout.h"

#include <algorithm>

#include "desktop/pages/layout_parts.h"

namespace bukvol::desktop {

MatchLayout MatchLayout::of(QSize size, const TableShape& shape) {
    MatchLayout layout;
    layout.scale = std::clamp(std::min(size.width() / 1280.0, size.height() / 790.0), 0.6, 4.0);
    const auto px = [&](double length) { return qRound(length * layout.scale); };
    const int margin = px(28);
    const int top = std::max(px(46), 32);
    const int bankHeight = px(bankHeightInDesign(shape.lettersAtHand));
    const int gap = px(14);
    const int bottom = px(24);

    const int boardSide = std::min(size.height() - top - gap - bankHeight - bottom,
                                   qRound((size.width() - 2 * margin) * 0.545));
    const int middle = px(24);
    const int columnWidth = std::min(size.width() - 2 * margin - middle - boardSide, px(680));
    const int left = (size.width() - boardSide - middle - columnWidth) / 2;
    const int height = top + boardSide + gap + bankHeight;
    const int lift = std::max(0, (size.height() - bottom - height) / 2);

    const int againWidth = px(190);
    const int hintWidth = px(170);
    const int button = std::min(top - px(6), std::max(px(36), 26));
    const int buttonsWidth = 2 * button + 2 * px(8);
    const int titleHeight = top - px(6);
    layout.title = QRect(left, lift, boardSide + middle + columnWidth - hintWidth - buttonsWidth - againWidth,
                         titleHeight);
    layout.hint = QRect(layout.title.right() + 1, lift, hintWidth, titleHeight);
    layout.undo = QRect(layout.hint.right() + 1, lift + (titleHeight - button) / 2, button, button);
    layout.redo = layout.undo.translated(button + px(8), 0);
    layout.again = QRect(layout.redo.right() + 1 + px(8), lift, againWidth, titleHeight);
    layout.board = QRect(left, top + lift, boardSide, boardSide);
    layout.bank = QRect(left, layout.board.bottom() + 1 + gap, boardSide, bankHeight);

    const int columnLeft = left + boardSide + middle;
    const int rows = shape.players > 3 ? 2 : 1;
    const int perRow = shape.players > 3 ? (shape.players + 1) / 2 : shape.players;
    const int cardHeight = rows == 1 ? px(84) : px(shape.racks ? 86 : 58);
    const int cardGap = px(rows == 1 ? 12 : 8);
    const int seatsHeight = rows * cardHeight + (rows - 1) * cardGap;
    int y = layout.board.top();
    layout.seats = cardsIn(QRect(columnLeft, y, columnWidth, seatsHeight), shape.players, perRow, cardGap);
    y += seatsHeight + px(16);
    const int kindsTop = y;
    if (shape.kinds) {
        layout.kinds = sideBySide(QRect(columnLeft, y, columnWidth, px(92)), kindCount, px(8));
        y += px(92) + px(16);
        layout.word = QRect(columnLeft, y, columnWidth, px(112));
    } else {  // the word takes their room
        layout.kinds.resize(kindCount);
        layout.word = QRect(columnLeft, y, columnWidth, px(92 + 16 + 112));
        y += px(92) + px(16);
    }
    layout.result = QRect(columnLeft, kindsTop, columnWidth, layout.word.bottom() + 1 - kindsTop);
    y += px(112) + px(16);

    const int lineHeight = std::max(px(44), 36);
    const int lineTop = layout.bank.bottom() + 1 - lineHeight;
    layout.sheet = QRect(columnLeft, y, columnWidth, lineTop - px(8) - y);
    placeLine(layout, QRect(columnLeft, lineTop, columnWidth, lineHeight));
    return layout;
}

}  // namespace bukvol::desktop
