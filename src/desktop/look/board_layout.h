// Where things lie in a drawn board.
#pragma once

#include <QRectF>
#include <optional>

#include "core/board/geometry.h"

namespace bukvol::desktop {

/// A board drawn into a rectangle of device pixels. Squares begin and end on whole pixels, so that all of
/// them look alike and edges are crisp.
class BoardLayout {
public:
    /// `devicePixelRatio`: device pixels to a pixel of widgets; what must be seen keeps a least size in
    /// these.
    BoardLayout(const QRectF& rect, Geometry geometry, double devicePixelRatio = 1);

    /// The same in the pixels of widgets.
    BoardLayout inWidgetPixels() const;

    const Geometry& geometry() const { return geometry_; }
    /// The wooden frame, as large as fits.
    const QRectF& frame() const { return frame_; }
    double step() const { return step_; }
    /// The width of the frame's border against the design.
    double borderUnit() const;
    /// The size of a square against the design.
    double unit() const;
    double devicePixelRatio() const { return devicePixelRatio_; }

    /// All squares with the gaps between them.
    QRectF squares() const;
    /// A square with its part of the gaps around it.
    QRectF cellRect(Square square) const;
    QRectF squareRect(Square square) const;
    /// The face of the tile on a square.
    QRectF tileRect(Square square) const;
    /// The face of a tile whose centre lies at a point counted in squares: (0, 0) is the centre of a1.
    QRectF tileRectAt(QPointF centre) const;
    QRectF fileLabelRect(int file) const;
    QRectF rankLabelRect(int rank) const;
    std::optional<Square> squareAt(QPointF point) const;
    /// A point counted in squares.
    QPointF inSquares(QPointF point) const;

    bool operator==(const BoardLayout&) const = default;

private:
    Geometry geometry_;
    QRectF frame_;
    QPointF corner_;  // the top left of the squares
    double step_ = 0;
    double squareInset_ = 0;
    double tileInset_ = 0;
    double devicePixelRatio_ = 1;
};

}  // namespace bukvol::desktop
