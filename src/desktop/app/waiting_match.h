// The match that is played waits while another page is looked at.
#pragma once

#include <QStackedWidget>

#include "desktop/pages/match_page.h"

namespace bukvol::desktop {

class WaitingMatch : public QObject {
    Q_OBJECT
public:
    WaitingMatch(QStackedWidget& pages, const MatchPage& matchPage, MatchSession& session, QObject* parent);

    /// The clock runs on while this page is on the screen, for it shows the match itself; null: none does.
    void runOnAt(const QWidget* page) { runsOnAt_ = page; }

private:
    void follow();

    QStackedWidget& pages_;
    const MatchPage& matchPage_;
    MatchSession& session_;
    const QWidget* runsOnAt_ = nullptr;
    bool waits_ = false;
};

}  // namespace bukvol::desktop
