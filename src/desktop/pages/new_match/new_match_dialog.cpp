#include "desktop/pages/new_match/new_match_dialog.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "desktop/app/lexicon_locator.h"
#include "desktop/pages/new_match/bukvologika_page.h"
#include "desktop/pages/new_match/clock_page.h"
#include "desktop/pages/new_match/players_page.h"
#include "desktop/pages/new_match/words_page.h"

namespace bukvol::desktop {

namespace {

/// Of a column, with text of the usual size.
constexpr int columnWidth = 405;

}  // namespace

NewMatchDialog::NewMatchDialog(const Appearance& program, LexiconLocator& lexicons, Settings& settings,
                               const MatchSetup& setup, QWidget* parent)
    : ThemedDialog(program, parent),
      lexicons_(lexicons),
      settings_(settings),
      styles_(new StylePicker(look())) {
    setObjectName(QStringLiteral("newMatchDialog"));
    setWindowTitle(tr("Set up a match"));
    auto* players = new PlayersPage(lexicons);
    auto* game = new BukvologikaPage;
    auto* words = new WordsPage;
    auto* clock = new ClockPage;
    pages_ = {players, game, words, clock};

    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(makeChoice(players), 1);
    columns->addWidget(makeMore({{tr("Board and turns"), game}, {tr("Words"), words}, {tr("Clock"), clock}}),
                       1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(18, 16, 18, 16);
    all->setSpacing(14);
    all->addLayout(columns, 1);
    all->addLayout(makeButtons());
    all->setSizeConstraint(QLayout::SetFixedSize);

    styles_->setOwnStyles(settings.ownStyles());
    connect(styles_, &StylePicker::chosen, this, [this](const MatchSetup& style) {
        MatchSetup chosen = this->setup();
        applyStyle(style, chosen);
        showSetup(chosen);
    });
    for (SetupPage* page : pages_)
        connect(page, &SetupPage::changed, this, &NewMatchDialog::check);
    showSetup(setup);
    showMore(false);
    start_->setFocus();
}

QWidget* NewMatchDialog::makeChoice(SetupPage* players) {
    auto* column = new QWidget;
    column->setFixedWidth(columnWidth * look().textSize() / 100);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(makeHeading(tr("Style")));
    layout->addWidget(styles_);
    layout->addSpacing(8);
    layout->addWidget(makeHeading(tr("Players")));
    layout->addWidget(players);
    layout->addStretch();
    return column;
}

QWidget* NewMatchDialog::makeMore(const std::vector<std::pair<QString, SetupPage*>>& pages) {
    auto* card = new Card(look());
    card->setFixedWidth(columnWidth * look().textSize() / 100);
    auto* bar = new QTabBar;
    bar->setObjectName(QStringLiteral("moreTabs"));
    bar->setDrawBase(false);
    bar->setExpanding(false);
    auto* stack = new QStackedWidget;
    for (const auto& [title, page] : pages) {
        bar->addTab(title);
        stack->addWidget(page);
    }
    connect(bar, &QTabBar::currentChanged, stack, &QStackedWidget::setCurrentIndex);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(12, 10, 12, 12);
    layout->addWidget(bar);
    layout->addWidget(stack, 1);
    layout->addWidget(makeKeeping());
    more_ = card;
    return card;
}

QWidget* NewMatchDialog::makeKeeping() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(9, 0, 9, 0);
    styleName_ = new QLineEdit;
    styleName_->setObjectName(QStringLiteral("styleName"));
    styleName_->setMaxLength(maxStyleNameLength);
    styleName_->setPlaceholderText(tr("Name of an own style"));
    styleName_->setAccessibleName(styleName_->placeholderText());
    keepStyle_ = new QPushButton(tr("&Keep"));
    keepStyle_->setObjectName(QStringLiteral("keepStyle"));
    keepStyle_->setAutoDefault(false);
    keepStyle_->setEnabled(false);
    layout->addWidget(styleName_, 1);
    layout->addWidget(keepStyle_);
    connect(styleName_, &QLineEdit::textChanged, this,
            [this](const QString& name) { keepStyle_->setEnabled(!name.simplified().isEmpty()); });
    connect(keepStyle_, &QPushButton::clicked, this, &NewMatchDialog::keepStyle);
    return row;
}

QLayout* NewMatchDialog::makeButtons() {
    problem_ = new QLabel;
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    moreButton_ = new QPushButton;
    moreButton_->setObjectName(QStringLiteral("more"));
    moreButton_->setAutoDefault(false);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    start_ = new QPushButton(tr("Start the match"));
    start_->setObjectName(QStringLiteral("start"));
    start_->setDefault(true);
    connect(moreButton_, &QPushButton::clicked, this, [this] { showMore(more_->isHidden()); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(start_, &QPushButton::clicked, this, &QDialog::accept);
    auto* row = new QHBoxLayout;
    row->addWidget(moreButton_);
    row->addWidget(problem_, 1);
    row->addWidget(cancel);
    row->addWidget(start_);
    return row;
}

void NewMatchDialog::showMore(bool shown) {
    more_->setVisible(shown);
    moreButton_->setText(shown ? tr("« &Fewer options") : tr("&More options »"));
}

void NewMatchDialog::showSetup(const MatchSetup& setup) {
    base_ = setup;
    showing_ = true;
    for (SetupPage* page : pages_)
        page->showSetup(setup);
    showing_ = false;
    check();
}

MatchSetup NewMatchDialog::setup() const {
    MatchSetup setup = base_;
    for (const SetupPage* page : pages_)
        page->fill(setup);
    return setup;
}

void NewMatchDialog::check() {
    if (showing_)
        return;
    MatchSetup chosen = setup();
    QString problem;
    if (const auto lexicon = lexicons_.lexicon(chosen.language); !lexicon) {
        problem = tr("There is no dictionary to play with.");
    } else {
        for (SetupPage* page : pages_)
            page->adapt(chosen, lexicon->language());
        chosen = setup();
        const auto problems = problemsOf(chosen.game, lexicon->language());
        const auto has = [&](OptionsProblem one) {
            return std::find(problems.begin(), problems.end(), one) != problems.end();
        };
        if (has(OptionsProblem::bagTooSmall))
            problem = tr("The bag has too few letters for so many racks.");
        else if (has(OptionsProblem::movesPerPlayer))
            problem = tr("Choose 1 to 99 moves.");
        else if (!problems.empty())
            problem = tr("A match cannot be played with these options.");
    }
    styles_->showSetup(chosen);
    problem_->setText(problem);
    start_->setEnabled(problem.isEmpty());
}

void NewMatchDialog::keepStyle() {
    const QString name = SettingValues::cleanLine(styleName_->text(), maxStyleNameLength);
    std::vector<MatchStyle> styles = settings_.ownStyles();
    const auto same = std::find_if(styles.begin(), styles.end(),
                                   [&](const MatchStyle& style) { return style.name == name; });
    if (same != styles.end()) {
        same->options = setup();
    } else if (styles.size() < maxOwnStyles) {
        styles.push_back({name, setup()});
    } else {
        problem_->setText(tr("%n own style(s) can be kept; delete one in the settings first.", nullptr,
                             static_cast<int>(maxOwnStyles)));
        return;
    }
    settings_.setOwnStyles(styles);
    styles_->setOwnStyles(styles);
    styles_->showSetup(setup());
    styleName_->clear();
}

}  // namespace bukvol::desktop
