#include "desktop/app/menu_entry.h"

namespace bukvol::desktop {

QAction* addEntry(QMenu& menu, QWidget& window, const char* name, const QList<QKeySequence>& keys,
                  Qt::ShortcutContext context) {
    QAction* action = menu.addAction(QString());
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    action->setShortcutContext(context);
    window.addAction(action);
    return action;
}

}  // namespace bukvol::desktop
