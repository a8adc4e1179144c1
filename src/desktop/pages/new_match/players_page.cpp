#include "desktop/pages/new_match/players_page.h"

#include <QFormLayout>
#include <QGridLayout>

#include "desktop/app/setup_store.h"
#include "desktop/pages/choice_box.h"

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
        grid->addWidget(name, i / 2, i % 2);
    }
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
    for (int i = 0; i < mostPlayers; ++i)
        names_[static_cast<std::size_t>(i)]->setVisible(i < players_->value());
}

void PlayersPage::showSetup(const MatchSetup& setup) {
    chooseData(*language_, QString::fromStdString(setup.language));
    players_->setValue(setup.game.players);
    for (std::size_t i = 0; i < names_.size() && i < setup.seats.size(); ++i)
        names_[i]->setText(QString::fromStdString(setup.seats[i].name));
    byLot_->setChecked(setup.orderByLot);
    showNames();
}

void PlayersPage::fill(MatchSetup& setup) const {
    setup.language = language_->currentData().toString().toStdString();
    setup.game.players = players_->value();
    setup.seats.clear();
    for (int i = 0; i < setup.game.players; ++i)
        setup.seats.push_back(
            {names_[static_cast<std::size_t>(i)]->text().simplified().toStdString(), false, 0});
    setup.orderByLot = byLot_->isChecked();
}

}  // namespace bukvol::desktop
