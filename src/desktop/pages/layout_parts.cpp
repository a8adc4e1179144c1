#include "desktop/pages/layout_parts.h"

#include <algorithm>

namespace bukvol::desktop {

std::vector<QRect> sideBySide(const QRect& area, int count, int gap) {
    std::vector<QRect> rects;
    for (int i = 0; i < count; ++i) {
        const int left = area.left() + (area.width() + gap) * i / count;
        const int right = area.left() + (area.width() + gap) * (i + 1) / count - gap;
        rects.emplace_back(left, area.top(), right - left, area.height());
    }
    return rects;
}

std::vector<QRect> cardsIn(const QRect& area, int count, int perRow, int gap) {
    const int rows = (count + perRow - 1) / perRow;
    const int height = (area.height() - (rows - 1) * gap) / rows;
    std::vector<QRect> cards;
    for (int row = 0; row < rows; ++row) {
        const QRect line(area.left(), area.top() + row * (height + gap), area.width(), height);
        const std::vector<QRect> inRow = sideBySide(line, perRow, gap);
        cards.insert(cards.end(), inRow.begin(), inRow.begin() + std::min(perRow, count - row * perRow));
    }
    return cards;
}

double bankHeightInDesign(int letters) {
    constexpr int longestRack = 15;
    constexpr int lettersInRow = 12;
    constexpr double oneRow = 74;
    constexpr double furtherRow = 37;
    return letters <= longestRack ? oneRow : oneRow + furtherRow * ((letters - 1) / lettersInRow);
}

void placeLine(MatchLayout& layout, const QRect& line) {
    const auto px = [&](double length) { return qRound(length * layout.scale); };
    const int passWidth = std::min(std::max(px(170), 118), line.width() / 3);
    const int passHeight = std::max(px(36), 26);
    layout.expected = QRect(line.left(), line.top(), line.width() - passWidth - px(10), line.height());
    layout.pass = QRect(line.right() + 1 - passWidth, line.top() + (line.height() - passHeight) / 2,
                        passWidth, passHeight);
}

}  // namespace bukvol::desktop
