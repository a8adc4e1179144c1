#include "desktop/look/board_painter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <vector>

#include "desktop/look/board_cache.h"
#include "desktop/look/board_changes.h"
#include "desktop/look/tile_painter.h"

namespace bukvol::desktop {

namespace {

/// Smaller squares have no room for their names beside them; pixels.
constexpr double leastNamedStep = 20;

void paintRounded(QPainter& painter, const QRectF& rect, double radius) {
    painter.drawRoundedRect(rect, radius, radius);
}

QFont labelFont(double pixels) {
    QFont font;
    font.setFamilies({QStringLiteral("PT Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(1, qRound(pixels)));
    return font;
}

}  // namespace

void paintFrame(QPainter& painter, const Theme& theme, const BoardLayout& layout) {
    const QRectF frame = layout.frame();
    const double unit = layout.borderUnit();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.tileOutlines ? QPen(theme.line, theme.outline) : QPen(Qt::NoPen));
    painter.setBrush(theme.frame);
    const double inset = theme.tileOutlines ? theme.outline / 2 : 0;
    paintRounded(painter, frame.adjusted(inset, inset, -inset, -inset), 16 * unit);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.frameLine, 2 * unit));
    paintRounded(painter, frame.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit), 12 * unit);

    const Geometry& geometry = layout.geometry();
    if (layout.step() < leastNamedStep * layout.devicePixelRatio())
        return;
    painter.setFont(labelFont(std::max(11 * layout.devicePixelRatio(), 16 * unit)));
    painter.setPen(theme.frameText);
    for (int file = 0; file < geometry.files; ++file)
        paintCentredCapital(painter, layout.fileLabelRect(file), QString(QChar(u'a' + file)));
    for (int rank = 0; rank < geometry.ranks; ++rank)
        paintCentredCapital(painter, layout.rankLabelRect(rank), QString::number(rank + 1));
}

void paintSquare(QPainter& painter, const Theme& theme, const BoardLayout& layout, Square square) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.tileOutlines ? QPen(QColor(0x8A8A8A), theme.outline / 3) : QPen(Qt::NoPen));
    painter.setBrush((square.file() + square.rank()) % 2 == 0 ? theme.square : theme.otherSquare);
    paintRounded(painter, layout.squareRect(square), 9 * layout.unit());
}

void paintMark(QPainter& painter, const BoardLayout& layout, Square square, bool onTile, const Theme& theme) {
    const double unit = layout.unit();
    const double inset = 6.5 * unit;
    const double arm = layout.step() * 0.16;
    QColor colour = theme.accent;
    if (!theme.tileOutlines)
        colour.setAlphaF(onTile ? 0.95F : 0.7F);
    const double width = std::max(2 * layout.devicePixelRatio(), (theme.tileOutlines ? 4 : 2.6) * unit);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF rect = layout.squareRect(square).adjusted(inset, inset, -inset, -inset);
    const auto corner = [&](QPointF at, double dx, double dy) {
        painter.drawPolyline(QPolygonF({at + QPointF(0, dy), at, at + QPointF(dx, 0)}));
    };
    corner(rect.topLeft(), arm, arm);
    corner(rect.topRight(), -arm, arm);
    corner(rect.bottomLeft(), arm, -arm);
    corner(rect.bottomRight(), -arm, -arm);
}

void BoardPainter::paint(QPainter& painter, std::optional<Square> cursor, const QRectF& exposed) const {
    const QRectF part = exposed.isNull() ? layout_.frame() : exposed;
    if (cache_ != nullptr) {
        cache_->prepare(theme_, layout_);
        paintKept(painter, part);
        painter.setRenderHint(QPainter::Antialiasing);
    } else {
        paintFrame(painter, theme_, layout_);
        for (const Square square : layout_.geometry().squares())
            paintSquare(painter, theme_, layout_, square);
        if (!scene_.hidden)
            paintTiles(painter);
        for (const Square square : scene_.marked)
            paintMark(painter, layout_, square, scene_.board.isOccupied(square), theme_);
    }
    if (!scene_.hidden) {
        paintSnake(painter, part);
        paintSteps(painter);
        paintMovingTiles(painter);
        paintMarks(painter);
    }
    if (cursor)
        paintCursor(painter, *cursor);
}

TileLook BoardPainter::lookOf(Square square) const {
    const Tile tile = scene_.board.tile(square);
    TileLook look;
    look.joker = tile.isJoker();
    look.ring = scene_.changed.contains(square) || scene_.chosen == square;
    look.bare = underSnake().contains(square);
    if (!tile.isJoker()) {
        look.face = tile.face();
        look.letter = scene_.letterText(tile.letter());
        return look;
    }
    const std::size_t steps = std::min(scene_.lettersDrawn(), scene_.jokerLetters.size());
    for (std::size_t step = 0; step < steps; ++step) {
        if (scene_.snake[step] == square && scene_.jokerLetters[step])
            look.jokerLetter = scene_.letterText(*scene_.jokerLetters[step]);
    }
    return look;
}

