#include "desktop/pages/match_page.h"

#include <QApplication>
#include <QKeyEvent>
#include <algorithm>

#include "desktop/pages/match_layout.h"
#include "desktop/play/computer_seat.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"
#include "desktop/widgets/board_accessible.h"
#include "desktop/words/dictionary_option.h"

namespace bukvol::desktop {

MatchPage::MatchPage(Appearance& appearance, MatchSession& session, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      session_(session),
      film_(appearance),
      title_(new QLabel(this)),
      undo_(new IconButton(appearance, QStringLiteral("undo"), this)),
      redo_(new IconButton(appearance, QStringLiteral("redo"), this)),
      again_(new TextButton(appearance, TextButton::Style::link, this)),
      hint_(new TextButton(appearance, TextButton::Style::link, this)),
      board_(new BoardWidget(appearance, this)),
      bank_(new BankWidget(appearance, this)),
      word_(new WordPanel(appearance, this)),
      result_(new ResultPanel(appearance, this)),
      sheet_(new ScoreSheet(appearance, this)),
      expected_(new QLabel(this)),
      pass_(new TextButton(appearance, TextButton::Style::link, this)),
      drag_(new DragTile(appearance, this)) {
    setObjectName(QStringLiteral("matchPage"));
    title_->setTextFormat(Qt::RichText);
    expected_->setObjectName(QStringLiteral("expected"));
    expected_->setWordWrap(true);
    expected_->setTextFormat(Qt::PlainText);
    expected_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    pass_->setObjectName(QStringLiteral("pass"));
    pass_->setTextSize(16);
    again_->setObjectName(QStringLiteral("again"));
    again_->setTextSize(15);
    hint_->setObjectName(QStringLiteral("hint"));
    hint_->setTextSize(15);
    QWidget* before = bank_;
    for (int i = 0; i < moveKindCount; ++i) {
        auto* button = new KindButton(appearance, static_cast<MoveKind>(i), this);
        button->setObjectName(QStringLiteral("kind%1").arg(i + 1));
        setTabOrder(before, button);
        before = button;
        kinds_[static_cast<std::size_t>(i)] = button;
    }
    setTabOrder(before, word_);
    setTabOrder(word_, sheet_);
    setTabOrder(sheet_, pass_);
    setTabOrder(pass_, hint_);
    setTabOrder(hint_, undo_);
    setTabOrder(undo_, redo_);
    setTabOrder(redo_, again_);
    board_->installEventFilter(this);
    connectWidgets();
    connectUndo();
    retranslate();
}

void MatchPage::connectWidgets() {
    connect(board_, &BoardWidget::squarePressed, this, [this](Square square) {
        board_->setFocus(Qt::MouseFocusReason);
        gesture([&] { turn_.pressSquare(square); });
    });
    connect(board_, &BoardWidget::squareEntered, this,
            [this](Square square) { gesture([&] { turn_.enterSquare(square); }); });
    connect(board_, &BoardWidget::released, this, [this] {
        // The film of what the press did goes on.
        if (session_.active() && !session_.paused()) {
            turn_.releaseSquare();
            settle();
        }
    });
    connect(board_, &BoardWidget::tileDragged, this, [this](Square from, QPoint at) {
        const auto tile = board_->scene().board.tileAt(from);
        if (!tile || session_.paused() || holdsBack())
            return;
        lifted_ = from;
        dragOver(tile->isJoker() ? QString() : board_->scene().letterText(tile->letter()), *tile, at);
    });
    connect(board_, &BoardWidget::tileDropped, this,
            [this](Square from, QPoint at) { dropped(at, [&](Square to) { turn_.dropTile(from, to); }); });
    connect(bank_, &BankWidget::letterPressed, this, [this](int index) {
        board_->setFocus(Qt::MouseFocusReason);
        gesture([&] { turn_.pressLetter(index); });
    });
    connect(bank_, &BankWidget::letterDragged, this, [this](int index, QPoint at) {
        const auto& letters = session_.match().state().position().letters;
        if (session_.paused() || index >= static_cast<int>(letters.size()) || holdsBack())
            return;
        const Letter letter = letters[static_cast<std::size_t>(index)];
        bank_->setLifted(index);
        dragOver(shown(session_.match().language().alphabet, letter),
                 Tile(letter, session_.match().state().faceInTurn()), at);
    });
    connect(bank_, &BankWidget::letterDropped, this,
            [this](int index, QPoint at) { dropped(at, [&](Square to) { turn_.dropLetter(index, to); }); });
    for (int i = 0; i < moveKindCount; ++i) {
        // Assistive programs toggle what can be checked, without a click.
        connect(kinds_[static_cast<std::size_t>(i)], &QAbstractButton::toggled, this, [this, i] {
            board_->setFocus(Qt::OtherFocusReason);
            gesture([&] { turn_.declare(static_cast<MoveKind>(i)); });
        });
    }
    connect(word_, &WordPanel::submitted, this, [this] { gesture([&] { turn_.submit(); }); });
    connect(word_, &WordPanel::agreed, this, [this] { gesture([&] { turn_.submit(true); }); });
    connect(word_, &WordPanel::otherWayAsked, this, [this] {
        if (halfMadeHidden())
            showWords();
        else
            gesture([&] { turn_.nextWay(); });
    });
    connect(again_, &QAbstractButton::clicked, this, &MatchPage::showLastMove);
    connect(&film_, &FilmPlayer::advanced, this, [this] {
        if (!session_.active())
            return;
        showBoard(view_);
        if (!film_.playing())
            showKinds();
    });
    connect(&session_, &MatchSession::begun, this, [this] {
        film_.stop();
        followed_ = session_.match().entries().size();
        veil_.begin(followed_);
    });
    connect(pass_, &QAbstractButton::clicked, this, [this] {
        if (session_.paused())
            session_.setPaused(false);
        else
            pass();
    });
    connect(result_, &ResultPanel::newMatchAsked, this, &MatchPage::newMatchAsked);
    connect(result_, &ResultPanel::reviewAsked, this, &MatchPage::reviewAsked);
    connect(result_, &ResultPanel::startPageAsked, this, &MatchPage::startPageAsked);
    connect(result_, &ResultPanel::wordsAsked, this, &MatchPage::wordsAsked);
    connect(result_, &ResultPanel::replayAsked, this, &MatchPage::replayAsked);
    connect(&session_, &MatchSession::changed, this, &MatchPage::beginTurn);
    connect(&session_, &MatchSession::ticked, this, &MatchPage::showSeats);
    connect(&session_, &MatchSession::pausedChanged, this, &MatchPage::refresh);
    connect(&appearance_, &Appearance::changed, this, [this] {
        if (session_.active())
            refresh();
    });
}

template <class Gesture>
void MatchPage::gesture(Gesture gesture) {
    if (!session_.active() || session_.paused() || holdsBack())
        return;
    hintSeen_ = false;
    film_.stop();
    passAsked_ = false;
    notice_.clear();
    const TurnController before = turn_;
    gesture();
    if (guide_ != nullptr && !guide_->allows(turn_.view(), turn_.pendingAction())) {
        turn_ = before;
        refresh();
        return;
    }
    settle();
}

void MatchPage::beginTurn() {
    const Match& match = session_.match();
    letterTexts_ = letterTexts(match.language().alphabet);
    if (!declaring_)
        turn_.begin(match, {.liveVerdict = tellsVerdicts(match.setup())});
    passAsked_ = heldBack_ = hintSeen_ = false;
    notice_.clear();
    while (seats_.size() < static_cast<std::size_t>(match.players())) {
        seats_.push_back(new SeatCard(appearance_, this));
        seats_.back()->setObjectName(QStringLiteral("seat%1").arg(seats_.size()));
    }
    for (std::size_t i = 0; i < seats_.size(); ++i)
        seats_[i]->setVisible(i < static_cast<std::size_t>(match.players()));
    follow();
    place();
    refresh();
}

void MatchPage::settle() {
    const std::optional<Change> before = view_.change;
    if (const auto action = turn_.takeAction()) {
        // A declaration goes on with the same half-made move.
        declaring_ = std::holds_alternative<Declare>(*action);
        performing_ = true;
        const auto outcome = session_.perform(*action);
        declaring_ = performing_ = false;
        // Performing may have begun another turn: the refusal is shown all the same.
        if (!outcome) {
            turn_.showRefusal(RefusalText::told(outcome.error(), session_.match().setup()));
            emit sounded(Sound::refused);
        }
    }
    refresh();
    if (view_.change && view_.change != before)
        showChange();
}

void MatchPage::pass() {
    if (!session_.active() || session_.paused() || session_.match().over() || guide_ != nullptr)
        return;
    if (computersTurn())
        return computer_->hurry();
    // A move given away cannot be taken back: the button asks once more, in place.
    if (!passAsked_) {
        passAsked_ = true;
        refresh();
        return;
    }
    gesture([&] { turn_.pass(); });
}

void MatchPage::dropped(QPoint globalPosition, const std::function<void(Square)>& drop) {
    const auto to = squareUnder(globalPosition);
    endDrag();
    if (!to)
        return;
    dropped_ = true;
    gesture([&] { drop(*to); });
    dropped_ = false;
}

void MatchPage::dragOver(const QString& letter, const Tile& tile, QPoint globalPosition) {
    film_.stop();
    hovered_ = squareUnder(globalPosition);
    TileLook look;
    look.letter = letter;
    look.joker = tile.isJoker();
    look.face = tile.isJoker() ? Face::white : tile.face();
    const int side = qRound(board_->layoutOfSquares().tileRect(Square(0, 0)).width() * 1.06);
    drag_->showAt(mapFromGlobal(globalPosition), look, side);
    showBoard(view_);
}

std::optional<Square> MatchPage::squareUnder(QPoint globalPosition) const {
    const QPoint local = board_->mapFromGlobal(globalPosition);
    return board_->rect().contains(local) ? board_->squareAt(local) : std::nullopt;
}

void MatchPage::endDrag() {
    drag_->hide();
    hovered_.reset();
    lifted_.reset();
    bank_->setLifted(std::nullopt);
    refresh();
}

void MatchPage::moveCursorToLetter(Letter letter) {
    const Match& match = session_.match();
    const Board& board = match.state().board;
    std::vector<Square> squares;
    for (const Square square : board.occupied() - board.jokers()) {
        if (match.state().folding.same(board.tile(square).letter(), letter))
            squares.push_back(square);
    }
    if (squares.empty())
        return;
    const auto next = std::upper_bound(squares.begin(), squares.end(), board_->cursor());
    board_->setCursorSquare(next == squares.end() ? squares.front() : *next);
}

void MatchPage::typeText(const QString& text) {
    const auto letter = session_.match().language().alphabet.readLetter(text.toStdString());
    const TurnView& view = view_;
    if (!letter)
        gesture([&] { turn_.typeForeign(text.toStdString()); });
    else if (view.stage == TurnStage::change &&
             (view.kind == MoveKind::castling || view.kind == MoveKind::transfer))
        moveCursorToLetter(*letter);
    else
        gesture([&] { turn_.type(*letter); });
}

void MatchPage::keyPressEvent(QKeyEvent* event) {
    if (!session_.active() || session_.paused() ||
        (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int key = event->key();
    if (key >= Qt::Key_1 && key <= Qt::Key_5) {
        gesture([&] { turn_.declare(static_cast<MoveKind>(key - Qt::Key_1)); });
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (passAsked_)
            pass();
        else if (view_.canAgree && !halfMadeHidden() && (event->modifiers() & Qt::ShiftModifier))
            gesture([&] { turn_.submit(true); });
        else if (view_.stage == TurnStage::word && !view_.word.empty())
            gesture([&] { turn_.submit(); });
        else
            board_->press(board_->cursor());
    } else if (key == Qt::Key_Escape) {
        gesture([&] { turn_.stepBack(); });
    } else if (key == Qt::Key_Backspace) {
        gesture([&] { turn_.backspace(); });
    } else if (!event->text().isEmpty() && event->text().front().isLetter()) {
        typeText(event->text());
    } else if (key >= Qt::Key_Left && key <= Qt::Key_Down && !board_->hasFocus()) {
        // Arrows belong to the board wherever they are not used.
        board_->setFocus(Qt::OtherFocusReason);
        QCoreApplication::sendEvent(board_, event);
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool MatchPage::eventFilter(QObject* watched, QEvent* event) {
    // On the board Tab steps through the snakes while there are several; Shift+Tab always leaves.
    if (watched == board_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Tab && session_.active() && view_.candidates > 1) {
            gesture([&] { turn_.nextWay(); });
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void MatchPage::resizeEvent(QResizeEvent*) {
    place();
    refresh();
}

void MatchPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        notice_.clear();
        retranslate();
    }
    QWidget::changeEvent(event);
}

void MatchPage::setGuide(TurnGuide& guide, QWidget& panel) {
    guide_ = &guide;
    guidePanel_ = &panel;
    panel.setParent(this);
    panel.show();
    setTabOrder(word_, &panel);
    sheet_->hide();
}

void MatchPage::showNotice(const QString& text) {
    notice_ = text;
    if (session_.active())
        refresh();
}

}  // namespace bukvol::desktop
