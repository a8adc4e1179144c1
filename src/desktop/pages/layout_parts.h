// What the layouts of the match page share.
#pragma once

#include "desktop/pages/match_layout.h"

namespace bukvol::desktop {

inline constexpr int kindCount = 5;

/// Rectangles side by side in `area`.
std::vector<QRect> sideBySide(const QRect& area, int count, int gap);
/// Cards in rows; a short last row keeps the width of the cards above.
std::vector<QRect> cardsIn(const QRect& area, int count, int perRow, int gap);
/// The height of the letters at hand: more than a rack of them stand in rows.
double bankHeightInDesign(int letters);
/// Puts what is expected now and the button beside it into a line.
void placeLine(MatchLayout& layout, const QRect& line);

}  // namespace bukvol::desktop
