#include "desktop/pages/new_match/players_page.h"

#include <QFormLayout>
#include <QGridLayout>

#include "core/computer/level.h"
#include "desktop/app/setup_store.h"
#include "desktop/pages/choice_box.h"
#include "desktop/play/computer_text.h"

namespace bukvol::desktop {

namespace {

constexpr int mostPlayers = 6;

}  // namespace

PlayersPage::PlayersPage(LexiconLocator& lexicons, QWidget* parent)
    : SetupPage(parent), language_(new QComboBox), players_(new QSpinBox), byLot_(new QCheckBox) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(8);
    language_->setObjectName(QStringLiteral("language"));
    addLanguages(*language_, lexicons);
    form->addRow(tr("&Language"), language_);
    players_->setObjectName(QStringLiteral("players"));
    players_->setRange(2, mostPlayers);
    form->addRow(tr("&Number of players"), players_);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    for (int i = 0; i < mostPlayers; ++i) {
        auto* name = new QLineEdit;
        name->setObjectName(QStringLiteral("name%1").arg(i + 1));
        name->setMaxLength(keptNameLength);
        name->setPlaceholderText(tr("Player %1").arg(i + 1));
        name->setAccessibleName(tr("Name of player %1").arg(i + 1));
        names_.push_back(name);
        auto* kind = new QComboBox;
        kind->setObjectName(QStringLiteral("kindOfPlayer%1").arg(i + 1));
        kind->setAccessibleName(tr("Who player %1 is").arg(i + 1));
        kind->addItem(tr("Person"), 0);
        for (int level = 1; level <= computerLevels; ++level)
            kind->addItem(tr("Computer: %1").arg(ComputerText::levelName(level)), level);
        kinds_.push_back(kind);
        connect(kind, &QComboBox::currentIndexChanged, this, [this] {
            showNames();
            emit changed();
        });
        grid->addWidget(name, i, 0);
        grid->addWidget(kind, i, 1);
    }
    grid->setColumnStretch(0, 1);
    form->addRow(grid);
    byLot_->setText(tr("Draw lots for the &order"));
    form->addRow(byLot_);

    connect(language_, &QComboBox::currentIndexChanged, this, &SetupPage::changed);
    connect(players_, &QSpinBox::valueChanged, this, [this] {
        showNames();
        emit changed();
    });
}

void PlayersPage::showNames() {
    std::vector<Seat> seats;
    for (int i = 0; i < mostPlayers; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const int level = kinds_[at]->currentData().toInt();
        seats.push_back({{}, level > 0, level});
        names_[at]->setVisible(i < players_->value());
        kinds_[at]->setVisible(i < players_->value());
        names_[at]->setPlaceholderText(level > 0 ? ComputerText::seatName(seats, at)
                                                 : tr("Player %1").arg(i + 1));
    }
}

void PlayersPage::showSetup(const MatchSetup& setup) {
    chooseData(*language_, QString::fromStdString(setup.language));
    players_->setValue(setup.game.players);
    for (std::size_t i = 0; i < names_.size() && i < setup.seats.size(); ++i) {
        const Seat& seat = setup.seats[i];
        names_[i]->setText(QString::fromStdString(seat.name));
        chooseData(*kinds_[i], seat.computer ? seat.level : 0);
    }
    byLot_->setChecked(setup.orderByLot);
    showNames();
}

void PlayersPage::fill(MatchSetup& setup) const {
    setup.language = language_->currentData().toString().toStdString();
    setup.game.players = players_->value();
    setup.seats.clear();
    for (int i = 0; i < setup.game.players; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const int level = kinds_[at]->currentData().toInt();
        setup.seats.push_back({names_[at]->text().simplified().toStdString(), level > 0, level});
    }
    setup.orderByLot = byLot_->isChecked();
}

}  // namespace bukvol::desktop
