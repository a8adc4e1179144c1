#include "desktop/look/board_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "desktop/look/appearance.h"
#include "desktop/look/tile_painter.h"

namespace bukvol::desktop {

namespace {

// Parts of the frame's width and of a square's step, as in the design.
constexpr double marginPart = 34.0 / 640;
constexpr double gapPart = 5.0 / 81.7;
constexpr double tileGapPart = 10.0 / 81.7;

QPainterPath rounded(const QRectF& rect, double radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

}  // namespace

BoardLayout::BoardLayout(const QRectF& rect, Geometry geometry) : geometry_(geometry) {
    const double longer = std::max(geometry.files, geometry.ranks);
    const double side =
        std::min(rect.width() * longer / geometry.files, rect.height() * longer / geometry.ranks);
    const double margin = side * marginPart;
    step_ = (std::min(rect.width(), rect.height()) - 2 * margin) / longer;
    step_ = std::min(
        {step_, (rect.width() - 2 * margin) / geometry.files, (rect.height() - 2 * margin) / geometry.ranks});
    const QSizeF size(step_ * geometry.files + 2 * margin, step_ * geometry.ranks + 2 * margin);
    frame_ = QRectF(rect.center().x() - size.width() / 2, rect.center().y() - size.height() / 2, size.width(),
                    size.height());
    corner_ = frame_.topLeft() + QPointF(margin, margin);
}

QRectF BoardLayout::squareRect(Square square) const {
    const double gap = step_ * gapPart;
    const QPointF topLeft = corner_ + step_ * QPointF(square.file(), geometry_.ranks - 1 - square.rank());
    return QRectF(topLeft, QSizeF(step_, step_)).adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2);
}

QRectF BoardLayout::tileRect(Square square) const {
    const double inset = step_ * (tileGapPart - gapPart) / 2;
    return squareRect(square).adjusted(inset, inset, -inset, -inset);
}

QRectF BoardLayout::fileLabelRect(int file) const {
    const QRectF square = squareRect(Square(file, 0));
    return {square.left(), square.bottom(), square.width(), frame_.bottom() - square.bottom()};
}

QRectF BoardLayout::rankLabelRect(int rank) const {
    const QRectF square = squareRect(Square(0, rank));
    return {frame_.left(), square.top(), square.left() - frame_.left(), square.height()};
}

std::optional<Square> BoardLayout::squareAt(QPointF point) const {
    const QPointF inside = (point - corner_) / step_;
    const int file = static_cast<int>(std::floor(inside.x()));
    const int rank = geometry_.ranks - 1 - static_cast<int>(std::floor(inside.y()));
    if (!geometry_.contains(file, rank))
        return std::nullopt;
    return Square(file, rank);
}

void BoardPainter::paint(QPainter& painter, std::optional<Square> cursor) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (!scene_.hidden) {
        paintTiles(painter);
        paintSnake(painter);
        paintLetters(painter);
        paintSteps(painter);
        paintMarks(painter);
    }
    if (cursor)
        paintCursor(painter, *cursor);
}

