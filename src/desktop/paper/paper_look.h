// How things look on paper: lengths, fonts, colours that a black-and-white printer tells apart.
#pragma once

#include <QFont>
#include <QPainter>

#include "desktop/look/board_scene.h"
#include "desktop/look/theme.h"

namespace bukvol::desktop {

/// Everything on paper is counted in units of 1/600 inch, whatever the device, so that fonts and squares have
/// whole sizes.
inline constexpr double paperUnitsPerInch = 600;
constexpr double millimetres(double length) {
    return length * paperUnitsPerInch / 25.4;
}

QFont paperFont(double points, bool bold = false);
/// As the letters of tiles.
QFont paperLetterFont(double points);

/// White paper, outlined tiles; what differs in colour differs in shape or lightness as well.
const Theme& paperTheme();

/// A board inside a rectangle; a changed tile has a mark in its corner besides the ring.
void paintPaperBoard(QPainter& painter, const QRectF& rect, const BoardScene& scene);

/// Text in one line, cut where it is too long.
void paintLine(QPainter& painter, const QRectF& rect, int flags, const QString& text);
/// A thin line across.
void paintRule(QPainter& painter, double left, double right, double y);

/// A sample of a tile's face, for names.
void paintFaceSample(QPainter& painter, const QRectF& rect, Face face);

}  // namespace bukvol::desktop
