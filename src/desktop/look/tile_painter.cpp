#include "desktop/look/tile_painter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>
#include <cmath>
#include <numbers>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

namespace {

/// Of the font of letters against the side of a face.
constexpr double letterSize = 0.6;

/// Where the base line of text begins whose capital letters are centred in the rectangle.
QPointF startOfCapital(const QFontMetricsF& metrics, const QRectF& rect, const QString& text) {
    return rect.center() + QPointF(-metrics.horizontalAdvance(text), metrics.capHeight()) / 2;
}

}  // namespace

void paintCentredCapital(QPainter& painter, const QRectF& rect, const QString& text) {
    const QPointF start = startOfCapital(QFontMetricsF(painter.font()), rect, text);
    if (painter.paintEngine()->type() != QPaintEngine::SVG)
        return painter.drawText(start, text);
    // A picture that is opened elsewhere cannot count on the font being there.
    QPainterPath outlines;
    outlines.addText(start, painter.font(), text);
    painter.fillPath(outlines, painter.pen().color());
}

void paintStar(QPainter& painter, QPointF centre, double radius, const QColor& colour) {
    constexpr double inner = 0.44;
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * inner;
        star << centre + reach * QPointF(std::cos(angle), std::sin(angle));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(star);
}

void paintTileFace(QPainter& painter, const QRectF& rect, const TileLook& look, const Theme& theme) {
    const double side = rect.width();
    const double radius = side * 0.13;
    const bool black = !look.joker && look.face == Face::black;
    painter.setPen(Qt::NoPen);
    if (theme.tileEdge.alpha() > 0) {
        painter.setBrush(theme.tileEdge);
        // The face hides all of the edge but its lower end.
        const QRectF lower(rect.left(), rect.bottom() - 3 * radius, side, 3 * radius);
        painter.drawRoundedRect(lower.translated(0, side * 0.042), radius, radius);
    }
    painter.setBrush(black ? theme.blackTile : theme.whiteTile);
    if (theme.tileOutlines)
        painter.setPen(QPen(black ? theme.blackTileInk : theme.whiteTileInk, theme.outline));
    painter.drawRoundedRect(rect, radius, radius);
    if (look.ring) {
        painter.setPen(QPen(theme.accent, std::max(2.0, side * 0.06)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect, radius, radius);
    }
}

void paintTileLetter(QPainter& painter, const QRectF& rect, const TileLook& look, const Theme& theme) {
    const double side = rect.width();
    if (look.joker && look.jokerLetter.isEmpty()) {
        paintStar(painter, rect.center(), side * 0.285, theme.star);
        return;
    }
    const bool black = look.face == Face::black;
    painter.setFont(Appearance::letterFont(side * letterSize));
    if (look.joker) {
        const double small = side * 0.1;
        paintStar(painter, rect.topLeft() + QPointF(small * 1.7, small * 1.7), small, theme.star);
        painter.setPen(theme.tileStarInk);
        paintCentredCapital(painter, rect, look.jokerLetter);
    } else {
        painter.setPen(black ? theme.blackTileInk : theme.whiteTileInk);
        paintCentredCapital(painter, rect, look.letter);
    }
}

QRectF tileLetterBounds(const QRectF& rect, const TileLook& look) {
    if (look.joker)
        return rect;
    const QFontMetricsF metrics(Appearance::letterFont(rect.width() * letterSize));
    const QPointF start = startOfCapital(metrics, rect, look.letter);
    constexpr double smoothed = 2;
    return metrics.tightBoundingRect(look.letter)
               .translated(start)
               .adjusted(-smoothed, -smoothed, smoothed, smoothed) &
           rect;
}

void paintTile(QPainter& painter, const QRectF& rect, const TileLook& look, const Theme& theme) {
    painter.setOpacity(look.opacity);
    paintTileFace(painter, rect, look, theme);
    if (!look.bare)
        paintTileLetter(painter, rect, look, theme);
    painter.setOpacity(1);
}

}  // namespace bukvol::desktop
