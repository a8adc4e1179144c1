#include "desktop/pages/new_match/new_match_dialog.h"

#include <QHBoxLayout>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "desktop/app/lexicon_locator.h"
#include "desktop/pages/new_match/balda_page.h"
#include "desktop/pages/new_match/bukvologika_page.h"
#include "desktop/pages/new_match/course_page.h"
#include "desktop/pages/new_match/players_page.h"
#include "desktop/pages/new_match/words_page.h"
#include "desktop/play/setup_text.h"

namespace bukvol::desktop {

namespace {

/// Of a column, with text of the usual size.
constexpr int columnWidth = 405;
constexpr int margin = 18;
constexpr int spacing = 16;
/// The smallest window has room for no more.
constexpr int widest = 900;
constexpr int leastHeight = 600;

}  // namespace

NewMatchDialog::NewMatchDialog(const Appearance& program, LexiconLocator& lexicons, Settings& settings,
                               const MatchSetup& setup, QWidget* parent)
    : ThemedDialog(program, parent),
      lexicons_(lexicons),
      settings_(settings),
      bukvologika_(new BukvologikaPage),
      balda_(new BaldaPage),
      games_(new GameSwitch(look())),
      styles_(new StylePicker(look())) {
    setObjectName(QStringLiteral("newMatchDialog"));
    setWindowTitle(tr("Set up a match"));
    auto* players = new PlayersPage(lexicons);
    auto* words = new WordsPage;
    auto* course = new CoursePage;
    common_ = {players, words, course};

    auto* columns = new QHBoxLayout;
    columns->setSpacing(spacing);
    choice_ = new ColumnScroll(makeChoice(players));
    columns->addWidget(choice_, 1);
    columns->addWidget(makeMore({{tr("Board"), makeBoard()}, {tr("Words"), words}, {tr("Course"), course}}),
                       1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(margin, 16, margin, 16);
    all->setSpacing(10);
    all->addLayout(columns, 1);
    all->addWidget(makeProblem());
    all->addLayout(makeButtons());
    all->setSizeConstraint(QLayout::SetFixedSize);

    styles_->setOwnStyles(settings.ownStyles());
    connect(games_, &GameSwitch::chosen, this, &NewMatchDialog::changeGame);
    connect(styles_, &StylePicker::chosen, this, [this](const MatchSetup& style) {
        MatchSetup chosen = this->setup();
        applyStyle(style, chosen);
        showSetup(chosen);
    });
    for (SetupPage* page : common_)
        connect(page, &SetupPage::changed, this, &NewMatchDialog::check);
    for (SetupPage* page : {static_cast<SetupPage*>(bukvologika_), static_cast<SetupPage*>(balda_)})
        connect(page, &SetupPage::changed, this, &NewMatchDialog::check);
    showSetup(setup);
    showMore(false);
    start_->setFocus();
}

QWidget* NewMatchDialog::makeChoice(SetupPage* players) {
    auto* choice = new QWidget;
    choice->setFixedWidth(columnPixels());
    auto* layout = new QVBoxLayout(choice);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(games_);
    layout->addSpacing(4);
    layout->addWidget(makeHeading(tr("Style")));
    layout->addWidget(styles_);
    layout->addSpacing(8);
    layout->addWidget(makeHeading(tr("Players")));
    layout->addWidget(players);
    layout->addStretch();
    return choice;
}

QWidget* NewMatchDialog::makeBoard() {
    boards_ = new QStackedWidget;
    boards_->addWidget(bukvologika_);
    boards_->addWidget(balda_);
    return boards_;
}

QWidget* NewMatchDialog::makeMore(const std::vector<std::pair<QString, QWidget*>>& pages) {
    auto* card = new Card(look());
    card->setFixedWidth(columnPixels());
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

QWidget* NewMatchDialog::makeProblem() {
    problem_ = new QLabel;
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    suggestion_ = new QPushButton;
    suggestion_->setObjectName(QStringLiteral("suggestion"));
    suggestion_->setAutoDefault(false);
    connect(suggestion_, &QPushButton::clicked, this, [this] {
        MatchSetup chosen = this->setup();
        chosen.game.balda = evenedOut(chosen.game.balda, chosen.game.players);
        showSetup(chosen);
        start_->setFocus();
    });
    problemRow_ = new QWidget;
    auto* row = new QHBoxLayout(problemRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(problem_, 1);
    row->addWidget(suggestion_);
    // The dialog does not jump while a start word is typed.
    row->addStrut(suggestion_->sizeHint().height());
    return problemRow_;
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
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(start_);
    return row;
}

int NewMatchDialog::columnPixels() const {
    return columnWidth * look().textSize() / 100;
}

bool NewMatchDialog::roomForBoth() const {
    return 2 * (columnPixels() + margin) + spacing <= widest;
}

void NewMatchDialog::keepWithinWindow() {
    if (parentWidget() == nullptr)
        return;
    const QMargins margins = layout()->contentsMargins();
    int others = margins.top() + margins.bottom() + layout()->spacing() + start_->sizeHint().height();
    if (!problemRow_->isHidden())
        others += layout()->spacing() + problemRow_->sizeHint().height();
    choice_->setMostHeight(std::max(parentWidget()->window()->height(), leastHeight) - others);
}

void NewMatchDialog::showMore(bool shown) {
    choice_->setVisible(!shown || roomForBoth());
    more_->setVisible(shown);
    moreButton_->setText(shown ? tr("« &Fewer options") : tr("&More options »"));
}

SetupPage& NewMatchDialog::board() const {
    if (isBalda())
        return *balda_;
    return *bukvologika_;
}

void NewMatchDialog::showSetup(const MatchSetup& setup) {
    base_ = setup;
    showing_ = true;
    games_->setGame(setup.game.game);
    boards_->setCurrentWidget(&board());
    board().showSetup(setup);
    for (SetupPage* page : common_)
        page->showSetup(setup);
    showing_ = false;
    check();
}

MatchSetup NewMatchDialog::setup() const {
    MatchSetup setup = base_;
    for (const SetupPage* page : common_)
        page->fill(setup);
    board().fill(setup);
    return setup;
}

Word NewMatchDialog::startWord() const {
    return isBalda() ? balda_->startWord() : Word();
}

void NewMatchDialog::changeGame(GameKind game) {
    const MatchSetup before = setup();
    left_[static_cast<std::size_t>(before.game.game)] = before;
    std::optional<MatchSetup>& next = left_[static_cast<std::size_t>(game)];
    if (next)
        takeSeats(before, *next);
    else
        next = settings_.setupOf(game, before);
    showSetup(*next);
}

QString NewMatchDialog::problemOf(const MatchSetup& setup, const Lexicon::Pointer& lexicon) {
    if (!lexicon)
        return tr("There is no dictionary to play with.");
    if (isBalda()) {
        const WordJudge judge(lexicon, setup.game.words,
                              setup.game.ownWords && ownWords_ ? ownWords_(setup.language) : nullptr);
        const QString problem = balda_->judgeStartWord(setup.game, judge);
        if (!problem.isEmpty())
            return problem;
    }
    return SetupText::problem(setup.game, lexicon->language());
}

void NewMatchDialog::suggest(const MatchSetup& setup) {
    const BaldaOptions& balda = setup.game.balda;
    const BaldaOptions even = evenedOut(balda, setup.game.players);
    suggestion_->setVisible(isBalda() && even != balda);
    if (even != balda)
        suggestion_->setText(SetupText::suggestion(balda, even));
}

void NewMatchDialog::check() {
    if (showing_)
        return;
    MatchSetup chosen = setup();
    const auto lexicon = lexicons_.lexicon(chosen.language);
    if (lexicon) {
        for (SetupPage* page : common_)
            page->adapt(chosen, lexicon->language());
        board().adapt(chosen, lexicon->language());
        chosen = setup();
    }
    const QString problem = problemOf(chosen, lexicon);
    suggest(chosen);
    styles_->showSetup(chosen);
    problem_->setText(problem);
    problemRow_->setVisible(roomForBoth() || !problem.isEmpty());
    keepWithinWindow();
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
