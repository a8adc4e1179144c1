#include "desktop/pages/new_match/style_picker.h"

#include <QSignalBlocker>
#include <utility>

namespace bukvol::desktop {

StylePicker::StylePicker(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(10);
}

void StylePicker::offer(GameKind game) {
    game_ = game;
    for (StyleCard* card : std::exchange(cards_, {}))
        delete card;
    styles_.clear();
    add(QStringLiteral("friendlyStyle"), tr("Hints, taking back, and the players may agree on a word"),
        {tr("Friendly"), friendlyStyle(game)});
    add(QStringLiteral("tournamentStyle"),
        game == GameKind::balda
            ? tr("Clock with penalty, nothing is told beforehand nor taken back")
            : tr("Clock with penalty, a declared kind is binding, nothing is told beforehand"),
        {tr("Tournament"), tournamentStyle(game)});
    int number = 0;
    for (const MatchStyle& style : own_) {
        if (style.options.game.game == game)
            add(QStringLiteral("ownStyle%1").arg(++number), {}, style);
    }
}

void StylePicker::add(const QString& objectName, const QString& details, const MatchStyle& style) {
    constexpr int columns = 2;
    auto* card = new StyleCard(appearance_, style.name, details);
    card->setObjectName(objectName);
    // Assistive programs toggle what can be checked, without a click.
    connect(card, &QAbstractButton::toggled, this, [this, options = style.options] { emit chosen(options); });
    const int place = static_cast<int>(cards_.size());
    grid_->addWidget(card, place / columns, place % columns);
    cards_.push_back(card);
    styles_.push_back(style);
}

void StylePicker::setOwnStyles(const std::vector<MatchStyle>& styles) {
    own_ = styles;
    game_.reset();
}

void StylePicker::showSetup(const MatchSetup& setup) {
    if (game_ != setup.game.game)
        offer(setup.game.game);
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const QSignalBlocker shownOnly(cards_[i]);
        cards_[i]->setChecked(followsStyle(setup, styles_[i].options));
    }
}

}  // namespace bukvol::desktop
