// The match page while the computer plays, and its hints.
#include <QSignalBlocker>
#include <algorithm>

#include "desktop/pages/match_page.h"
#include "desktop/play/computer_seat.h"
#include "desktop/play/computer_text.h"
#include "desktop/play/film_of_move.h"
#include "desktop/play/hint_giver.h"
#include "desktop/play/refusal_text.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

namespace {

bool endsTurn(const MatchEntry& entry) {
    return std::holds_alternative<PlayMove>(entry.action) || std::holds_alternative<Pass>(entry.action) ||
           std::holds_alternative<FailMove>(entry.action);
}

/// The entry that ended the last turn, as an index.
std::optional<std::size_t> lastTurn(const Match& match) {
    for (std::size_t i = match.entries().size(); i-- > 0;) {
        if (endsTurn(match.entries()[i]))
            return i;
    }
    return std::nullopt;
}

std::vector<WordLetterLook> lettersOf(const Alphabet& alphabet, const Board& board, const Move& move) {
    std::vector<WordLetterLook> letters;
    for (std::size_t step = 0; step < move.word.size(); ++step) {
        const auto tile = board.tileAt(move.snake[step]);
        letters.push_back({shown(alphabet, move.word[step]), tile && tile->isJoker()});
    }
    return letters;
}

}  // namespace

void MatchPage::setHelpers(ComputerSeat& computer, HintGiver& hints) {
    computer_ = &computer;
    hints_ = &hints;
    computer.setReady([this] { return !film_.playing(); });
    connect(&hints, &HintGiver::changed, this, &MatchPage::showHint);
    connect(hint_, &QAbstractButton::clicked, &hints, &HintGiver::ask);
}

bool MatchPage::computersTurn() const {
    return computer_ != nullptr && computer_->inTurn();
}

bool MatchPage::holdsBack() {
    if (!computersTurn())
        return false;
    heldBack_ = true;
    refresh();
    announce(*expected_, expected_->text());
    return true;
}

void MatchPage::leaveToComputer(TurnView& view) {
    view.legal = {};
    view.draggable = {};
    view.usableLetters = {};
    view.kindAllowed.fill(false);
}

std::optional<MoveKind> MatchPage::kindInFilm() const {
    if (!film_.playing() || !filmed_ || *filmed_ >= session_.match().entries().size())
        return std::nullopt;
    const MatchEntry& entry = session_.match().entries()[*filmed_];
    const auto* play = std::get_if<PlayMove>(&entry.action);
    return play != nullptr && session_.match().seat(entry.player).computer
               ? std::optional(kindOf(play->move.change))
               : std::nullopt;
}

void MatchPage::showKinds() {
    const bool shown = view_.stage != TurnStage::over && !session_.match().state().rules.onlyPlacements;
    const auto played = kindInFilm();
    for (int i = 0; i < moveKindCount; ++i) {
        auto* button = kinds_[static_cast<std::size_t>(i)];
        const QSignalBlocker shownOnly(button);
        button->setVisible(shown);
        button->setChecked((played ? played : view_.kind) == static_cast<MoveKind>(i));
        button->setEnabled(view_.kindAllowed[static_cast<std::size_t>(i)] && !session_.paused());
    }
}

void MatchPage::sayBeside(WordPanelLook& look) const {
    const Match& match = session_.match();
    const Alphabet& alphabet = match.language().alphabet;
    const bool hidden = halfMadeHidden();
    if (hints_ != nullptr && hints_->state() != HintGiver::State::none) {
        look.placeholder = tr("Hint");
        if (hints_->state() == HintGiver::State::searching) {
            look.status = ComputerText::searchingHint();
        } else if (hints_->state() == HintGiver::State::nothing) {
            look.status = ComputerText::noHint();
        } else {
            const Hint hint = hints_->hint();
            look.placeholder = ComputerText::hintTitle(hints_->step(), hints_->steps());
            if (hint.move && hidden)
                return;
            look.status = ComputerText::hint(match, hint);
            if (hint.move && hintSeen_)
                look.word = lettersOf(alphabet, filmOfHint().after, hint.move->move);
        }
        return;
    }
    const auto last = lastTurn(match);
    if (!last || (veiled() && veil_.hidesEntry(*last)))
        return;
    const MatchEntry& entry = match.entries()[*last];
    if (!match.seat(entry.player).computer)
        return;
    look.status = ComputerText::played(match, entry);
    if (const auto* play = std::get_if<PlayMove>(&entry.action); play != nullptr && !view_.change)
        look.word = lettersOf(alphabet, match.state().board, play->move);
}

MoveFilm MatchPage::filmOfHint() const {
    const Match& match = session_.match();
    MoveFilm film = filmOf(match.state(), match.judge(), hints_->hint().move->move);
    film.letterFrom = placeOfLetter(std::nullopt);
    return film;
}

void MatchPage::showHint() {
    if (!session_.active())
        return;
    const bool given = hints_->state() == HintGiver::State::given;
    const bool whole = given && hints_->hint().move.has_value();
    hintSeen_ = whole;
    refresh();
    if (!whole)
        return;
    filmed_.reset();
    film_.play(filmOfHint());
}

void MatchPage::addHint(BoardScene& scene) const {
    if (hints_ == nullptr || hints_->state() != HintGiver::State::given)
        return;
    const Hint hint = hints_->hint();
    if (hint.move && hintSeen_) {
        const MoveFilm film = filmOfHint();
        film.show(scene, film.length());
    } else {
        scene.hinted = hint.start;
    }
}

void MatchPage::showHintButton() {
    hint_->setVisible(hints_ != nullptr && hints_->offered() && !classMode_);
    if (hints_ == nullptr)
        return;
    const bool searching = hints_->state() == HintGiver::State::searching;
    hint_->setEnabled(hints_->available());
    hint_->setText(searching ? tr("Stop") : tr("Hint (F4)"));
}

}  // namespace bukvol::desktop
