// Pictures of the parts of a board, kept between frames.
#pragma once

#include <QHash>
#include <QImage>
#include <QPixmap>
#include <optional>
#include <vector>

#include "desktop/look/board_layout.h"
#include "desktop/look/theme.h"
#include "desktop/look/tile_painter.h"

namespace bukvol::desktop {

/// The grounds are opaque, so that a frame only copies them; letters and the layer of the snake are laid upon
/// them.
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
    /// A square, with the bare face of a tile where there is a look of one, and with the marks of a square
    /// that may be used.
    const QPixmap& ground(Square square, const std::optional<TileLook>& tile, bool marked);
    /// A layer of the size of a square, transparent in a part that is to be used, for what is drawn opaque
    /// and then laid upon the board faintly: much faster than drawing with a translucent colour.
    QImage& clearedLayer(const QRect& part);

    struct Letter {
        QPoint offset;  ///< of the picture from the corner of its square
        QImage picture;
    };
    /// What a tile shows on its face: letter or star.
    const Letter& letter(Square square, const TileLook& tile);

private:
    QPixmap paintedGround(Square square, const std::optional<TileLook>& tile, bool marked);

    std::optional<Theme> theme_;
    std::optional<BoardLayout> layout_;
    std::vector<Part> border_;
    QHash<int, QPixmap> grounds_;
    QImage layer_;
    QHash<QString, Letter> letters_;
};

}  // namespace bukvol::desktop