void BoardPainter::paintFrame(QPainter& painter) const {
    const QRectF frame = layout_.frame();
    const double unit = frame.width() / 640;
    painter.setPen(theme_.tileOutlines ? QPen(theme_.line, theme_.outline) : QPen(Qt::NoPen));
    painter.setBrush(theme_.frame);
    painter.drawPath(rounded(frame.adjusted(1, 1, -1, -1), 16 * unit));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.frameLine, 2 * unit));
    painter.drawPath(rounded(frame.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit), 12 * unit));

    const Geometry& geometry = scene_.board.geometry();
    for (const Square square : geometry.squares()) {
        painter.setPen(theme_.tileOutlines ? QPen(QColor(0x8A8A8A), 1) : QPen(Qt::NoPen));
        painter.setBrush((square.file() + square.rank()) % 2 == 0 ? theme_.square : theme_.otherSquare);
        painter.drawRoundedRect(layout_.squareRect(square), 9 * unit, 9 * unit);
    }
    QFont font;
    font.setFamilies({QStringLiteral("PT Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(11, qRound(16 * unit)));
    painter.setFont(font);
    painter.setPen(theme_.frameText);
    for (int file = 0; file < geometry.files; ++file) {
        const QRectF label = layout_.fileLabelRect(file).translated(0, -2 * unit);
        painter.drawText(label, Qt::AlignCenter, QString(QChar(u'a' + file)));
    }
    for (int rank = 0; rank < geometry.ranks; ++rank)
        painter.drawText(layout_.rankLabelRect(rank), Qt::AlignCenter, QString::number(rank + 1));
}

void BoardPainter::paintTiles(QPainter& painter) const {
    for (const Square square : scene_.board.occupied()) {
        const Tile tile = scene_.board.tile(square);
        const bool chosen = scene_.chosen == square;
        TileLook look{.letter = {},
                      .face = tile.isJoker() ? Face::white : tile.face(),
                      .joker = tile.isJoker(),
                      .jokerLetter = {},
                      .ring = scene_.changed.contains(square) || chosen,
                      .opacity = 1};
        painter.setOpacity(scene_.lifted == square ? 0.3 : 1);
        paintTileFace(painter, layout_.tileRect(square), look, theme_);
    }
    painter.setOpacity(1);
}

void BoardPainter::paintLetters(QPainter& painter) const {
    for (const Square square : scene_.board.occupied()) {
        const Tile tile = scene_.board.tile(square);
        TileLook look;
        look.joker = tile.isJoker();
        if (tile.isJoker()) {
            for (std::size_t step = 0; step < scene_.snake.size() && step < scene_.jokerLetters.size();
                 ++step) {
                if (scene_.snake[step] == square && scene_.jokerLetters[step])
                    look.jokerLetter = scene_.letterText(*scene_.jokerLetters[step]);
            }
        } else {
            look.face = tile.face();
            look.letter = scene_.letterText(tile.letter());
        }
        painter.setOpacity(scene_.lifted == square ? 0.3 : 1);
        paintTileLetter(painter, layout_.tileRect(square), look, theme_);
    }
    painter.setOpacity(1);
}

void BoardPainter::paintSnake(QPainter& painter) const {
    if (scene_.snake.empty())
        return;
    const double step = layout_.step();
    QColor colour = theme_.accent;
    colour.setAlphaF(theme_.tileOutlines ? 0.6F : 0.42F);
    QPainterPath path(layout_.tileRect(scene_.snake.front()).center());
    if (scene_.snake.size() == 1)
        path.lineTo(path.currentPosition() + QPointF(0.01, 0));
    for (std::size_t i = 1; i < scene_.snake.size(); ++i)
        path.lineTo(layout_.tileRect(scene_.snake[i]).center());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, step * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void BoardPainter::paintSteps(QPainter& painter) const {
    const double step = layout_.step();
    const double unit = step / 81.7;
    for (std::size_t i = 1; i < scene_.snake.size(); ++i) {
        const QPointF from = layout_.tileRect(scene_.snake[i - 1]).center();
        const QPointF to = layout_.tileRect(scene_.snake[i]).center();
        painter.save();
        painter.translate((from + to) / 2);
        painter.rotate(std::atan2(to.y() - from.y(), to.x() - from.x()) * 180 / M_PI);
        painter.scale(unit * 1.15, unit * 1.15);
        painter.setPen(theme_.tileOutlines ? QPen(Qt::black, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(theme_.accent);
        painter.drawPolygon(QPolygonF({{-5, -6}, {6, 0}, {-5, 6}}));
        painter.restore();
    }
    const double radius = std::max(8.0, 11 * unit);
    QFont font;
    font.setFamilies({QStringLiteral("PT Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(10, qRound(14 * unit)));
    font.setBold(true);
    for (std::size_t i = 0; i < scene_.snake.size(); ++i) {
        const QRectF tile = layout_.tileRect(scene_.snake[i]);
        const QPointF centre = tile.topRight() + QPointF(-13.5 * unit, 13.5 * unit);
        const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        painter.setPen(theme_.tileOutlines ? QPen(Qt::black, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(theme_.accent);
        painter.drawEllipse(circle);
        painter.setPen(theme_.accentInk);
        painter.setFont(font);
        paintCentredCapital(painter, circle, QString::number(i + 1));
    }
}

void BoardPainter::paintBrackets(QPainter& painter, const QRectF& rect, const QColor& colour,
                                 double width) const {
    const double arm = layout_.step() * 0.16;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto corner = [&](QPointF at, double dx, double dy) {
        painter.drawPolyline(QPolygonF({at + QPointF(0, dy), at, at + QPointF(dx, 0)}));
    };
    corner(rect.topLeft(), arm, arm);
    corner(rect.topRight(), -arm, arm);
    corner(rect.bottomLeft(), arm, -arm);
    corner(rect.bottomRight(), -arm, -arm);
}

void BoardPainter::paintMarks(QPainter& painter) const {
    const double unit = layout_.step() / 81.7;
    const double inset = 6.5 * unit;
    for (const Square square : scene_.marked) {
        QColor colour = theme_.accent;
        const bool onTile = scene_.board.isOccupied(square);
        if (!theme_.tileOutlines)
            colour.setAlphaF(onTile ? 0.95F : 0.7F);
        paintBrackets(painter, layout_.squareRect(square).adjusted(inset, inset, -inset, -inset), colour,
                      std::max(2.0, (theme_.tileOutlines ? 4 : 2.6) * unit));
    }
    if (scene_.hovered) {
        QColor wash = theme_.accent;
        wash.setAlphaF(0.28F);
        painter.setPen(QPen(theme_.accent, std::max(2.0, 3 * unit)));
        painter.setBrush(wash);
        painter.drawRoundedRect(layout_.squareRect(*scene_.hovered), 9 * unit, 9 * unit);
    }
    if (scene_.chosen && !scene_.board.isOccupied(*scene_.chosen)) {
        QColor wash = theme_.accent;
        wash.setAlphaF(0.28F);
        painter.setPen(QPen(theme_.accent, std::max(2.0, 4 * unit)));
        painter.setBrush(wash);
        painter.drawRoundedRect(layout_.tileRect(*scene_.chosen), 9 * unit, 9 * unit);
    }
}

void BoardPainter::paintCursor(QPainter& painter, Square square) const {
    const double unit = layout_.step() / 81.7;
    const double out = 2 * unit;
    painter.setBrush(Qt::NoBrush);
    const QRectF rect = layout_.squareRect(square).adjusted(-out, -out, out, out);
    painter.setPen(QPen(theme_.panel, std::max(3.5, 5 * unit)));
    painter.drawRoundedRect(rect, 11 * unit, 11 * unit);
    painter.setPen(QPen(theme_.ink, std::max(2.0, 2.6 * unit), Qt::DashLine));
    painter.drawRoundedRect(rect, 11 * unit, 11 * unit);
}

}  // namespace bukvol::desktop
