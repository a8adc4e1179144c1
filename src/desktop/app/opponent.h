// The computer as the window has it: it plays its seats, gives hints, and is offered on the start page.
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include "desktop/app/settings.h"
#include "desktop/pages/match_page.h"
#include "desktop/pages/start_page.h"
#include "desktop/play/computer_seat.h"
#include "desktop/play/hint_giver.h"

namespace bukvol::desktop {

class Opponent : public QObject {
    Q_OBJECT
public:
    /// To be made after the page, which must be the first to see what the match has come to.
    Opponent(QMainWindow& window, MatchPage& matchPage, StartPage& startPage, MatchSession& session,
             Settings& settings, Random random);

    /// Puts its entry into a menu.
    void addTo(QMenu& menu);
    void retranslate();
    void useSettings();
    /// The match stands at another point.
    void update();
    /// Takes over what a match was set up with.
    void remember(const MatchSetup& setup);
    /// A match of two: the first person of the setup and the computer at its level.
    MatchSetup against(MatchSetup setup) const;

    ComputerSeat& seat() { return seat_; }
    HintGiver& hints() { return hints_; }

private:
    QMainWindow& window_;
    StartPage& startPage_;
    Settings& settings_;
    ComputerSeat seat_;
    HintGiver hints_;
    QAction* hint_ = nullptr;
};

}  // namespace bukvol::desktop
