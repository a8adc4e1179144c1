#include "desktop/look/kind_icon.h"

#include <QPainterPath>
#include <algorithm>

namespace bukvol::desktop {

namespace {

QPen penOf(const QColor& ink, double width, Qt::PenStyle style = Qt::SolidLine) {
    return {ink, width, style, Qt::RoundCap, Qt::RoundJoin};
}

void paintPlacement(QPainter& painter, const QColor& ink) {
    painter.drawRoundedRect(QRectF(-13, -10, 26, 26), 6, 6);
    painter.setPen(penOf(ink, 2.6));
    painter.drawLine(QPointF(0, -24), QPointF(0, -2));
    painter.drawPolyline(QPolygonF({{-6, -9}, {0, -2}, {6, -9}}));
}

void paintStatusQuo(QPainter& painter) {
    QPainterPath eye(QPointF(-22, 0));
    eye.quadTo(0, -24, 22, 0);
    eye.quadTo(0, 24, -22, 0);
    painter.drawPath(eye);
    painter.drawEllipse(QPointF(0, 0), 6, 6);
}

/// An arc with an arrowhead at its end.
void paintTurn(QPainter& painter, QPointF from, QPointF through, QPointF to, QPointF wing,
               QPointF otherWing) {
    QPainterPath arc(from);
    arc.quadTo(through, to);
    painter.drawPath(arc);
    painter.drawPolyline(QPolygonF({to + wing, to, to + otherWing}));
}

void paintCastling(QPainter& painter) {
    painter.drawRoundedRect(QRectF(-26, -9, 19, 19), 5, 5);
    painter.drawRoundedRect(QRectF(7, -9, 19, 19), 5, 5);
    paintTurn(painter, {-17, -15}, {0, -27}, {16, -15}, {-1, -6}, {-6, 0.5});
    paintTurn(painter, {17, 16}, {0, 28}, {-16, 16}, {1, 6}, {6, -0.5});
}

void paintTransfer(QPainter& painter, const QColor& ink) {
    QPen dashed = penOf(ink, 2.6);
    dashed.setDashPattern({1.5, 1.6});
    painter.setPen(dashed);
    painter.drawRoundedRect(QRectF(-28, -9, 19, 19), 5, 5);
    painter.setPen(penOf(ink, 2.6));
    painter.drawLine(QPointF(-5, 0.5), QPointF(4, 0.5));
    painter.drawPolyline(QPolygonF({{0, -3.5}, {4, 0.5}, {0, 4.5}}));
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(9, -9, 19, 19), 5, 5);
}

void paintReplacement(QPainter& painter, const QColor& ink) {
    painter.drawRoundedRect(QRectF(-14, -13, 28, 28), 6, 6);
    painter.setPen(penOf(ink, 2.2));
    painter.drawLine(QPointF(-7, -4), QPointF(7, -4));
    painter.drawPolyline(QPolygonF({{3, -8}, {7, -4}, {3, 0}}));
    painter.drawLine(QPointF(7, 6), QPointF(-7, 6));
    painter.drawPolyline(QPolygonF({{-3, 2}, {-7, 6}, {-3, 10}}));
}

}  // namespace

void paintKind(QPainter& painter, const QRectF& rect, MoveKind kind, const QColor& ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    const double scale = std::min(rect.width() / 56, rect.height() / 50);
    painter.scale(scale, scale);
    painter.setPen(penOf(ink, 2.6));
    painter.setBrush(Qt::NoBrush);
    switch (kind) {
        case MoveKind::placement:
            paintPlacement(painter, ink);
            break;
        case MoveKind::statusQuo:
            paintStatusQuo(painter);
            break;
        case MoveKind::castling:
            paintCastling(painter);
            break;
        case MoveKind::transfer:
            paintTransfer(painter, ink);
            break;
        case MoveKind::replacement:
            paintReplacement(painter, ink);
            break;
    }
    painter.restore();
}

}  // namespace bukvol::desktop
