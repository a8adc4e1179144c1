// The drawings of the five kinds of move.
#pragma once

#include <QPainter>

#include "core/snake/move.h"

namespace bukvol::desktop {

/// Draws the kind's picture, as large as fits, in the middle of a rectangle.
void paintKind(QPainter& painter, const QRectF& rect, MoveKind kind, const QColor& ink);

}  // namespace bukvol::desktop
