#include "desktop/pages/replay_page.h"

#include <QKeyEvent>
#include <algorithm>

#include "desktop/look/text_fit.h"
#include "desktop/pages/match_layout.h"
#include "desktop/pages/sheet_entry.h"
#include "desktop/play/film_of_move.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/replay_text.h"
#include "desktop/play/turn_text.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

namespace {

// How long a running replay rests on a step, in milliseconds at the usual speed.
constexpr int restAfterFilm = 500;
constexpr int restWithoutFilm = 1700;

}  // namespace

ReplayPage::ReplayPage(Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      film_(appearance),
      title_(new QLabel(this)),
      back_(new TextButton(appearance, TextButton::Style::outlined, this)),
      board_(new BoardWidget(appearance, this)),
      bank_(new BankWidget(appearance, this)),
      move_(new MoveCard(appearance, this)),
      bar_(new ReplayBar(appearance, this)),
      sheet_(new ScoreSheet(appearance, this)),
      remark_(new QLabel(this)),
      play_(new TextButton(appearance, TextButton::Style::outlined, this)) {
    setObjectName(QStringLiteral("replayPage"));
    setFocusPolicy(Qt::StrongFocus);
    board_->setObjectName(QStringLiteral("replayBoard"));
    board_->setFocusPolicy(Qt::TabFocus);  // the arrows are the replay's until one steps over to it
    bank_->setObjectName(QStringLiteral("replayBank"));
    bank_->setAttribute(Qt::WA_TransparentForMouseEvents);
    sheet_->setObjectName(QStringLiteral("replaySheet"));
    sheet_->setChoosable(true);
    remark_->setObjectName(QStringLiteral("replayRemark"));
    remark_->setWordWrap(true);
    remark_->setTextFormat(Qt::PlainText);
    back_->setObjectName(QStringLiteral("replayBack"));
    back_->setTextSize(15);
    play_->setObjectName(QStringLiteral("playFromHere"));
    play_->setTextSize(16);
    title_->setObjectName(QStringLiteral("replayTitle"));
    title_->setTextFormat(Qt::RichText);
    setTabOrder(play_, back_);
    connectWidgets();
    retranslate();
}

void ReplayPage::connectWidgets() {
    connect(bar_, &ReplayBar::firstAsked, &control_, &ReplayControl::first);
    connect(bar_, &ReplayBar::previousAsked, &control_, &ReplayControl::previous);
    connect(bar_, &ReplayBar::toggleAsked, &control_, &ReplayControl::toggle);
    connect(bar_, &ReplayBar::nextAsked, &control_, &ReplayControl::next);
    connect(bar_, &ReplayBar::lastAsked, &control_, &ReplayControl::toLast);
    connect(bar_, &ReplayBar::stopAsked, &control_, &ReplayControl::goTo);
    connect(bar_, &ReplayBar::speedAsked, this, [this](double speed) {
        control_.setSpeed(speed);
        bar_->setSpeed(speed);
    });
    bar_->setSpeed(control_.speed());
    connect(&control_, &ReplayControl::moved, this, &ReplayPage::follow);
    connect(&control_, &ReplayControl::runningChanged, this, [this] {
        if (replay_)
            refresh();
    });
    connect(&film_, &FilmPlayer::advanced, this, [this] {
        if (replay_)
            showBoard();
    });
    connect(&film_, &FilmPlayer::ended, this, [this] { control_.seen(restAfterFilm); });
    connect(sheet_, &ScoreSheet::chosen, this, &ReplayPage::choose);
    connect(back_, &QAbstractButton::clicked, this, &ReplayPage::backAsked);
    connect(play_, &QAbstractButton::clicked, this, [this] { emit playAsked(control_.at()); });
    connect(&appearance_, &Appearance::changed, this, [this] {
        if (replay_)
            refresh();
    });
}

void ReplayPage::setMatch(Match match, std::optional<int> stop, const QString& notice) {
    film_.stop();
    control_.stand();
    replay_.emplace(std::move(match));
    cells_ = replay_->match().scoreSheet();
    notice_ = notice;
    letterTexts_ = letterTexts(replay_->match().language().alphabet);
    const auto players = static_cast<std::size_t>(replay_->match().players());
    while (seats_.size() < players) {
        seats_.push_back(new SeatCard(appearance_, this));
        seats_.back()->setObjectName(QStringLiteral("replaySeat%1").arg(seats_.size()));
    }
    for (std::size_t i = 0; i < seats_.size(); ++i)
        seats_[i]->setVisible(i < players);
    control_.begin(stop.value_or(replay_->last()), replay_->last());
    place();
    showTitle();
    showSheet();
    refresh();
}

void ReplayPage::setNotice(const QString& notice) {
    notice_ = notice;
    if (replay_)
        refresh();
}

void ReplayPage::stand() {
    control_.stand();
    film_.stop();
}

std::optional<MoveFilm> ReplayPage::filmTo(int stop) const {
    const Move* move = replay_->move(stop);
    if (move == nullptr)
        return std::nullopt;
    const QPointF hand = QPointF(bank_->geometry().center()) - QPointF(board_->pos());
    return filmOf(*move, replay_->stop(stop - 1).state.board, replay_->stop(stop).state.board,
                  board_->layoutOfSquares().inSquares(hand));
}

void ReplayPage::follow(int from, int to) {
    film_.stop();
    notice_.clear();
    refresh();
    const bool back = to == from - 1;
    if (back || to == from + 1) {
        if (auto film = filmTo(std::max(from, to)))
            film_.play(std::move(*film), {.backwards = back, .speed = control_.speed()});
    }
    if (!film_.playing())
        control_.seen(restWithoutFilm);
    announce(*move_, ReplayText::heading(*replay_, to) + QStringLiteral(". ") +
                         ReplayText::word(*replay_, to) + QStringLiteral(". ") +
                         ReplayText::action(*replay_, to));
}

std::optional<SheetPlace> ReplayPage::placeOf(int stop) const {
    const auto entry = replay_->stop(stop).entry;
    if (!entry)
        return std::nullopt;
    const auto player = static_cast<std::size_t>(replay_->match().entries()[*entry].player);
    for (std::size_t round = 0; round < cells_[player].size(); ++round) {
        if (cells_[player][round].entry == *entry)
            return SheetPlace{static_cast<int>(player), static_cast<int>(round)};
    }
    return std::nullopt;
}

void ReplayPage::choose(SheetPlace place) {
    setFocus(Qt::MouseFocusReason);
    const SheetCell& cell =
        cells_[static_cast<std::size_t>(place.player)][static_cast<std::size_t>(place.round)];
    if (const auto stop = replay_->stopOf(cell.entry))
        control_.goTo(*stop);
}

void ReplayPage::keyPressEvent(QKeyEvent* event) {
    if (!replay_ || (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Home:
            return control_.first();
        case Qt::Key_End:
            return control_.toLast();
        case Qt::Key_Left:
        case Qt::Key_Up:
            return control_.previous();
        case Qt::Key_Right:
        case Qt::Key_Down:
            return control_.next();
        case Qt::Key_Space:
            return control_.toggle();
        case Qt::Key_Escape:
            emit backAsked();
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

void ReplayPage::resizeEvent(QResizeEvent*) {
    if (!replay_)
        return;
    film_.stop();
    place();
    refresh();
}

void ReplayPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
