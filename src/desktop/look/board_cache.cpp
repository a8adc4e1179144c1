#include "desktop/look/board_cache.h"

#include "desktop/look/board_painter.h"

namespace bukvol::desktop {

namespace {

/// More letters than an alphabet has on white and on black tiles.
constexpr qsizetype mostLetters = 200;

}  // namespace

void BoardCache::prepare(const Theme& theme, const BoardLayout& layout) {
    if (theme_ == theme && layout_ == layout)
        return;
    theme_ = theme;
    layout_ = layout;
    border_.clear();
    grounds_.clear();
    letters_.clear();
    layer_ = QImage();
}

const std::vector<BoardCache::Part>& BoardCache::border() {
    if (!border_.empty())
        return border_;
    const QRectF frame = layout_->frame();
    const QRectF squares = layout_->squares();
    for (const QRectF& place : {QRectF(frame.topLeft(), QPointF(frame.right(), squares.top())),
                                QRectF(QPointF(frame.left(), squares.bottom()), frame.bottomRight()),
                                QRectF(QPointF(frame.left(), squares.top()), squares.bottomLeft()),
                                QRectF(squares.topRight(), QPointF(frame.right(), squares.bottom()))}) {
        QPixmap picture(place.size().toSize());
        picture.fill(theme_->window);
        QPainter painter(&picture);
        painter.translate(-place.topLeft());
        paintFrame(painter, *theme_, *layout_);
        painter.end();
        border_.push_back({place, picture});
    }
    return border_;
}

const QPixmap& BoardCache::ground(Square square, const std::optional<TileLook>& tile, bool marked) {
    const bool dark = (square.file() + square.rank()) % 2 != 0;
    int kind = int(dark) + 2 * int(marked) + 4 * int(tile.has_value());
    if (tile)
        kind += 8 * int(tile->face == Face::black) + 16 * int(tile->joker) + 32 * int(tile->ring);
    const auto found = grounds_.constFind(kind);
    return found != grounds_.constEnd() ? *found
                                        : *grounds_.insert(kind, paintedGround(square, tile, marked));
}

QPixmap BoardCache::paintedGround(Square square, const std::optional<TileLook>& tile, bool marked) {
    const QRectF place = layout_->cellRect(square);
    QPixmap picture(place.size().toSize());
    picture.fill(theme_->frame);
    QPainter painter(&picture);
    painter.translate(-place.topLeft());
    paintSquare(painter, *theme_, *layout_, square);
    if (tile)
        paintTileFace(painter, layout_->tileRect(square), *tile, *theme_);
    if (marked)
        paintMark(painter, *layout_, square, tile.has_value(), *theme_);
    return picture;
}

const BoardCache::Letter& BoardCache::letter(Square square, const TileLook& tile) {
    const QChar kind = tile.joker ? u'*' : tile.face == Face::black ? u'b' : u'w';
    const QString key = kind + tile.letter + tile.jokerLetter;
    const auto found = letters_.constFind(key);
    if (found != letters_.constEnd())
        return *found;
    if (letters_.size() >= mostLetters)
        letters_.clear();
    const QPoint corner = layout_->cellRect(square).topLeft().toPoint();
    const QRectF face = layout_->tileRect(square);
    const QRect place = tileLetterBounds(face, tile).toAlignedRect();
    QImage picture(place.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-place.topLeft());
    paintTileLetter(painter, face, tile, *theme_);
    painter.end();
    return *letters_.insert(key, {place.topLeft() - corner, picture});
}

QImage& BoardCache::clearedLayer(const QRect& part) {
    if (layer_.isNull())
        layer_ = QImage(layout_->cellRect(Square(0, 0)).size().toSize(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&layer_);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(part, Qt::transparent);
    return layer_;
}

}  // namespace bukvol::desktop
