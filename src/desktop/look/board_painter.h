// Draws a board; used by the board widget and wherever a board is pictured.
#pragma once

#include <QPainter>
#include <optional>

#include "desktop/look/board_scene.h"
#include "desktop/look/theme.h"

namespace bukvol::desktop {

/// Where things lie in a board drawn into a rectangle.
class BoardLayout {
public:
    BoardLayout(const QRectF& rect, Geometry geometry);

    /// The wooden frame, as large as fits.
    const QRectF& frame() const { return frame_; }
    double step() const { return step_; }
    QRectF squareRect(Square square) const;
    /// The face of the tile on a square.
    QRectF tileRect(Square square) const;
    QRectF fileLabelRect(int file) const;
    QRectF rankLabelRect(int rank) const;
    std::optional<Square> squareAt(QPointF point) const;

private:
    Geometry geometry_;
    QRectF frame_;
    QPointF corner_;  // the top left of the squares
    double step_ = 0;
};

class BoardPainter {
public:
    BoardPainter(const BoardScene& scene, const Theme& theme, const BoardLayout& layout)
        : scene_(scene), theme_(theme), layout_(layout) {}

    /// `cursor`: where the keyboard stands.
    void paint(QPainter& painter, std::optional<Square> cursor = {}) const;

private:
    void paintFrame(QPainter& painter) const;
    void paintTiles(QPainter& painter) const;
    void paintLetters(QPainter& painter) const;
    void paintSnake(QPainter& painter) const;
    void paintSteps(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintCursor(QPainter& painter, Square square) const;
    void paintBrackets(QPainter& painter, const QRectF& rect, const QColor& colour, double width) const;

    const BoardScene& scene_;
    const Theme& theme_;
    const BoardLayout& layout_;
};

}  // namespace bukvol::desktop
