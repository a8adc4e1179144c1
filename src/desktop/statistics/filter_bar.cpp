#include "desktop/statistics/filter_bar.h"
#include "desktop/play/computer_text.h"

#include <QDateTime>
#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QSignalBlocker>

#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

constexpr std::array periodDays{0, 7, 30, 365};  // 0: the whole time

/// A player as the data of an item: the level, then the name.
QString keyOf(const PlayerKey& player) {
    return QStringLiteral("%1 %2").arg(player.level).arg(player.name);
}

}  // namespace

FilterBar::FilterBar(LexiconLocator& lexicons, QWidget* parent)
    : QWidget(parent),
      lexicons_(lexicons),
      player_(new QComboBox),
      language_(new QComboBox),
      game_(new QComboBox),
      period_(new QComboBox),
      playerLabel_(new QLabel),
      languageLabel_(new QLabel),
      gameLabel_(new QLabel),
      periodLabel_(new QLabel) {
    player_->setObjectName(QStringLiteral("filterPlayer"));
    language_->setObjectName(QStringLiteral("filterLanguage"));
    game_->setObjectName(QStringLiteral("filterGame"));
    period_->setObjectName(QStringLiteral("filterPeriod"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(3);
    int column = 0;
    for (const auto& [label, box] : {std::pair(playerLabel_, player_), std::pair(languageLabel_, language_),
                                     std::pair(gameLabel_, game_), std::pair(periodLabel_, period_)}) {
        label->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        box->setMaxVisibleItems(20);
        grid->addWidget(label, 0, column);
        grid->addWidget(box, 1, column);
        grid->setColumnStretch(column, column == 0 ? 4 : 3);
        connect(box, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
        ++column;
    }
    retranslate();
}

QString FilterBar::nameOf(const PlayerKey& player) {
    return player.level > 0 ? tr("Computer: %1").arg(ComputerText::levelName(player.level)) : player.name;
}

StatisticsFilter FilterBar::filter() const {
    StatisticsFilter filter;
    for (const PlayerKey& player : players_) {
        if (player_->currentData().toString() == keyOf(player))
            filter.player = player;
    }
    filter.language = language_->currentData().toString();
    filter.game = game_->currentData().toString();
    if (const int days = period_->currentData().toInt(); days > 0)
        filter.since = QDateTime::currentDateTimeUtc().addDays(-days).toString(Qt::ISODate);
    return filter;
}

void FilterBar::setChoices(const std::vector<PlayerKey>& players, const QStringList& languages) {
    if (players == players_ && languages == codes_ && player_->count() > 0)
        return;
    players_ = players;
    codes_ = languages;
    retranslate();
}

QString FilterBar::languageName(const QString& code) const {
    const auto lexicon = lexicons_.lexicon(code.toStdString());
    const std::string interfaceLanguage = QLocale().bcp47Name().left(2).toStdString();
    return lexicon ? QString::fromStdString(lexicon->language().nameIn(interfaceLanguage)) : code;
}

void FilterBar::retranslate() {
    const auto refill = [](QComboBox& box, const auto& fill) {
        const QSignalBlocker silent(&box);
        const QVariant chosen = box.currentData();
        box.clear();
        fill(box);
        box.setCurrentIndex(std::max(0, box.findData(chosen)));
    };
    playerLabel_->setText(tr("&Player"));
    languageLabel_->setText(tr("&Language"));
    gameLabel_->setText(tr("&Game"));
    periodLabel_->setText(tr("&Time"));
    refill(*player_, [this](QComboBox& box) {
        box.addItem(tr("Everyone"), QString());
        bool persons = true;
        for (const PlayerKey& player : players_) {
            // The computer stands apart.
            if (persons && player.level > 0)
                box.insertSeparator(box.count());
            persons = player.level == 0;
            box.addItem(nameOf(player), keyOf(player));
        }
    });
    refill(*language_, [this](QComboBox& box) {
        box.addItem(tr("All languages"), QString());
        for (const QString& code : codes_)
            box.addItem(languageName(code), code);
    });
    refill(*game_, [](QComboBox& box) {
        box.addItem(tr("All games"), QString());
        for (const GameKind game : {GameKind::bukvologika, GameKind::balda})
            box.addItem(TurnText::gameName(game), QString::fromStdString(std::string(code(game))));
    });
    refill(*period_, [](QComboBox& box) {
        const QStringList names{tr("The whole time"), tr("7 days"), tr("30 days"), tr("A year")};
        for (std::size_t i = 0; i < periodDays.size(); ++i)
            box.addItem(names[static_cast<qsizetype>(i)], periodDays[i]);
    });
}

void FilterBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
