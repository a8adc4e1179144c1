#include "desktop/pages/new_match/style_picker.h"

#include <QSignalBlocker>

namespace bukvol::desktop {

namespace {

constexpr int columns = 2;

}  // namespace

StylePicker::StylePicker(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(10);
    add(QStringLiteral("friendlyStyle"), tr("Hints, taking back, and the players may agree on a word"),
        {tr("Friendly"), friendlyStyle()}, 0, 0);
    add(QStringLiteral("tournamentStyle"),
        tr("Clock with penalty, a declared kind is binding, nothing is told beforehand"),
        {tr("Tournament"), tournamentStyle()}, 0, 1);
}

void StylePicker::add(const QString& objectName, const QString& details, const MatchStyle& style, int row,
                      int column) {
    auto* card = new StyleCard(appearance_, style.name, details);
    card->setObjectName(objectName);
    // Assistive programs toggle what can be checked, without a click.
    connect(card, &QAbstractButton::toggled, this, [this, options = style.options] { emit chosen(options); });
    grid_->addWidget(card, row, column);
    cards_.push_back(card);
    styles_.push_back(style);
}

void StylePicker::setOwnStyles(const std::vector<MatchStyle>& styles) {
    while (cards_.size() > columns) {
        delete cards_.back();
        cards_.pop_back();
        styles_.pop_back();
    }
    for (std::size_t i = 0; i < styles.size(); ++i)
        add(QStringLiteral("ownStyle%1").arg(i + 1), {}, styles[i], 1 + static_cast<int>(i) / columns,
            static_cast<int>(i) % columns);
}

void StylePicker::showSetup(const MatchSetup& setup) {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const QSignalBlocker shownOnly(cards_[i]);
        cards_[i]->setChecked(followsStyle(setup, styles_[i].options));
    }
}

}  // namespace bukvol::desktop
