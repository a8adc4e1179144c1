// The menu entries that take a turn back and make it again.
#pragma once

#include <QAction>
#include <QMenu>

#include "desktop/pages/match_page.h"

namespace bukvol::desktop {

class UndoMenu : public QObject {
    Q_OBJECT
public:
    UndoMenu(MatchPage& page, const MatchSession& session, QObject* parent);

    /// `window`: where their keys work, whether its menu bar is seen or not.
    void addTo(QMenu& menu, QWidget& window);
    void retranslate();
    /// Whether they can be chosen now.
    void update();

private:
    MatchPage& page_;
    const MatchSession& session_;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
};

}  // namespace bukvol::desktop