void BoardPainter::paintKept(QPainter& painter, const QRectF& exposed) const {
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    const auto copy = [&](const QPixmap& picture, QPointF origin, const QRectF& part) {
        const QRectF seen = part & exposed;
        if (!seen.isEmpty()) {
            const QRect whole = seen.toAlignedRect();
            painter.drawPixmap(whole, picture, whole.translated(-origin.toPoint()));
        }
    };
    const Geometry& geometry = layout_.geometry();
    for (const BoardCache::Part& part : cache_->border())
        copy(part.picture, part.place.topLeft(), part.place);
    const SquareSet tiles = scene_.hidden ? SquareSet{} : shownTiles();
    for (const Square square : geometry.squares()) {
        const QRectF cell = layout_.cellRect(square);
        if (!cell.intersects(exposed))
            continue;
        const bool stands = tiles.contains(square) && scene_.lifted != square;
        const bool marked = scene_.marked.contains(square);
        copy(cache_->ground(square, stands ? std::optional(lookOf(square)) : std::nullopt, marked),
             cell.topLeft(), cell);
    }
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Square square : tiles - underSnake()) {
        if (scene_.lifted != square && layout_.cellRect(square).intersects(exposed))
            paintLetter(painter, square);
    }
    if (scene_.lifted && tiles.contains(*scene_.lifted)) {
        TileLook faint = lookOf(*scene_.lifted);
        faint.opacity = 0.3;
        painter.setRenderHint(QPainter::Antialiasing);
        paintTile(painter, layout_.tileRect(*scene_.lifted), faint, theme_);
    }
}

void BoardPainter::paintTiles(QPainter& painter) const {
    for (const Square square : shownTiles()) {
        TileLook look = lookOf(square);
        look.opacity = scene_.lifted == square ? 0.3 : 1;
        paintTile(painter, layout_.tileRect(square), look, theme_);
    }
}

void BoardPainter::paintMovingTiles(QPainter& painter) const {
    for (const MovingTile& moving : scene_.moving) {
        TileLook look;
        look.joker = moving.tile.isJoker();
        look.face = moving.tile.isJoker() ? Face::white : moving.tile.face();
        look.letter = moving.tile.isJoker() ? QString() : scene_.letterText(moving.tile.letter());
        look.opacity = moving.opacity;
        look.ring = true;
        const QRectF rect = layout_.tileRectAt(moving.centre);
        const double grow = rect.width() * (moving.size - 1) / 2;
        paintTile(painter, rect.adjusted(-grow, -grow, grow, grow), look, theme_);
    }
}

QPolygonF BoardPainter::runOfSnake() const {
    QPolygonF run;
    const auto centre = [&](std::size_t step) { return layout_.tileRect(scene_.snake[step]).center(); };
    const std::size_t whole = scene_.lettersDrawn();
    for (std::size_t step = 0; step < whole; ++step)
        run << centre(step);
    if (whole > 0 && whole < scene_.snake.size()) {
        const double part = scene_.snakeDrawn - static_cast<double>(whole);
        run << centre(whole - 1) + part * (centre(whole) - centre(whole - 1));
    }
    return run;
}

