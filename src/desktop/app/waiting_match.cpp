#include "desktop/app/waiting_match.h"

#include <utility>

namespace bukvol::desktop {

WaitingMatch::WaitingMatch(QStackedWidget& pages, const MatchPage& matchPage, MatchSession& session,
                           QObject* parent)
    : QObject(parent), pages_(pages), matchPage_(matchPage), session_(session) {
    connect(&pages_, &QStackedWidget::currentChanged, this, &WaitingMatch::follow);
}

void WaitingMatch::follow() {
    const QWidget* page = pages_.currentWidget();
    if (page == &matchPage_) {
        runsOnAt_ = nullptr;
        if (std::exchange(waits_, false) && session_.active())
            session_.setPaused(false);
    } else if (page != runsOnAt_ && session_.active() && !session_.match().over() && !session_.paused()) {
        waits_ = true;
        session_.setPaused(true);
    }
}

}  // namespace bukvol::desktop
