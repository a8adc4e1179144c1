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
    ground_ = QPixmap();
    cells_.clear();
}

const QPixmap& BoardCache::ground() {
    if (ground_.isNull()) {
        ground_ = QPixmap(layout_->frame().size().toSize());
        ground_.fill(theme_->window);
        QPainter painter(&ground_);
        painter.translate(-layout_->frame().topLeft());
        paintBoardGround(painter, *theme_, *layout_);
    }
    return ground_;
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
    const QRectF place = layout_->cellRect(square);
    QPixmap picture = ground().copy(place.translated(-layout_->frame().topLeft()).toRect());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-place.topLeft());
    if (tile)
        paintTile(painter, layout_->tileRect(square), *tile, *theme_);
    if (marked)
        paintMark(painter, *layout_, square, tile.has_value(), *theme_);
    painter.end();
    return *cells_.insert(key, picture);
}

}  // namespace bukvol::desktop
