// How large a window is when it opens.
#pragma once

#include <QWidget>

namespace bukvol::desktop {

/// The usual size, but no larger than the window that it belongs to: that one fits the screen.
inline QSize sizeWithin(const QWidget* parent, QSize usual) {
    return parent == nullptr ? usual : usual.boundedTo(parent->window()->size());
}

}  // namespace bukvol::desktop
