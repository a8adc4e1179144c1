#include "desktop/pages/analysis_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "desktop/look/text_style.h"
#include "desktop/pages/choice_box.h"
#include "desktop/play/film_of_move.h"
#include "desktop/play/move_text.h"
#include "desktop/play/position_text.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"
#include "desktop/widgets/board_accessible.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

AnalysisPage::AnalysisPage(Appearance& appearance, LexiconLocator& lexicons, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      lexicons_(lexicons),
      film_(appearance),
      columns_(new QHBoxLayout(this)),
      title_(new QLabel),
      back_(new TextButton(appearance, TextButton::Style::outlined)),
      board_(new AnalysisBoard(appearance)),
      help_(new QLabel),
      joker_(new TextButton(appearance, TextButton::Style::outlined)),
      clear_(new TextButton(appearance, TextButton::Style::outlined)),
      clearAll_(new TextButton(appearance, TextButton::Style::outlined)),
      language_(new QComboBox),
      languageLabel_(new QLabel),
      game_(new QComboBox),
      gameLabel_(new QLabel),
      size_(new QComboBox),
      sizeLabel_(new QLabel),
      reuse_(new QCheckBox),
      foldYo_(new QCheckBox),
      letters_(new QLineEdit),
      lettersLabel_(new QLabel),
      text_(new QPlainTextEdit),
      textLabel_(new QLabel),
      problem_(new QLabel),
      analyse_(new TextButton(appearance, TextButton::Style::primary)),
      progress_(new QProgressBar),
      summary_(new QLabel),
      moves_(new MoveTree) {
    setObjectName(QStringLiteral("analysisPage"));
    build();
    connectFields();
    for (int i = 0; i < 3; ++i)
        game_->addItem({}, i);
    for (int side = 3; side <= maxBoardSide; ++side)
        size_->addItem(QStringLiteral("%1 × %1").arg(side), side);
    retranslate();
    restyle();
    setPosition(QStringLiteral("ru"), {}, Position());
}

void AnalysisPage::build() {
    letters_->setObjectName(QStringLiteral("analysisLetters"));
    text_->setObjectName(QStringLiteral("analysisText"));
    problem_->setObjectName(QStringLiteral("analysisProblem"));
    analyse_->setObjectName(QStringLiteral("analyse"));
    progress_->setObjectName(QStringLiteral("analysisProgress"));
    summary_->setObjectName(QStringLiteral("analysisSummary"));
    moves_->setObjectName(QStringLiteral("analysisMoves"));
    language_->setObjectName(QStringLiteral("analysisLanguage"));
    game_->setObjectName(QStringLiteral("analysisGame"));
    size_->setObjectName(QStringLiteral("analysisSize"));
    reuse_->setObjectName(QStringLiteral("analysisReuse"));
    foldYo_->setObjectName(QStringLiteral("analysisFoldYo"));
    joker_->setObjectName(QStringLiteral("analysisJoker"));
    clear_->setObjectName(QStringLiteral("analysisClear"));
    clearAll_->setObjectName(QStringLiteral("analysisClearAll"));
    back_->setObjectName(QStringLiteral("analysisBack"));
    for (auto* label : {title_, help_, problem_, summary_})
        label->setTextFormat(Qt::PlainText);
    for (auto* label : {help_, problem_, summary_})
        label->setWordWrap(true);
    board_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    text_->setTabChangesFocus(true);
    progress_->setTextVisible(false);
    progress_->setRange(0, 100);
    lettersLabel_->setBuddy(letters_);
    textLabel_->setBuddy(text_);
    languageLabel_->setBuddy(language_);
    gameLabel_->setBuddy(game_);
    sizeLabel_->setBuddy(size_);

    auto* tools = new QHBoxLayout;
    for (auto* button : {joker_, clear_, clearAll_})
        tools->addWidget(button);
    auto* left = new QVBoxLayout;
    left->addWidget(board_, 1);
    left->addWidget(help_);
    left->addLayout(tools);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(back_);
    auto* right = new QVBoxLayout;
    right->setSpacing(6);
    right->addLayout(head);
    right->addLayout(buildChoices());
    right->addLayout(buildButtons());
    right->addWidget(cardAround(appearance_, moves_), 1);
    columns_->addLayout(left, 1);
    columns_->addLayout(right, 1);
    setFocusProxy(board_);
}

QLayout* AnalysisPage::buildChoices() {
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(5);
    grid->addWidget(languageLabel_, 0, 0);
    grid->addWidget(language_, 0, 1, 1, 3);
    grid->addWidget(gameLabel_, 1, 0);
    grid->addWidget(game_, 1, 1);
    grid->addWidget(sizeLabel_, 1, 2);
    grid->addWidget(size_, 1, 3);
    flags_ = new QBoxLayout(QBoxLayout::LeftToRight);
    flags_->addWidget(foldYo_);
    flags_->addWidget(reuse_);
    flags_->addStretch();
    grid->addLayout(flags_, 2, 0, 1, 4);
    grid->addWidget(lettersLabel_, 3, 0);
    grid->addWidget(letters_, 3, 1, 1, 3);
    grid->addWidget(textLabel_, 4, 0, Qt::AlignTop);
    grid->addWidget(cardAround(appearance_, text_), 4, 1, 1, 3);
    grid->addWidget(problem_, 5, 1, 1, 3);
    grid->setColumnStretch(1, 1);
    return grid;
}

QLayout* AnalysisPage::buildButtons() {
    auto* row = new QHBoxLayout;
    row->addWidget(analyse_);
    row->addWidget(progress_, 1);
    row->addWidget(summary_, 2);
    return row;
}

void AnalysisPage::connectFields() {
    connect(language_, &QComboBox::currentIndexChanged, this, &AnalysisPage::useLanguage);
    connect(game_, &QComboBox::currentIndexChanged, this, [this] {
        if (following_)
            return;
        base_ = defaultOptions(isBalda() ? GameKind::balda : GameKind::bukvologika);
        following_ = true;
        foldYo_->setChecked(base_.words.foldYo);
        following_ = false;
        useGame();
    });
    connect(size_, &QComboBox::activated, this, [this] {
        const int side = size_->currentData().toInt();
        Board board({side, side});
        for (const Square square : board_->board().occupied() & board.geometry().squares())
            board.put(square, board_->board().tile(square));
        board_->setBoard(board);
        follow();
    });
    for (auto* box : {reuse_, foldYo_})
        connect(box, &QCheckBox::toggled, this, &AnalysisPage::follow);
    connect(board_, &AnalysisBoard::edited, this, &AnalysisPage::follow);
    connect(board_, &AnalysisBoard::foreignKey, this,
            [this](const QString& text) { say(tr("This language has no letter “%1”").arg(text)); });
    connect(letters_, &QLineEdit::textEdited, this, &AnalysisPage::follow);
    connect(text_, &QPlainTextEdit::textChanged, this, &AnalysisPage::readText);
    connect(joker_, &QAbstractButton::clicked, this, [this] {
        board_->putJoker();
        board_->setFocus();
    });
    connect(clear_, &QAbstractButton::clicked, this, [this] {
        board_->clearSquare();
        board_->setFocus();
    });
    connect(clearAll_, &QAbstractButton::clicked, this, [this] {
        board_->setBoard(Board(board_->board().geometry()));
        follow();
        board_->setFocus();
    });
    connect(analyse_, &QAbstractButton::clicked, this, [this] {
        if (run_.running())
            run_.stop();
        else
            analyse();
    });
    connect(&run_, &AnalysisRun::changed, this, &AnalysisPage::showFound);
    connect(moves_, &QTreeWidget::currentItemChanged, this, &AnalysisPage::showMove);
    connect(moves_, &QTreeWidget::itemClicked, this, &AnalysisPage::showMove);
    connect(&film_, &FilmPlayer::advanced, this, [this] {
        if (!scene_)
            return;
        BoardScene scene = *scene_;
        film_.show(scene);
        board_->setShown(scene);
    });
    connect(back_, &QAbstractButton::clicked, this, &AnalysisPage::left);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &AnalysisPage::left);
    connect(&appearance_, &Appearance::changed, this, &AnalysisPage::restyle);
}

