// The font and the colour of a text.
#pragma once

#include <QColor>
#include <QFont>
#include <QWidget>

namespace bukvol::desktop {

/// Gives a widget that shows a text, mostly a label, its font and its colour.
void styleText(QWidget& widget, const QFont& font, const QColor& colour);
/// Its colour alone.
void colourText(QWidget& widget, const QColor& colour);

}  // namespace bukvol::desktop