void BoardPainter::paintSnake(QPainter& painter, const QRectF& exposed) const {
    QPolygonF run = runOfSnake();
    if (run.isEmpty())
        return;
    if (run.size() == 1)
        run << run.front() + QPointF(0.01, 0);
    const QPen pen(theme_.accent, layout_.step() * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const double opacity = theme_.tileOutlines ? 0.6 : 0.42;
    if (cache_ != nullptr) {
        paintRunByLayers(painter, run, pen, opacity, exposed);
    } else {
        QColor faint = pen.color();
        faint.setAlphaF(static_cast<float>(opacity));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faint, pen.widthF(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(run);
    }
    // The snake runs under the letters and over the faces.
    for (const Square square : underSnake() & shownTiles()) {
        if (layout_.cellRect(square).intersects(exposed))
            paintLetter(painter, square);
    }
}

void BoardPainter::paintRunByLayers(QPainter& painter, const QPolygonF& run, const QPen& pen, double opacity,
                                    const QRectF& exposed) const {
    // What of the run lies in a square: the steps that touch it.
    std::map<Square, std::vector<QLineF>> lines;
    for (qsizetype step = 0; step + 1 < run.size(); ++step) {
        const auto from = static_cast<std::size_t>(step);
        const std::size_t to = std::min(from + 1, scene_.snake.size() - 1);
        for (const Square square : squaresOfStep(scene_.snake[from], scene_.snake[to]))
            lines[square].emplace_back(run[step], run[step + 1]);
    }
    const double reach = pen.widthF() / 2 + 1;
    painter.setOpacity(opacity);
    for (const auto& [square, here] : lines) {
        const QRectF cell = layout_.cellRect(square);
        if (!cell.intersects(exposed))
            continue;
        QRectF bounds;
        for (const QLineF& line : here)
            bounds |= QRectF(line.p1(), line.p2()).normalized().adjusted(-reach, -reach, reach, reach);
        const QRect part = (bounds & cell).translated(-cell.topLeft()).toAlignedRect();
        if (part.isEmpty())  // not reached yet
            continue;
        QImage& layer = cache_->clearedLayer(part);
        QPainter onLayer(&layer);
        onLayer.setRenderHint(QPainter::Antialiasing);
        onLayer.setClipRect(part);
        onLayer.translate(-cell.topLeft());
        onLayer.setPen(pen);
        for (const QLineF& line : here)
            onLayer.drawLine(line);
        onLayer.end();
        painter.drawImage(cell.topLeft() + part.topLeft(), layer, part);
    }
    painter.setOpacity(1);
}

SquareSet BoardPainter::underSnake() const {
    SquareSet squares;
    const std::size_t drawn = std::min(scene_.lettersDrawn() + 1, scene_.snake.size());
    for (std::size_t step = 0; step < drawn && scene_.snakeDrawn > 0; ++step)
        squares.insert(scene_.snake[step]);
    return squares;
}

void BoardPainter::paintLetter(QPainter& painter, Square square) const {
    painter.setOpacity(scene_.lifted == square ? 0.3 : 1);
    if (cache_ != nullptr) {
        const BoardCache::Letter& letter = cache_->letter(square, lookOf(square));
        painter.drawImage(layout_.cellRect(square).topLeft() + letter.offset, letter.picture);
    } else {
        paintTileLetter(painter, layout_.tileRect(square), lookOf(square), theme_);
    }
    painter.setOpacity(1);
}

void BoardPainter::paintSteps(QPainter& painter) const {
    const double unit = layout_.unit();
    const std::size_t drawn = scene_.lettersDrawn();
    const QPen outline = theme_.tileOutlines ? QPen(Qt::black, 1.5) : QPen(Qt::NoPen);
    for (std::size_t i = 1; i < drawn; ++i) {
        const QPointF from = layout_.tileRect(scene_.snake[i - 1]).center();
        const QPointF to = layout_.tileRect(scene_.snake[i]).center();
        painter.save();
        painter.translate((from + to) / 2);
        painter.rotate(std::atan2(to.y() - from.y(), to.x() - from.x()) * 180 / std::numbers::pi);
        painter.scale(unit * 1.15, unit * 1.15);
        painter.setPen(outline);
        painter.setBrush(theme_.accent);
        painter.drawPolygon(QPolygonF({{-5, -6}, {6, 0}, {-5, 6}}));
        painter.restore();
    }
    const double radius = std::max(least(8), 11 * unit);
    QFont font = labelFont(std::max(least(10), 14 * unit));
    font.setBold(true);
    painter.setFont(font);
    for (std::size_t i = 0; i < drawn; ++i) {
        const QRectF tile = layout_.tileRect(scene_.snake[i]);
        const QPointF centre = tile.topRight() + QPointF(-13.5 * unit, 13.5 * unit);
        const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        painter.setPen(outline);
        painter.setBrush(theme_.accent);
        painter.drawEllipse(circle);
        painter.setPen(theme_.accentInk);
        paintCentredCapital(painter, circle, QString::number(i + 1));
    }
}

void BoardPainter::paintMarks(QPainter& painter) const {
    const double unit = layout_.unit();
    if (scene_.hovered) {
        QColor wash = theme_.accent;
        wash.setAlphaF(0.28F);
        painter.setPen(QPen(theme_.accent, std::max(least(2), 3 * unit)));
        painter.setBrush(wash);
        painter.drawRoundedRect(layout_.squareRect(*scene_.hovered), 9 * unit, 9 * unit);
    }
    if (scene_.hinted) {
        const QRectF tile = layout_.tileRect(*scene_.hinted);
        painter.setBrush(Qt::NoBrush);
        for (const double inset : {3.0, 10.0}) {
            const QRectF ring = tile.adjusted(inset * unit, inset * unit, -inset * unit, -inset * unit);
            painter.setPen(QPen(theme_.panel, std::max(least(4), 6 * unit)));
            painter.drawEllipse(ring);
            painter.setPen(QPen(theme_.accent, std::max(least(2), 3.4 * unit)));
            painter.drawEllipse(ring);
        }
    }
    if (scene_.chosen && !scene_.board.isOccupied(*scene_.chosen)) {
        QColor wash = theme_.accent;
        wash.setAlphaF(0.28F);
        painter.setPen(QPen(theme_.accent, std::max(least(2), 4 * unit)));
        painter.setBrush(wash);
        painter.drawRoundedRect(layout_.tileRect(*scene_.chosen), 9 * unit, 9 * unit);
    }
}

void BoardPainter::paintCursor(QPainter& painter, Square square) const {
    const double unit = layout_.unit();
    const double out = 2 * unit;
    painter.setBrush(Qt::NoBrush);
    const QRectF rect = layout_.squareRect(square).adjusted(-out, -out, out, out);
    painter.setPen(QPen(theme_.panel, std::max(least(3.5), 5 * unit)));
    painter.drawRoundedRect(rect, 11 * unit, 11 * unit);
    painter.setPen(QPen(theme_.ink, std::max(least(2), 2.6 * unit), Qt::DashLine));
    painter.drawRoundedRect(rect, 11 * unit, 11 * unit);
}

}  // namespace bukvol::desktop
