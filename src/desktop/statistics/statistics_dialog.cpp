#include "desktop/statistics/statistics_dialog.h"

#include <QCollator>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "desktop/look/text_style.h"
#include "desktop/statistics/gloss.h"
#include "desktop/widgets/board_accessible.h"
#include "desktop/widgets/window_size.h"

namespace bukvol::desktop {

namespace {

constexpr QSize usualSize(980, 700);
constexpr QSize smallestSize(820, 560);

}  // namespace

StatisticsDialog::StatisticsDialog(const Appearance& program, StatisticsStore& store,
                                   LexiconLocator& lexicons, QWidget* parent)
    : ThemedDialog(program, parent),
      store_(store),
      lexicons_(lexicons),
      filter_(new FilterBar(lexicons)),
      tabs_(new QTabBar),
      pages_(new QStackedWidget),
      words_(new WordTable(look())),
      notice_(new QLabel),
      delete_(new DeleteBar(look())),
      close_(new QPushButton) {
    setObjectName(QStringLiteral("statisticsDialog"));
    setMinimumSize(smallestSize);
    resize(sizeWithin(parent, usualSize));
    tabs_->setObjectName(QStringLiteral("statisticsTabs"));
    tabs_->setExpanding(false);
    tabs_->setDrawBase(false);
    for (int page = 0; page < 3; ++page)
        tabs_->addTab(QString());
    pages_->addWidget(makeOverview());
    pages_->addWidget(makeRecords());
    pages_->addWidget(words_);
    notice_->setObjectName(QStringLiteral("statisticsNotice"));
    notice_->setWordWrap(true);
    notice_->setTextFormat(Qt::PlainText);
    notice_->hide();
    close_->setObjectName(QStringLiteral("closeStatistics"));
    close_->setAutoDefault(false);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(12);
    bottom->addWidget(delete_, 1);
    bottom->addWidget(close_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(18, 16, 18, 16);
    all->setSpacing(12);
    all->addWidget(filter_);
    all->addWidget(tabs_);
    all->addWidget(pages_, 1);
    all->addWidget(notice_);
    all->addLayout(bottom);
    connect(tabs_, &QTabBar::currentChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(filter_, &FilterBar::changed, this, &StatisticsDialog::ask);
    connect(delete_, &DeleteBar::deleteAsked, &store_, &StatisticsStore::deletePlayer);
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
    connectStore();
    retranslate();
}

QWidget* StatisticsDialog::makeOverview() {
    auto* page = new QWidget;
    auto* numbers = new QHBoxLayout;
    numbers->setSpacing(10);
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        numbers_[i] = new NumberCard(look());
        numbers_[i]->setObjectName(QStringLiteral("number%1").arg(i));
        numbers->addWidget(numbers_[i]);
    }
    scores_ = new ScoresPlot(look());
    scores_->setObjectName(QStringLiteral("scoresPlot"));
    kinds_ = new KindsPlot(look());
    kinds_->setObjectName(QStringLiteral("kindsPlot"));
    auto* plots = new QHBoxLayout;
    plots->setSpacing(10);
    plots->addWidget(scores_, 1);
    plots->addWidget(kinds_, 1);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addLayout(numbers);
    layout->addLayout(plots, 1);
    return page;
}

QWidget* StatisticsDialog::makeRecords() {
    auto* page = new QWidget;
    records_ = new TableCard(look(), "recordsTable");
    longWords_ = new TableCard(look(), "longWordsTable");
    recordsTitle_ = makeHeading({}, 16);
    longWordsTitle_ = makeHeading({}, 16);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(recordsTitle_);
    layout->addWidget(records_, 4);
    layout->addSpacing(6);
    layout->addWidget(longWordsTitle_);
    layout->addWidget(longWords_, 5);
    return page;
}

void StatisticsDialog::connectStore() {
    connect(&store_, &StatisticsStore::answered, this, [this](const StatisticsAnswer& answer) {
        answer_ = answer;
        filter_->setChoices(answer_.players, answer_.languages);
        // Whoever was asked for may be gone.
        if (answer_.filter.player && !filter_->filter().player)
            return ask();
        showAnswer();
    });
    connect(&store_, &StatisticsStore::changed, this, [this] {
        if (isVisible())
            ask();
    });
    connect(&store_, &StatisticsStore::failed, this, [this](const QString& reason) {
        tell(tr("The statistics cannot be kept (%1). They are counted from the records of the matches.")
                 .arg(reason));
    });
    connect(&store_, &StatisticsStore::setAside, this, [this](const QString& path) {
        tell(tr("The statistics were damaged and were counted anew from the records; the old file is %1.")
                 .arg(QDir::toNativeSeparators(path)));
    });
}

void StatisticsDialog::present(Page page) {
    tabs_->setCurrentIndex(static_cast<int>(page));
    ask();
    show();
    raise();
    activateWindow();
    tabs_->setFocus();
}

void StatisticsDialog::ask() {
    store_.ask(filter_->filter());
}

void StatisticsDialog::tell(const QString& sentence) {
    notice_->setText(QStringLiteral("✕ ") + sentence);
    colourText(*notice_, look().theme().refusal);
    notice_->show();
    announce(*notice_, sentence);
}

void StatisticsDialog::showAnswer() {
    showNumbers();
    scores_->setMatches(answer_.overTime);
    kinds_->setKinds(answer_.kinds);
    showRecords();
    showWords();
    const auto& player = answer_.filter.player;
    delete_->setPlayer(player && player->level == 0 ? player->name : QString());
}

void StatisticsDialog::showNumbers() {
    const QLocale locale;
    const QString unknown = QStringLiteral("—");
    const bool one = answer_.filter.player.has_value();
    numbers_[0]->setNumber(locale.toString(answer_.matches), tr("matches"));
    numbers_[1]->setNumber(one ? locale.toString(answer_.wins) : unknown, tr("wins"));
    numbers_[2]->setNumber(one ? locale.toString(answer_.draws) : unknown, tr("draws"));
    numbers_[3]->setNumber(locale.toString(answer_.turns), tr("moves"));
    numbers_[4]->setNumber(answer_.turns > 0 ? locale.toString(answer_.pointsATurn(), 'f', 1) : unknown,
                           tr("points a move"));
    numbers_[5]->setNumber(
        answer_.review ? QStringLiteral("%1 %").arg(qRound(*answer_.review * 100)) : unknown,
        tr("of the best move"));
    numbers_[5]->setToolTip(tr("How much of the best moves' points was made, in matches that were reviewed"));
}

void StatisticsDialog::showRecords() {
    const QLocale locale;
    const auto who = [this](const QString& name) {
        return name.isEmpty() && answer_.filter.player ? FilterBar::nameOf(*answer_.filter.player) : name;
    };
    QList<QStringList> rows;
    for (const StatisticsRecord& record : answer_.records) {
        QString name;
        QString value = locale.toString(qRound(record.value));
        switch (record.kind) {
            case StatisticsRecord::Kind::matchScore:
                name = tr("Most points in a match");
                break;
            case StatisticsRecord::Kind::longestWord:
                name = tr("Best move");
                value = QStringLiteral("%1 · %2").arg(value, record.word);
                break;
            case StatisticsRecord::Kind::average:
                name = tr("Most points a move in a match");
                value = locale.toString(record.value, 'f', 1);
                break;
            case StatisticsRecord::Kind::winsInRow:
                name = tr("Most wins in a row");
                break;
        }
        rows << QStringList{name, value, who(record.player), shownDay(record.started)};
    }
    records_->setTable({tr("Record"), tr("How much"), tr("Who"), tr("When")}, std::move(rows), 0,
                       tr("Records"));
    rows.clear();
    for (const StatisticsWord& word : answer_.longestWords) {
        const GlossedWord said = glossed(lexicons_, word.language, word.word);
        rows << QStringList{said.word, said.gloss, who(word.player), shownDay(word.started)};
    }
    longWords_->setTable({tr("Word"), tr("What it means"), tr("Who"), tr("When")}, std::move(rows), 1,
                         tr("Longest words"));
}

void StatisticsDialog::showWords() {
    QList<QStringList> rows;
    for (const MetWord& met : answer_.met) {
        const GlossedWord said = glossed(lexicons_, met.language, met.word);
        rows << QStringList{said.word, said.gloss, shownDay(met.firstMet), QString::number(met.times)};
    }
    // A dictionary's order, not that of the codes of letters.
    QCollator collator;
    std::ranges::sort(rows, [&](const QStringList& one, const QStringList& other) {
        return collator.compare(one.front(), other.front()) < 0;
    });
    const auto& player = answer_.filter.player;
    const QString name = player ? tr("Words that %1 met").arg(FilterBar::nameOf(*player)) : tr("Words met");
    words_->setWords(name, {tr("Word"), tr("What it means"), tr("First met"), tr("Played")}, std::move(rows),
                     tr("No words yet: they come from finished matches."));
}

void StatisticsDialog::retranslate() {
    setWindowTitle(tr("Statistics"));
    tabs_->setAccessibleName(tr("What is shown"));
    tabs_->setTabText(0, tr("&Overview"));
    tabs_->setTabText(1, tr("&Records"));
    tabs_->setTabText(2, tr("&Words met"));
    recordsTitle_->setText(tr("Records"));
    longWordsTitle_->setText(tr("Longest words"));
    close_->setText(tr("Close"));
    showAnswer();
}

void StatisticsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ThemedDialog::changeEvent(event);
}

}  // namespace bukvol::desktop
