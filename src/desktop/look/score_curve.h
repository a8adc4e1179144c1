// How the scores of a match grew, as a drawing.
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

#include "desktop/look/theme.h"

namespace bukvol::desktop {

/// A player's points after each turn, from 0 before the first.
struct ScoreLine {
    QString name;
    std::vector<int> points;
};

/// Lines are told apart by dashes and by the shapes of their ends, where the name stands too.
/// `unit`: a pixel of the design in the painter's units. `font`: of the labels.
void paintScoreCurve(QPainter& painter, const QRectF& rect, const std::vector<ScoreLine>& lines,
                     const Theme& theme, const QFont& font, double unit);

}  // namespace bukvol::desktop
