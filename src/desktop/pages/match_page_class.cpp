// What moves on the match page, and what a class sees of it.
#include "core/match/match_states.h"
#include "desktop/pages/match_page.h"
#include "desktop/play/film_of_move.h"
#include "desktop/play/match_past.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

void MatchPage::follow() {
    const Match& match = session_.match();
    const std::size_t before = std::exchange(followed_, match.entries().size());
    if (followed_ != before)
        veil_.follow(followed_);
    if (followed_ < before)
        film_.stop();
    const auto last = lastMove(match);
    if (!last || *last < before)
        return;
    MoveFilm film = filmOfMove(*last);
    // A change that was made here has been seen when it was made.
    if (performing_)
        film.change.reset();
    filmed_ = last;
    film_.play(std::move(film));
    announceMove(*last);
    emit sounded(match.over() ? Sound::over : Sound::accepted);
}

MoveFilm MatchPage::filmOfMove(std::size_t entry) const {
    const Match& match = session_.match();
    const Move& move = std::get<PlayMove>(match.entries()[entry].action).move;
    MatchWalk walk(match);
    walk.advanceTo(entry);
    const Board before = walk.state().board;
    walk.advance();
    return filmOf(move, before, walk.state().board, placeOfLetter(std::nullopt));
}

void MatchPage::showLastMove() {
    if (!session_.active() || session_.paused())
        return;
    const auto last = lastMove(session_.match());
    if (!last)
        return;
    filmed_ = last;
    film_.play(filmOfMove(*last));
}

void MatchPage::showChange() {
    emit sounded(Sound::tile);
    if (dropped_)
        return;
    MoveFilm film;
    film.before = session_.match().state().board;
    film.after = view_.board;
    film.change = view_.change;
    std::optional<int> slot = view_.receivedLetter;
    for (std::size_t i = 0; i < view_.letters.size() && !slot; ++i) {
        if (!view_.letters[i])
            slot = static_cast<int>(i);
    }
    film.letterFrom = placeOfLetter(slot);
    filmed_.reset();
    film_.play(std::move(film));
}

QPointF MatchPage::placeOfLetter(std::optional<int> slot) const {
    const QPointF place = slot ? bank_->slotRect(*slot).center() : QPointF(bank_->rect().center());
    return board_->layoutOfSquares().inSquares(QPointF(bank_->pos()) + place - QPointF(board_->pos()));
}

void MatchPage::announceMove(std::size_t entry) {
    const Match& match = session_.match();
    const MatchEntry& made = match.entries()[entry];
    const QString word = shown(match.language().alphabet, made.spelling);
    const QString name = TurnText::name(match, made.player);
    const QString points = tr("%n point(s)", nullptr, made.score);
    const QString what = veiled() && veil_.hidesEntry(entry)
                             ? tr("%1: %2", "player, points").arg(name, points)
                             : tr("%1: %2, %3", "player, word, points").arg(name, word, points);
    announce(*seats_[static_cast<std::size_t>(made.player)],
             what + QStringLiteral(". ") + TurnText::score(match));
}

void MatchPage::setClocksShown(bool shown) {
    clocksShown_ = shown;
    if (session_.active())
        showSeats();
}

void MatchPage::setClassMode(bool on) {
    if (classMode_ == on)
        return;
    classMode_ = on;
    place();
    if (session_.active())
        refresh();
}

void MatchPage::setWordsHidden(bool hidden) {
    veil_.set(hidden);
    if (!session_.active())
        return;
    // What has been played up to now is known.
    veil_.begin(session_.match().entries().size());
    refresh();
}

void MatchPage::showWords() {
    if (!session_.active())
        return;
    const auto last = lastMove(session_.match());
    const bool hadHidden = last && veil_.hidesEntry(*last);
    veil_.show(session_.match().entries().size());
    refresh();
    if (hadHidden && view_.word.empty())
        showLastMove();
}

void MatchPage::setClassElsewhere(bool elsewhere) {
    classElsewhere_ = elsewhere;
    if (session_.active())
        refresh();
}

}  // namespace bukvol::desktop
