// The program's own drawings, in any colour.
#pragma once

#include <QPainter>
#include <QString>

namespace bukvol::desktop {

/// Draws a picture of the resources ("kinds/castling", "actions/undo"), as large as fits, in the middle of a
/// rectangle. Nothing where there is none of this name.
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& ink);

}  // namespace bukvol::desktop
