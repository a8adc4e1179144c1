// An entry of a menu as all rooms of the window make theirs.
#pragma once

#include <QAction>
#include <QMenu>

namespace bukvol::desktop {

/// An entry without its text, which comes with the language. `name`: for tests. The window knows its keys as
/// well, so that they work while the menu bar is hidden; `context`: whether they work in other windows too.
QAction* addEntry(QMenu& menu, QWidget& window, const char* name, const QList<QKeySequence>& keys = {},
                  Qt::ShortcutContext context = Qt::WindowShortcut);

}  // namespace bukvol::desktop