const Language* AnalysisPage::language() const {
    return lexicon_ ? &lexicon_->language() : nullptr;
}

bool AnalysisPage::isBalda() const {
    return game_->currentData().toInt() != static_cast<int>(Game::bukvologika);
}

GameOptions AnalysisPage::options() const {
    GameOptions options = base_;
    options.words.foldYo = foldYo_->isChecked();
    options.balda.board = board_->board().geometry();
    options.balda.reuse = reuse_->isChecked();
    options.balda.steps =
        game_->currentData().toInt() == static_cast<int>(Game::baldaByKingSteps) ? Steps::king : Steps::side;
    return options;
}

Position AnalysisPage::position() const {
    Position position{board_->board(), {}};
    if (language() == nullptr)
        return position;
    if (isBalda())
        position.letters = language()->alphabet.letters();
    else if (const auto letters = language()->alphabet.read(
                 letters_->text().simplified().remove(QLatin1Char(' ')).toStdString()))
        position.letters = *letters;
    return position;
}

void AnalysisPage::setPosition(const QString& languageCode, const GameOptions& options,
                               const Position& position) {
    following_ = true;
    base_ = options;
    if (const int at = language_->findData(languageCode); at >= 0)
        language_->setCurrentIndex(at);
    const bool balda = options.game == GameKind::balda;
    chooseData(*game_, static_cast<int>(!balda                               ? Game::bukvologika
                                        : options.balda.steps == Steps::king ? Game::baldaByKingSteps
                                                                             : Game::baldaBySides));
    foldYo_->setChecked(options.words.foldYo);
    reuse_->setChecked(options.balda.reuse);
    following_ = false;
    useLanguage();
    board_->setBoard(position.board);
    if (language() != nullptr)
        letters_->setText(balda ? QString() : shown(language()->alphabet, position.letters));
    useGame();
}

