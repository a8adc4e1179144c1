#include "desktop/pages/match_layout.h"

#include <algorithm>

namespace bukvol::desktop {

namespace {

constexpr int kindCount = 5;

/// Rectangles side by side in `area`.
std::vector<QRect> sideBySide(const QRect& area, int count, int gap) {
    std::vector<QRect> rects;
    for (int i = 0; i < count; ++i) {
        const int left = area.left() + (area.width() + gap) * i / count;
        const int right = area.left() + (area.width() + gap) * (i + 1) / count - gap;
        rects.emplace_back(left, area.top(), right - left, area.height());
    }
    return rects;
}

}  // namespace

MatchLayout MatchLayout::of(QSize size, int players, bool racks) {
    MatchLayout layout;
    layout.scale = std::clamp(std::min(size.width() / 1280.0, size.height() / 790.0), 0.6, 4.0);
    const auto px = [&](double length) { return qRound(length * layout.scale); };
    const int margin = px(28);
    const int top = std::max(px(46), 32);
    const int bankHeight = px(74);
    const int gap = px(14);
    const int bottom = px(24);

    const int boardSide = std::min(size.height() - top - gap - bankHeight - bottom,
                                   qRound((size.width() - 2 * margin) * 0.545));
    const int middle = px(24);
    const int columnWidth = std::min(size.width() - 2 * margin - middle - boardSide, px(680));
    const int left = (size.width() - boardSide - middle - columnWidth) / 2;
    const int height = top + boardSide + gap + bankHeight;
    const int lift = std::max(0, (size.height() - bottom - height) / 2);

    layout.title = QRect(left, lift, boardSide + middle + columnWidth, top - px(6));
    layout.board = QRect(left, top + lift, boardSide, boardSide);
    layout.bank = QRect(left, layout.board.bottom() + 1 + gap, boardSide, bankHeight);

    const int columnLeft = left + boardSide + middle;
    const int rows = players > 3 ? 2 : 1;
    const int perRow = players > 3 ? (players + 1) / 2 : players;
    const int cardHeight = rows == 1 ? px(84) : px(racks ? 66 : 58);
    const int cardGap = px(rows == 1 ? 12 : 8);
    int y = layout.board.top();
    for (int row = 0, first = 0; row < rows; ++row, first += perRow) {
        const int count = std::min(perRow, players - first);
        // A short last row keeps the width of the cards above.
        auto cards = sideBySide(QRect(columnLeft, y, columnWidth, cardHeight), perRow, cardGap);
        cards.resize(static_cast<std::size_t>(count));
        layout.seats.insert(layout.seats.end(), cards.begin(), cards.end());
        y += cardHeight + (row + 1 < rows ? cardGap : px(16));
    }
    const int kindsTop = y;
    layout.kinds = sideBySide(QRect(columnLeft, y, columnWidth, px(92)), kindCount, px(8));
    y += px(92) + px(16);
    layout.word = QRect(columnLeft, y, columnWidth, px(112));
    layout.result = QRect(columnLeft, kindsTop, columnWidth, layout.word.bottom() + 1 - kindsTop);
    y += px(112) + px(16);

    const int lineHeight = std::max(px(44), 36);
    const int lineTop = layout.bank.bottom() + 1 - lineHeight;
    layout.sheet = QRect(columnLeft, y, columnWidth, lineTop - px(8) - y);
    const int passWidth = std::min(std::max(px(170), 118), columnWidth / 3);
    layout.expected = QRect(columnLeft, lineTop, columnWidth - passWidth - px(10), lineHeight);
    layout.pass = QRect(columnLeft + columnWidth - passWidth,
                        lineTop + (lineHeight - std::max(px(36), 26)) / 2, passWidth, std::max(px(36), 26));
    return layout;
}

}  // namespace bukvol::desktop
