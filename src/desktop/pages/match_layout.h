// Where things stand on the match page, for any size of the window.
#pragma once

#include <QRect>
#include <vector>

namespace bukvol::desktop {

struct MatchLayout {
    double scale = 1;  ///< against the design at 1280×820
    QRect title;
    QRect board;
    QRect bank;
    std::vector<QRect> seats;
    std::vector<QRect> kinds;
    QRect word;
    QRect result;  ///< in place of kinds and word when the match is over
    QRect sheet;
    QRect expected;
    QRect pass;

    static MatchLayout of(QSize size, int players, bool racks);
};

}  // namespace bukvol::desktop
