#include "desktop/pages/review_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/match/match_states.h"
#include "desktop/look/text_style.h"
#include "desktop/play/film_of_move.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/review_text.h"
#include "desktop/play/turn_text.h"
#include "desktop/widgets/board_accessible.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

namespace {

constexpr std::size_t mostMisses = 5;

}  // namespace

ReviewPage::ReviewPage(Appearance& appearance, const Match& match, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      run_(match),
      film_(appearance),
      columns_(new QHBoxLayout(this)),
      title_(new QLabel),
      back_(new TextButton(appearance, TextButton::Style::outlined)),
      board_(new BoardWidget(appearance)),
      about_(new QLabel),
      shares_(new QLabel),
      curve_(new ScoreCurve(appearance)),
      table_(new QTableWidget),
      missesTitle_(new QLabel),
      misses_(new QListWidget),
      progress_(new QProgressBar),
      progressText_(new QLabel),
      stop_(new TextButton(appearance, TextButton::Style::link)) {
    setObjectName(QStringLiteral("reviewPage"));
    build();
    fillTable();
    retranslate();
    restyle();
    connect(&run_, &ReviewRun::changed, this, &ReviewPage::follow);
    connect(&film_, &FilmPlayer::advanced, this, [this] {
        BoardScene scene = scene_;
        film_.show(scene);
        board_->setScene(scene);
    });
    connect(&appearance_, &Appearance::changed, this, &ReviewPage::restyle);
    show(0, Shown::played);
    run_.goOn();
}

void ReviewPage::build() {
    board_->setObjectName(QStringLiteral("reviewBoard"));
    about_->setObjectName(QStringLiteral("reviewAbout"));
    shares_->setObjectName(QStringLiteral("reviewShares"));
    table_->setObjectName(QStringLiteral("reviewTable"));
    misses_->setObjectName(QStringLiteral("reviewMisses"));
    progress_->setObjectName(QStringLiteral("reviewProgress"));
    stop_->setObjectName(QStringLiteral("reviewStop"));
    back_->setObjectName(QStringLiteral("reviewBack"));
    for (auto* label : {about_, shares_, title_, progressText_, missesTitle_})
        label->setTextFormat(Qt::PlainText);
    about_->setWordWrap(true);
    about_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    shares_->setWordWrap(true);
    board_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    progress_->setTextVisible(false);

    auto* left = new QVBoxLayout;
    left->addWidget(board_, 1);
    left->addWidget(about_);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(back_);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(progress_, 1);
    bottom->addWidget(progressText_);
    bottom->addWidget(stop_);
    auto* right = new QVBoxLayout;
    right->setSpacing(6);
    right->addLayout(head);
    right->addWidget(shares_);
    right->addWidget(curve_);
    right->addWidget(cardAround(appearance_, table_), 1);
    right->addWidget(missesTitle_);
    right->addWidget(cardAround(appearance_, misses_));
    right->addLayout(bottom);
    columns_->addLayout(left, 1);
    columns_->addLayout(right, 1);

    connect(curve_, &ScoreCurve::turnPicked, this,
            [this](int turn) { show(static_cast<std::size_t>(turn - 1), shown_); });
    connect(table_, &QTableWidget::currentCellChanged, this, [this](int row, int column) {
        if (row >= 0 && !filling_)
            show(static_cast<std::size_t>(row), column >= bestColumn ? Shown::best : Shown::played);
    });
    connect(table_, &QTableWidget::itemClicked, this, [this] { showMove(); });
    const auto jump = [this](QListWidgetItem* item) {
        if (item != nullptr && !filling_)
            show(static_cast<std::size_t>(item->data(Qt::UserRole).toULongLong()), Shown::best);
    };
    connect(misses_, &QListWidget::currentItemChanged, this, jump);
    connect(misses_, &QListWidget::itemClicked, this, jump);
    connect(stop_, &QAbstractButton::clicked, this, [this] {
        if (run_.running())
            run_.stop();
        else
            run_.goOn();
    });
    connect(back_, &QAbstractButton::clicked, this, &ReviewPage::left);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &ReviewPage::left);
    setFocusProxy(table_);
}

