// Draws a board; used by the board widget and wherever a board is pictured.
#pragma once

#include <QPainter>
#include <optional>

#include "desktop/look/board_layout.h"
#include "desktop/look/board_scene.h"
#include "desktop/look/theme.h"

namespace bukvol::desktop {

class BoardCache;
struct TileLook;

/// Draws the wooden frame with the coordinates.
void paintFrame(QPainter& painter, const Theme& theme, const BoardLayout& layout);
/// Draws an empty square upon the frame's wood.
void paintSquare(QPainter& painter, const Theme& theme, const BoardLayout& layout, Square square);

/// Draws the marks of a square that may be used.
void paintMark(QPainter& painter, const BoardLayout& layout, Square square, bool onTile, const Theme& theme);

class BoardPainter {
public:
    /// `cache`: pictures kept between frames; without them everything is drawn, as for paper.
    BoardPainter(const BoardScene& scene, const Theme& theme, const BoardLayout& layout,
                 BoardCache* cache = nullptr)
        : scene_(scene), theme_(theme), layout_(layout), cache_(cache) {}

    /// `cursor`: where the keyboard stands. `exposed`: what has to be drawn; nothing stands for all.
    void paint(QPainter& painter, std::optional<Square> cursor = {}, const QRectF& exposed = {}) const;

private:
    void paintKept(QPainter& painter, const QRectF& exposed) const;
    void paintTiles(QPainter& painter) const;
    void paintLetter(QPainter& painter, Square square) const;
    void paintMovingTiles(QPainter& painter) const;
    void paintSnake(QPainter& painter, const QRectF& exposed) const;
    /// The snake's stroke, drawn square by square on a layer of its own.
    void paintRunByLayers(QPainter& painter, const QPolygonF& run, const QPen& pen, double opacity,
                          const QRectF& exposed) const;
    void paintSteps(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintCursor(QPainter& painter, Square square) const;

    SquareSet shownTiles() const { return scene_.board.occupied() - scene_.absent; }
    TileLook lookOf(Square square) const;
    /// Squares over whose faces the snake runs.
    SquareSet underSnake() const;
    /// The stroke of a snake up to where it has run.
    QPolygonF runOfSnake() const;
    double least(double pixels) const { return pixels * layout_.devicePixelRatio(); }

    const BoardScene& scene_;
    const Theme& theme_;
    const BoardLayout& layout_;
    BoardCache* cache_;
};

}  // namespace bukvol::desktop
