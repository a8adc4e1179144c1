#include "desktop/app/opponent.h"

#include <algorithm>

#include "desktop/app/menu_entry.h"

namespace bukvol::desktop {

Opponent::Opponent(QMainWindow& window, MatchPage& matchPage, StartPage& startPage, MatchSession& session,
                   Settings& settings, Random random)
    : QObject(&window),
      window_(window),
      startPage_(startPage),
      settings_(settings),
      seat_(session, random),
      hints_(session) {
    matchPage.setHelpers(seat_, hints_);
    connect(&startPage_, &StartPage::computerLevelChosen, this,
            [this](int level) { settings_.setComputerLevel(level); });
    useSettings();
}

void Opponent::addTo(QMenu& menu) {
    hint_ = addEntry(menu, window_, "hintAction", {Qt::Key_F4});
    connect(hint_, &QAction::triggered, &hints_, &HintGiver::ask);
}

void Opponent::retranslate() {
    hint_->setText(tr("&Hint"));
}

void Opponent::useSettings() {
    seat_.setTime(timeOf(settings_.computerPace(), settings_.computerSeconds()));
    startPage_.setComputerLevel(settings_.computerLevel());
}

void Opponent::update() {
    hint_->setEnabled(hints_.offered());
}

void Opponent::remember(const MatchSetup& setup) {
    const auto computer =
        std::find_if(setup.seats.begin(), setup.seats.end(), [](const Seat& seat) { return seat.computer; });
    if (computer == setup.seats.end())
        return;
    settings_.setComputerLevel(computer->level);
    startPage_.setComputerLevel(computer->level);
}

MatchSetup Opponent::against(MatchSetup setup) const {
    const auto person =
        std::find_if(setup.seats.begin(), setup.seats.end(), [](const Seat& seat) { return !seat.computer; });
    const Seat first = person != setup.seats.end() ? *person : Seat{};
    seatPlayers(setup, {first, {{}, true, settings_.computerLevel()}});
    return setup;
}

}  // namespace bukvol::desktop