void AnalysisPage::useLanguage() {
    if (following_)
        return;
    lexicon_ = lexicons_.lexicon(language_->currentData().toString().toStdString());
    if (language() == nullptr)
        return say(tr("There is no dictionary to analyse with."));
    const bool unread = !problem_->text().isEmpty();
    const QString typed = text_->toPlainText();
    // A tile of another alphabet would be another letter.
    bool foreign = false;
    for (const Square square : board_->board().occupied() - board_->board().jokers())
        foreign = foreign || board_->board().tile(square).letter() >= language()->alphabet.size();
    if (foreign)
        board_->setBoard(Board(board_->board().geometry()));
    board_->setLanguage(*language());
    useGame();
    if (unread)  // perhaps it was this language that it wanted
        text_->setPlainText(typed);
}

void AnalysisPage::useGame() {
    letters_->setEnabled(!isBalda());
    foldYo_->setVisible(language() != nullptr && language()->folds.contains("yo"));
    reuse_->setEnabled(isBalda());
    follow();
}

void AnalysisPage::say(const QString& problem) {
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    analyse_->setEnabled(problem.isEmpty() || run_.running());
    if (!problem.isEmpty())
        announce(*problem_, problem);
}

void AnalysisPage::follow() {
    if (following_ || language() == nullptr)
        return;
    run_.clear();
    const auto letters =
        language()->alphabet.read(letters_->text().simplified().remove(QLatin1Char(' ')).toStdString());
    if (!isBalda() && !letters)
        return say(tr("The letters at hand are not all of this language"));
    if (!isBalda() && letters->size() > mostLettersAtHand)
        return say(tr("There are too many letters at hand"));
    following_ = true;
    text_->setPlainText(PositionText::write(options().game, position(), language()->alphabet));
    const Geometry geometry = board_->board().geometry();
    size_->setCurrentIndex(geometry.files == geometry.ranks ? size_->findData(geometry.files) : -1);
    following_ = false;
    say({});
}

void AnalysisPage::readText() {
    if (following_ || language() == nullptr)
        return;
    run_.clear();
    const auto read = PositionText::read(options().game, text_->toPlainText(), language()->alphabet);
    if (!read)
        return say(PositionText::of(read.error()));
    following_ = true;
    board_->setBoard(read->board);
    if (!isBalda())
        letters_->setText(shown(language()->alphabet, read->letters));
    const Geometry geometry = read->board.geometry();
    size_->setCurrentIndex(geometry.files == geometry.ranks ? size_->findData(geometry.files) : -1);
    following_ = false;
    say({});
}

void AnalysisPage::analyse() {
    if (language() == nullptr || !problem_->text().isEmpty())
        return;
    run_.begin({lexicon_, options(), position()});
}

void AnalysisPage::showFound() {
    analyse_->setText(run_.running() ? tr("Stop") : tr("Analyse"));
    analyse_->setEnabled(run_.running() || problem_->text().isEmpty());
    progress_->setVisible(run_.running());
    progress_->setValue(run_.progress());
    summary_->setVisible(!run_.running());
    if (!run_.hasMoves()) {
        if (std::exchange(filled_, false))
            moves_->clear();
        scene_.reset();
        film_.stop();
        board_->setShown(std::nullopt);
        summary_->clear();
        return;
    }
    if (!std::exchange(filled_, true))
        fillTree();
}

void AnalysisPage::fillTree() {
    std::size_t all = 0;
    for (const auto& moves : run_.moves())
        all += moves.size();
    summary_->setText(all == 0          ? tr("There is no word to be found here")
                      : run_.complete() ? tr("%n move(s) in all", nullptr, static_cast<int>(all))
                                        : tr("Stopped: %n move(s) by now", nullptr, static_cast<int>(all)));
    moves_->list(run_.moves(), language()->alphabet);
}