void ReviewPage::fillTable() {
    const Match& match = run_.match();
    filling_ = true;
    table_->setColumnCount(columnCount);
    table_->setRowCount(static_cast<int>(run_.played().size()));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setShowGrid(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : {playerColumn, playedColumn, bestColumn})
        table_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    for (int row = 0; row < table_->rowCount(); ++row) {
        const PlayedTurn& turn = run_.played()[static_cast<std::size_t>(row)];
        const auto put = [&](int column, const QString& text) {
            table_->setItem(row, column, new QTableWidgetItem(text));
        };
        put(numberColumn, QString::number(row + 1));
        put(playerColumn, TurnText::name(match, turn.player));
        put(playedColumn, ReviewText::played(match, turn.entry));
        put(bestColumn, QStringLiteral("…"));
        put(shareColumn, QStringLiteral("…"));
        for (const int column : {numberColumn, shareColumn})
            table_->item(row, column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    filling_ = false;
}

const TurnReview* ReviewPage::reviewOf(std::size_t turn) const {
    return turn < run_.turns().size() ? &run_.turns()[turn] : nullptr;
}

void ReviewPage::follow() {
    showResults();
    showMisses();
    // The best of the turn that is looked at may just have become known.
    if (shown_ == Shown::best && scene_.snake.empty() && reviewOf(turn_) != nullptr)
        showMove();
}

void ReviewPage::showResults() {
    const Match& match = run_.match();
    for (std::size_t turn = 0; turn < run_.turns().size(); ++turn) {
        const TurnReview& review = run_.turns()[turn];
        const int row = static_cast<int>(turn);
        table_->item(row, bestColumn)->setText(ReviewText::best(match, review));
        table_->item(row, shareColumn)->setText(ReviewText::percent(ReviewText::percentOf(review)));
    }
    QStringList shares;
    const auto sums = sharesOf(run_.turns(), match.players());
    for (int player = 0; player < match.players(); ++player)
        shares << ReviewText::share(TurnText::name(match, player), sums[static_cast<std::size_t>(player)]);
    shares_->setText(shares.join(match.players() <= 2 ? QStringLiteral("\n") : QStringLiteral(" · ")));
    progress_->setMaximum(std::max(1, static_cast<int>(run_.played().size())));
    progress_->setValue(static_cast<int>(run_.turns().size()));
    progressText_->setText(run_.done() ? tr("The review is complete")
                                       : ReviewText::progress(run_.turns().size(), run_.played().size()));
    stop_->setText(run_.running() ? tr("Stop") : tr("Go on"));
    progress_->setVisible(!run_.done());
    stop_->setVisible(!run_.done());
}

int ReviewPage::missHeight() const {
    constexpr int smallestControl = 24;
    return std::max(smallestControl, QFontMetrics(misses_->font()).height() + 4);
}

void ReviewPage::showMisses() {
    const auto misses = greatestMisses(run_.turns(), mostMisses);
    QStringList texts;
    for (const std::size_t turn : misses)
        texts << ReviewText::miss(run_.match(), run_.played()[turn], run_.turns()[turn]);
    QStringList before;
    for (int i = 0; i < misses_->count(); ++i)
        before << misses_->item(i)->text();
    if (texts == before)
        return;
    filling_ = true;
    misses_->clear();
    for (std::size_t i = 0; i < misses.size(); ++i) {
        auto* item = new QListWidgetItem(texts[static_cast<qsizetype>(i)], misses_);
        item->setSizeHint(QSize(0, missHeight()));
        item->setToolTip(Qt::convertFromPlainText(item->text()));
        item->setData(Qt::UserRole, QVariant::fromValue<qulonglong>(misses[i]));
    }
    filling_ = false;
}

void ReviewPage::show(std::size_t turn, Shown which) {
    if (run_.played().empty())
        return;
    turn_ = std::min(turn, run_.played().size() - 1);
    shown_ = which;
    const int row = static_cast<int>(turn_);
    const int column = which == Shown::best ? bestColumn : playedColumn;
    if (table_->currentRow() != row || (table_->currentColumn() >= bestColumn) != (which == Shown::best)) {
        filling_ = true;
        table_->setCurrentCell(row, column);
        filling_ = false;
    }
    showMove();
}

std::optional<Move> ReviewPage::moveShown() const {
    if (shown_ == Shown::best) {
        const TurnReview* review = reviewOf(turn_);
        return review != nullptr && review->best ? std::optional(review->best->move) : std::nullopt;
    }
    const MatchEntry& entry = run_.match().entries()[run_.played()[turn_].entry];
    const auto* play = std::get_if<PlayMove>(&entry.action);
    return play != nullptr ? std::optional(play->move) : std::nullopt;
}

void ReviewPage::showMove() {
    if (run_.played().empty())
        return;
    const Match& match = run_.match();
    const PlayedTurn& turn = run_.played()[turn_];
    const GameState before = stateBefore(match, turn.entry);
    film_.stop();
    BoardScene scene = standingScene(match.language().alphabet, before.board);
    const auto move = moveShown();
    MoveFilm film;
    if (move) {
        film = filmOf(before, match.judge(), *move);
        // A letter of the hand comes from below.
        film.letterFrom = QPointF(before.board.geometry().files / 2.0, -1);
        film.show(scene, film.length());
    }
    scene_ = scene;
    board_->setScene(scene);
    const TurnReview* review = reviewOf(turn_);
    about_->setText(shown_ == Shown::played ? ReviewText::aboutPlayed(match, turn.entry)
                    : review != nullptr     ? ReviewText::aboutBest(match, *review)
                                            : tr("This turn is still being looked at"));
    ScoreCurveLook look;
    for (int player = 0; player < match.players(); ++player) {
        ScoreLine line;
        line.name = TurnText::name(match, player);
        line.points.push_back(0);
        for (std::size_t i = 0; i < run_.played().size(); ++i) {
            line.points.push_back(run_.played()[i].scores[static_cast<std::size_t>(player)]);
            if (run_.played()[i].player == player)
                line.own.push_back(i + 1);
        }
        look.lines.push_back(std::move(line));
    }
    look.current = turn_ + 1;
    curve_->setLook(look);
    announce(*board_, about_->text());
    if (move)
        film_.play(std::move(film));
}

void ReviewPage::retranslate() {
    title_->setText(tr("Review"));
    back_->setText(tr("Back"));
    board_->setAccessibleName(tr("Board"));
    table_->setAccessibleName(tr("Turns"));
    table_->setHorizontalHeaderLabels({tr("№"), tr("Player"), tr("Played"), tr("Best"), tr("Share")});
    missesTitle_->setText(tr("The greatest misses"));
    misses_->setAccessibleName(missesTitle_->text());
    progress_->setAccessibleName(tr("Progress of the review"));
    for (int row = 0; row < table_->rowCount(); ++row)
        table_->item(row, playedColumn)
            ->setText(ReviewText::played(run_.match(), run_.played()[static_cast<std::size_t>(row)].entry));
    follow();
    showMove();
}

void ReviewPage::restyle() {
    const Theme& theme = appearance_.theme();
    const auto style = [&](QLabel* label, double size, bool bold, const QColor& colour) {
        styleText(*label, appearance_.textFont(size, bold), colour);
    };
    style(title_, 24, true, theme.ink);
    style(about_, 17, false, theme.ink);
    style(shares_, 16, false, theme.ink);
    style(missesTitle_, 16, true, theme.ink);
    style(progressText_, 14, false, theme.soft);
    table_->setFont(appearance_.textFont(15));
    table_->horizontalHeader()->setFont(appearance_.textFont(14));
    table_->verticalHeader()->setDefaultSectionSize(
        std::max(24, QFontMetrics(table_->font()).height() + qRound(appearance_.px(8))));
    misses_->setFont(appearance_.textFont(15));
    for (int i = 0; i < misses_->count(); ++i)
        misses_->item(i)->setSizeHint(QSize(0, missHeight()));
    misses_->setFixedHeight(static_cast<int>(mostMisses) * missHeight() + 2);
    stop_->setTextSize(15);
    back_->setTextSize(16);
    const auto px = [&](double length) { return qRound(appearance_.px(length)); };
    columns_->setContentsMargins(px(28), px(18), px(28), px(18));
    columns_->setSpacing(px(24));
    about_->setFixedHeight(2 * QFontMetrics(about_->font()).height() + px(6));
    curve_->setFixedHeight(px(150));
    progress_->setFixedHeight(std::max(8, px(10)));
}

void ReviewPage::resizeEvent(QResizeEvent*) {
    appearance_.setScale(std::clamp(std::min(width() / 1280.0, height() / 790.0), 0.6, 4.0));
    restyle();
}

void ReviewPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
