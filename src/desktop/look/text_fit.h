// Fonts that suit the room there is.
#pragma once

#include <QFont>
#include <QSize>
#include <QString>

namespace bukvol::desktop {

/// The largest font not above `font` in which the text is as wide as `width` at most; not below `least`
/// pixels.
QFont fittedFont(QFont font, const QString& text, double width, int least);
/// The same for a text of several lines in a room.
QFont fittedFont(QFont font, const QString& text, QSize room, int least);

}  // namespace bukvol::desktop