void AnalysisPage::showMove() {
    const auto chosen = moves_->chosen();
    if (!chosen || !run_.hasMoves())
        return;
    const Move& move = run_.moves()[static_cast<std::size_t>(chosen->kind)][chosen->index].move;
    const MoveRules rules = moveRules(run_.task().options);
    const PlayedWords none;
    const MoveContext context{rules, run_.judge(), none};
    film_.stop();
    MoveFilm film = filmOf(context, run_.task().position, move);
    film.letterFrom = QPointF(film.before.geometry().files / 2.0, -1);
    scene_ = board_->scene();
    film.show(*scene_, film.length());
    board_->setShown(scene_);
    QStringList about;
    if (!std::holds_alternative<StatusQuo>(move.change))
        about << MoveText::change(move.change, language()->alphabet);
    const QString gloss = MoveText::gloss(run_.judge(), move.word);
    about << shownLower(language()->alphabet, move.word) +
                 (gloss.isEmpty() ? QString() : QStringLiteral(" — ") + gloss)
          << MoveText::squares(move.snake);
    help_->setText(about.join(QStringLiteral(" · ")));
    film_.play(std::move(film));
}

void AnalysisPage::retranslate() {
    title_->setText(tr("Analysis of a position"));
    back_->setText(tr("Back"));
    help_->setText(tr("Choose a square, then type a letter or * for a joker; Delete clears it"));
    joker_->setText(tr("★ Joker"));
    clear_->setText(tr("Clear the square"));
    clearAll_->setText(tr("Clear the board"));
    board_->widget().setAccessibleName(tr("Board to set up"));
    languageLabel_->setText(tr("&Language"));
    gameLabel_->setText(tr("&Game"));
    sizeLabel_->setText(tr("&Board"));
    const QVariant chosen = language_->currentData();
    following_ = true;
    language_->clear();
    addLanguages(*language_, lexicons_);
    chooseData(*language_, chosen);
    following_ = false;
    game_->setItemText(0, TurnText::gameName(GameKind::bukvologika));
    game_->setItemText(1, TurnText::gameName(GameKind::balda));
    game_->setItemText(2, tr("Balda with king's steps"));
    reuse_->setText(tr("A square may be used again"));
    foldYo_->setText(tr("Е = Ё"));
    lettersLabel_->setText(tr("Letters at &hand"));
    textLabel_->setText(tr("As &text"));
    text_->setToolTip(
        tr("The ranks from the top down with / between them, a number for empty squares, * for a "
           "joker; then the letters at hand"));
    progress_->setAccessibleName(tr("Progress of the analysis"));
    moves_->setAccessibleName(tr("Moves"));
    filled_ = false;
    showFound();
}

void AnalysisPage::restyle() {
    const Theme& theme = appearance_.theme();
    const auto style = [&](QLabel* label, double size, bool bold, const QColor& colour) {
        styleText(*label, appearance_.textFont(size, bold), colour);
    };
    style(title_, 24, true, theme.ink);
    style(help_, 15, false, theme.soft);
    style(problem_, 15, false, theme.refusal);
    style(summary_, 15, false, theme.soft);
    for (auto* label : {languageLabel_, gameLabel_, sizeLabel_, lettersLabel_, textLabel_})
        style(label, 15, false, theme.ink);
    for (QWidget* field :
         std::initializer_list<QWidget*>{language_, game_, size_, reuse_, foldYo_, letters_, text_, moves_})
        field->setFont(appearance_.textFont(15));
    for (auto* button : {joker_, clear_, clearAll_, back_})
        button->setTextSize(15);
    analyse_->setTextSize(17);
    const auto px = [&](double length) { return qRound(appearance_.px(length)); };
    columns_->setContentsMargins(px(28), px(18), px(28), px(18));
    columns_->setSpacing(px(24));
    help_->setFixedHeight(2 * QFontMetrics(help_->font()).height() + px(4));
    text_->setFixedHeight(2 * QFontMetrics(text_->font()).height() + 14);
    const int beside =
        foldYo_->sizeHint().width() + reuse_->sizeHint().width() + languageLabel_->sizeHint().width();
    flags_->setDirection(beside > width() / 2 - px(60) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    flags_->setSpacing(flags_->direction() == QBoxLayout::TopToBottom ? 2 : 6);
    problem_->setMinimumHeight(2 * QFontMetrics(problem_->font()).height());
}

void AnalysisPage::resizeEvent(QResizeEvent*) {
    appearance_.setScale(std::clamp(std::min(width() / 1280.0, height() / 790.0), 0.6, 4.0));
    restyle();
}

void AnalysisPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
