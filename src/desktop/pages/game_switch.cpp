#include "desktop/pages/game_switch.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>

#include "desktop/play/setup_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

GameSwitch::GameSwitch(const Appearance& appearance, QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    auto* group = new QButtonGroup(this);
    for (int i = 0; i < gameKindCount; ++i) {
        const auto game = static_cast<GameKind>(i);
        const std::string_view name = code(game);
        auto* card = new StyleCard(appearance, {}, {});
        card->setObjectName(QStringLiteral("game-") +
                            QLatin1String(name.data(), static_cast<qsizetype>(name.size())));
        card->setChecked(game == game_);
        group->addButton(card);
        row->addWidget(card);
        cards_[static_cast<std::size_t>(i)] = card;
        // Assistive programs toggle what can be checked, without a click.
        connect(card, &QAbstractButton::toggled, this, [this, game](bool on) {
            if (on && game_ != game)
                emit chosen(game_ = game);
        });
    }
    retranslate();
}

void GameSwitch::setGame(GameKind game) {
    game_ = game;
    cards_[static_cast<std::size_t>(game)]->setChecked(true);
}

void GameSwitch::retranslate() {
    for (int i = 0; i < gameKindCount; ++i) {
        StyleCard& card = *cards_[static_cast<std::size_t>(i)];
        const auto game = static_cast<GameKind>(i);
        card.setText(TurnText::gameName(game));
        card.setToolTip(SetupText::about(game));
        card.setAccessibleDescription(SetupText::about(game));
    }
}

void GameSwitch::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
