#include "desktop/paper/paper_look.h"

#include <QFontMetricsF>

#include "desktop/look/appearance.h"
#include "desktop/look/board_painter.h"
#include "desktop/look/tile_painter.h"

namespace bukvol::desktop {

namespace {

constexpr double pointsPerInch = 72;

int fontPixels(double points) {
    return qRound(points * paperUnitsPerInch / pointsPerInch);
}

Theme makePaperTheme() {
    Theme theme = Theme::light();
    const QColor white(Qt::white);
    theme.window = theme.panel = white;
    theme.line = QColor(0xB8B2A6);
    theme.ink = QColor(0x1A1816);
    theme.soft = QColor(0x5E574D);
    theme.frame = theme.frameLine = white;
    theme.frameText = theme.soft;
    theme.square = white;
    theme.otherSquare = QColor(0xF6F3EC);
    theme.whiteTile = white;
    theme.whiteTileInk = theme.ink;
    theme.blackTile = QColor(0x35302C);
    theme.blackTileInk = white;
    theme.tileEdge = QColor(0, 0, 0, 0);
    theme.accentInk = white;
    theme.star = QColor(0x8A5B00);
    theme.tileStarInk = QColor(0x6B4600);
    theme.outline = millimetres(0.18);
    theme.tileOutlines = true;
    return theme;
}

}  // namespace

QFont paperFont(double points, bool bold) {
    QFont font;
    font.setFamilies({QStringLiteral("PT Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(fontPixels(points));
    font.setBold(bold);
    return font;
}

QFont paperLetterFont(double points) {
    return Appearance::letterFont(fontPixels(points));
}

const Theme& paperTheme() {
    static const Theme theme = makePaperTheme();
    return theme;
}

void paintPaperBoard(QPainter& painter, const QRectF& rect, const BoardScene& scene) {
    painter.save();
    const BoardLayout layout(rect, scene.board.geometry());
    BoardPainter(scene, paperTheme(), layout).paint(painter);
    for (const Square square : scene.changed& scene.board.occupied()) {
        const QRectF tile = layout.tileRect(square);
        const double side = tile.width() * 0.24;
        const QPointF corner = tile.bottomLeft() + QPointF(side, -side) * 0.3;
        painter.setPen(QPen(Qt::white, side * 0.16, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(paperTheme().accent);
        painter.drawPolygon(QPolygonF({corner, corner + QPointF(side, 0), corner + QPointF(0, -side)}));
    }
    painter.restore();
}

void paintLine(QPainter& painter, const QRectF& rect, int flags, const QString& text) {
    const QString shown = QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, flags | Qt::TextSingleLine, shown);
}

void paintRule(QPainter& painter, double left, double right, double y) {
    painter.setPen(QPen(paperTheme().line, millimetres(0.2)));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
}

void paintFaceSample(QPainter& painter, const QRectF& rect, Face face) {
    TileLook look;
    look.face = face;
    paintTileFace(painter, rect, look, paperTheme());
}

}  // namespace bukvol::desktop
