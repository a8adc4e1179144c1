// Draws single tiles.
#pragma once

#include <QPainter>
#include <QString>

#include "core/board/board.h"
#include "desktop/look/theme.h"

namespace bukvol::desktop {

struct TileLook {
    QString letter;  ///< empty for a joker
    Face face = Face::white;
    bool joker = false;
    QString jokerLetter;  ///< what a joker stands for just now
    bool ring = false;
    bool bare = false;  ///< without its letter or star, which is drawn later
    double opacity = 1;
};

/// Draws a tile whose face fills `rect`; a thin edge shows below it.
void paintTile(QPainter& painter, const QRectF& rect, const TileLook& look, const Theme& theme);
/// The two layers of a tile, for what runs between them.
void paintTileFace(QPainter& painter, const QRectF& rect, const TileLook& look, const Theme& theme);
void paintTileLetter(QPainter& painter, const QRectF& rect, const TileLook& look, const Theme& theme);

/// Where on the face that fills `rect` the letter or star is drawn.
QRectF tileLetterBounds(const QRectF& rect, const TileLook& look);

/// The five-pointed star of a joker.
void paintStar(QPainter& painter, QPointF centre, double radius, const QColor& colour);

/// Draws text with its capital letters centred in the rectangle.
void paintCentredCapital(QPainter& painter, const QRectF& rect, const QString& text);

}  // namespace bukvol::desktop
