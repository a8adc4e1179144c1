// Where matches and positions are looked at without playing: the replay, and a position that was given.
#pragma once

#include <QAction>
#include <QMenu>
#include <QPointer>
#include <QStackedWidget>
#include <optional>

#include "desktop/app/waiting_match.h"
#include "desktop/pages/match_page.h"
#include "desktop/pages/position_page.h"
#include "desktop/pages/replay_page.h"

namespace bukvol::desktop {

class ReplayRoom : public QObject {
    Q_OBJECT
public:
    ReplayRoom(QStackedWidget& pages, MatchPage& matchPage, MatchSession& session, Appearance& appearance,
               WaitingMatch& waiting, QWidget& window);

    void addTo(QMenu& menu);
    void retranslate();
    /// Whether the entry can be chosen now.
    void update();

    /// Looks back at the match that is played.
    void showCurrent();
    /// Looks back at another match, from its beginning on.
    void show(Match match, const QString& notice = {});
    /// Null until it is first needed.
    ReplayPage* page() { return page_; }
    /// The replay is on the screen.
    bool shown() const { return page_ != nullptr && pages_.currentWidget() == page_; }

    /// Shows a position that was given.
    void showPosition(const SharedPosition& position, const Language& language);
    /// What can be copied from the page that is shown.
    const Match* shownMatch() const;
    std::optional<SharedPosition> shownPosition() const;
    /// Says something on the pages of this room.
    void tell(const QString& sentence);

signals:
    void copyPositionAsked();
    /// A board of this room is on the screen for the first time.
    void firstPainted();
    /// A new match is to be played, one that goes on from a step of another.
    void playAsked(const bukvol::Match& match);
    /// There is no page to go back to.
    void startPageAsked();

private:
    /// `current`: it is the match that is played.
    void open(Match match, std::optional<int> stop, const QString& notice, bool current);
    void leave();
    void goOnFrom(int stop);
    void rememberPage();

    QStackedWidget& pages_;
    MatchPage& matchPage_;
    MatchSession& session_;
    Appearance& appearance_;
    WaitingMatch& waiting_;
    QWidget& window_;
    ReplayPage* page_ = nullptr;
    PositionPage* positionPage_ = nullptr;
    QPointer<QWidget> cameFrom_;
    QAction* look_ = nullptr;
};

}  // namespace bukvol::desktop
