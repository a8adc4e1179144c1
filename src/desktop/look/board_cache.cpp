#include "desktop/look/board_cache.h"

#include "desktop/look/board_painter.h"

namespace bukvol::desktop {

namespace {

/// More looks of squares than a match shows at once: what was shown before leaves some.
constexpr qsizetype mostCells = 160;

}  // namespace

void BoardCache::prepare(const Theme& theme, const BoardLayout& layout) {
    if (theme_ == theme && layout_ == layout)
        return;
    theme_ = theme;
    layout_ = layout;
    border_.clear();
    cells_.clear();
}

const std::vector<BoardCache::Part>& BoardCache::border() {
    if (!border_.empty())
        return border_;
    const Geometry& geometry = layout_->geometry();
    const QRectF frame = layout_->frame();
    const QRectF squares =
        layout_->cellRect(Square(0, geometry.ranks - 1)) | layout_->cellRect(Square(geometry.files - 1, 0));
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

const QPixmap& BoardCache::cell(Square square, const std::optional<TileLook>& tile, bool marked) {
    const bool dark = (square.file() + square.rank()) % 2 != 0;
    int kind = int(dark) + 2 * int(marked) + 4 * int(tile.has_value());
    QString letters;
    if (tile) {
        kind += 8 * int(tile->face == Face::black) + 16 * int(tile->joker) + 32 * int(tile->ring) +
                64 * int(tile->bare);
        letters = tile->letter + QLatin1Char('/') + tile->jokerLetter;
    }
    const QString key = QString::number(kind) + letters;
    const auto found = cells_.constFind(key);
    if (found != cells_.constEnd())
        return *found;
    if (cells_.size() >= mostCells)
        cells_.clear();
    return *cells_.insert(key, paintedCell(square, tile, marked));
}

/// What several looks have in common, the wood and the bare face, is painted once and copied.
QPixmap BoardCache::paintedCell(Square square, const std::optional<TileLook>& tile, bool marked) {
    const QRectF place = layout_->cellRect(square);
    QPixmap picture;
    if (tile && !tile->bare) {
        picture = cell(square, tile->withoutLetter(), false);
    } else if (tile || marked) {
        picture = cell(square, std::nullopt, false);
    } else {
        picture = QPixmap(place.size().toSize());
        picture.fill(theme_->frame);
    }
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-place.topLeft());
    if (!tile && !marked)
        paintSquare(painter, *theme_, *layout_, square);
    else if (tile && tile->bare)
        paintTileFace(painter, layout_->tileRect(square), *tile, *theme_);
    else if (tile)
        paintTileLetter(painter, layout_->tileRect(square), *tile, *theme_);
    if (marked)
        paintMark(painter, *layout_, square, tile.has_value(), *theme_);
    return picture;
}

}  // namespace bukvol::desktop
