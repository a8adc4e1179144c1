// Pictures of the parts of a board, kept between frames.
#pragma once

#include <QHash>
#include <QPixmap>
#include <vector>

#include "desktop/look/board_layout.h"
#include "desktop/look/theme.h"
#include "desktop/look/tile_painter.h"

namespace bukvol::desktop {

/// All pictures are opaque, so that a frame only copies them.
class BoardCache {
public:
    /// Forgets all pictures when they would look different now.
    void prepare(const Theme& theme, const BoardLayout& layout);

    struct Part {
        QRectF place;
        QPixmap picture;
    };
    /// The frame around the squares, in four parts.
    const std::vector<Part>& border();
    /// A square, with a tile where there is a look of one, and with the marks of a square that may be used.
    const QPixmap& cell(Square square, const std::optional<TileLook>& tile, bool marked);

private:
    QPixmap paintedCell(Square square, const std::optional<TileLook>& tile, bool marked);

    std::optional<Theme> theme_;
    std::optional<BoardLayout> layout_;
    std::vector<Part> border_;
    QHash<QString, QPixmap> cells_;
};

}  // namespace bukvol::desktop
