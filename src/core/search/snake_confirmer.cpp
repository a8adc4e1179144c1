#include "core/search/snake_confirmer.h"

#include <algorithm>
#include <bit>

namespace bukvol {

namespace {

Square firstOf(SquareMask squares) {
    return Square::fromIndex(std::countr_zero(squares));
}

SquareMask maskOf(Square square) {
    return SquareSet::of(square).mask();
}

constexpr SquareMask anywhere = ~SquareMask{0};

}  // namespace

SnakeConfirmer::SnakeConfirmer(const SearchBoard& board) : board_(board), jokerMasks_(board) {
    for (std::size_t i = 0; i < near_.size(); ++i)
        near_[i] = board.step(SquareMask{1} << i);
}

KindSet SnakeConfirmer::confirm(const Candidate& candidate, KindSet kinds) {
    constexpr KindSet withoutNewLetter =
        kindBit(MoveKind::statusQuo) | kindBit(MoveKind::castling) | kindBit(MoveKind::transfer);
    candidate_ = &candidate;
    found_ = 0;
    wanted_ = board_.mayReuse ? kinds & (kindBit(MoveKind::placement) | kindBit(MoveKind::statusQuo)) : kinds;
    allJokers_ = static_cast<JokerSet>(candidate.lanes) - 1;
    aheadUntil_ = -1;
    // More tiles of a letter than there are must come from jokers and from the player's letters.
    const int lacking = board_.mayReuse ? 0 : lackingLetters();
    if (lacking > board_.jokerCount)
        wanted_ &= ~withoutNewLetter;
    if (lacking > board_.jokerCount + 1)
        return 0;
    if (candidate.beginning == length() && (wants(MoveKind::statusQuo) || wants(MoveKind::castling)))
        confirmUnchanged();
    if (candidate.endings == nullptr)
        return found_;
    findEndingSets();
    if (wants(MoveKind::placement) || wants(MoveKind::transfer))
        confirmOneDiffering(Where::empty);
    if (wants(MoveKind::replacement) || wants(MoveKind::castling))
        confirmOneDiffering(Where::occupied);
    if (wants(MoveKind::castling))
        confirmTwoDiffering();
    return found_;
}

Move SnakeConfirmer::move(MoveKind kind) const {
    const auto k = static_cast<std::size_t>(kind);
    return {changes_[k], Word(candidate_->word.begin(), candidate_->word.end()),
            Snake(snakes_[k].begin(), snakes_[k].begin() + length())};
}

int SnakeConfirmer::lackingLetters() const {
    std::array<std::uint8_t, maxLetters> used{};
    int lacking = 0;
    for (const Letter letter : candidate_->word)
        lacking += used[board_.canonical[letter]]++ >= board_.tileCount[letter] ? 1 : 0;
    return lacking;
}

void SnakeConfirmer::findEndingSets() {
    firstDiffering_ = length() - 1 - candidate_->ending;
    std::uint32_t node = candidate_->endingNode;
    for (int place = firstDiffering_; place < length(); ++place) {
        after_[static_cast<std::size_t>(place)] = candidate_->endingSets(node);
        node = candidate_->shorterEnding[node];
    }
}

void SnakeConfirmer::record(MoveKind kind, const Change& change) {
    const auto k = static_cast<std::size_t>(kind);
    changes_[k] = change;
    std::copy_n(snake_.begin(), length(), snakes_[k].begin());
    found_ |= kindBit(kind);
    wanted_ &= ~kindBit(kind);
}

void SnakeConfirmer::confirmUnchanged() {
    const auto search = [&] { return searchFrom(length(), {}, 0); };
    if (!search())
        return;
    if (wants(MoveKind::statusQuo))
        record(MoveKind::statusQuo, StatusQuo{});
    if (!wants(MoveKind::castling) || board_.jokers == 0 || castleReadingTheSame())
        return;
    mustReadTheSame_ = true;
    search();
    mustReadTheSame_ = false;
}

/// An exchange after which the snake found reads the same: a letter of it gives way to a joker from outside,
/// or a joker of it to the letter it stands for, from outside or from the snake itself.
bool SnakeConfirmer::castleReadingTheSame() {
    const SquareMask jokersOutside = board_.jokers & ~snakeSquares();
    for (int place = 0; place < length(); ++place) {
        const bool onJoker = (board_.jokers & maskOf(snake(place))) != 0;
        const SquareMask others = onJoker ? board_.tiles[letter(place)] : jokersOutside;
        if (others != 0) {
            record(MoveKind::castling, Castling{snake(place), firstOf(others)});
            return true;
        }
    }
    return false;
}

void SnakeConfirmer::confirmOneDiffering(Where where) {
    const auto fromHand = where == Where::empty ? MoveKind::placement : MoveKind::replacement;
    const auto fromBoard = where == Where::empty ? MoveKind::transfer : MoveKind::castling;
    const int last = std::min(candidate_->beginning, length() - 1);
    for (int place = firstDiffering_; place <= last; ++place) {
        const KindSet kinds = (board_.atHand.contains(letter(place)) ? kindBit(fromHand) : 0) |
                              (board_.shows(letter(place)) != 0 ? kindBit(fromBoard) : 0);
        if ((kinds & wanted_) == 0)
            continue;
        SquareMask squares =
            where == Where::empty ? board_.around : board_.letterTiles & ~board_.tiles[letter(place)];
        squares &= candidate_->before(place)[allJokers_] & after(place)[allJokers_];
        if (squares != 0 && candidate_->lanes > 1)
            squares &= meetingSquares(candidate_->before(place), after(place));
        for (; squares != 0 && (kinds & wanted_) != 0; squares &= squares - 1)
            tryDiffering(place, firstOf(squares), kinds & wanted_);
    }
}

/// Confirms those of `kinds` by which just this place can differ, on this square.
void SnakeConfirmer::tryDiffering(int place, Square square, KindSet kinds) {
    const bool empty = (board_.occupied & maskOf(square)) == 0;
    const auto fromHand = empty ? MoveKind::placement : MoveKind::replacement;
    const auto fromBoard = empty ? MoveKind::transfer : MoveKind::castling;
    if (empty && (board_.placementSquares & maskOf(square)) == 0)
        kinds &= ~kindBit(MoveKind::placement);
    if (kinds == 0)
        return;
    if (board_.mayReuse) {
        // The way on may meet the placed tile again.
        for (int p = length() - 1; p > place; --p) {
            const SquareMask again = board_.sameLetter(letter(p), letter(place)) ? maskOf(square) : 0;
            ahead(p) =
                (board_.shows(letter(p)) | again) & (p + 1 < length() ? board_.step(ahead(p + 1)) : anywhere);
        }
        aheadUntil_ = length() - 1;
    }
    if (!searchFrom(place, square, 0))
        return;
    if ((kinds & kindBit(fromHand)) != 0)
        record(fromHand,
               empty ? Change(Placement{letter(place), square}) : Change(Replacement{square, letter(place)}));
    if ((kinds & kindBit(fromBoard)) == 0)
        return;
    // The tile that comes stands outside the snake: of this snake or, failing that, of one that avoids it.
    const SquareMask sources = sourcesOf(place, square, fromBoard);
    const auto recordFrom = [&](Square source) {
        record(fromBoard, empty ? Change(Transfer{source, square}) : Change(Castling{square, source}));
    };
    if (const SquareMask outside = sources & ~snakeSquares()) {
        recordFrom(firstOf(outside));
        return;
    }
    for (SquareMask rest = sources; rest != 0; rest &= rest - 1) {
        if (searchFrom(place, square, maskOf(firstOf(rest)))) {
            recordFrom(firstOf(rest));
            return;
        }
    }
}

/// Tiles that can come to the square for the letter of the place. One that is transferred must not leave the
/// square touching nothing.
SquareMask SnakeConfirmer::sourcesOf(int place, Square square, MoveKind kind) const {
    SquareMask sources = board_.shows(letter(place));
    if (kind == MoveKind::transfer) {
        const SquareMask beside = bukvol::touching(square, board_.touching).mask() & board_.occupied;
        if ((beside & (beside - 1)) == 0)
            sources &= ~beside;
    }
    return sources;
}

/// A castling of two tiles of the word: each of the two places is on a tile that shows the other's letter, or
/// one of them on a joker. From each place that can be the first of them all snakes are followed together, as
/// in the walk; where they meet an ending, the pair is tried.
void SnakeConfirmer::confirmTwoDiffering() {
    std::array<SquareLanes<allLanes>, 3> sets;  // the first is only there to be read before the second
    const int mostFirst = std::min(candidate_->beginning, length() - 2);
    for (int first = 0; first <= mostFirst && wants(MoveKind::castling); ++first) {
        const int leastLast = std::max(first + 1, firstDiffering_);
        SquareMask others = 0;
        for (int last = leastLast; last < length(); ++last)
            others |= board_.tiles[letter(last)];
        std::size_t now = 1;
        stepSets(candidate_->before(first), sets[now].data(),
                 (others & ~board_.tiles[letter(first)]) | board_.looseJokers);
        for (int last = first + 1; last < length() && sets[now].sets[allJokers_] != 0; ++last) {
            if (last >= leastLast && meets(sets[now].data(), after(last), board_.shows(letter(first))))
                tryExchange(first, last);
            if (!wants(MoveKind::castling))
                return;
            stepSets(sets[now].data(), sets[3 - now].data(), board_.tiles[letter(last)] | board_.looseJokers);
            now = 3 - now;
        }
    }
}

void SnakeConfirmer::stepSets(const SquareMask* from, SquareMask* to, SquareMask tiles) const {
    if (candidate_->lanes > 1)
        stepLanes(from, to, jokerMasks_, tiles, board_.stepping);
    else
        *to = board_.step(*from & tiles);
}

/// Whether snakes on both sides of a place, sharing no joker, can step to the same one of `squares`.
bool SnakeConfirmer::meets(const SquareMask* before, const SquareMask* after, SquareMask squares) const {
    squares &= before[allJokers_] & after[allJokers_];
    return squares != 0 && (candidate_->lanes == 1 || (meetingSquares(before, after) & squares) != 0);
}

void SnakeConfirmer::tryExchange(int first, int last) {
    SquareMask atFirst = board_.shows(letter(last)) & candidate_->before(first)[allJokers_];
    const SquareMask atLast = board_.shows(letter(first)) & after(last)[allJokers_];
    if (board_.sameLetter(letter(first), letter(last)) || !lookThrough(first, last, atLast))
        return;
    for (atFirst &= board_.step(ahead(first + 1)); atFirst != 0; atFirst &= atFirst - 1) {
        if (exchange(first, firstOf(atFirst), last, atLast))
            return;
    }
}

/// Fills `ahead_` between two places; false when nothing leads from one to the other.
bool SnakeConfirmer::lookThrough(int first, int last, SquareMask atLast) {
    ahead(last) = atLast;
    for (int place = last - 1; place > first; --place) {
        ahead(place) = board_.shows(letter(place)) & board_.step(ahead(place + 1));
        if (ahead(place) == 0)
            return false;
    }
    return true;
}

bool SnakeConfirmer::exchange(int first, Square square, int last, SquareMask atLast) {
    const bool joker = (board_.jokers & maskOf(square)) != 0;
    ahead(last) = joker ? atLast & ~board_.jokers : atLast;
    aheadUntil_ = last;
    const bool found = searchFrom(first, square, 0);
    aheadUntil_ = -1;
    if (found)
        record(MoveKind::castling, Castling{square, snake(last)});
    return found;
}

/// Searches a snake that stands on `square` at `place` (or on no given one, if that is behind the word's
/// last) and avoids the reserved squares.
bool SnakeConfirmer::searchFrom(int place, Square square, SquareMask reserved) {
    start_ = place;
    if (place == length())
        return goBack(place - 1, anywhere, reserved, without(allJokers_, reserved));
    snake(place) = square;
    const SquareMask used = board_.mayReuse ? 0 : reserved | maskOf(square);
    return goBack(place - 1, near(square), used, without(allJokers_, used));
}

bool SnakeConfirmer::goBack(int place, SquareMask near, SquareMask used, JokerSet jokers) {
    if (place < 0)
        return goOn(start_ + 1, start_ < length() ? this->near(snake(start_)) : 0, used, jokers);
    const SquareMask* sets = candidate_->before(place);
    const int last = std::min(start_, length() - 1);
    const auto on = [&](Square square, JokerSet left) {
        if (!board_.mayCross && crosses(square, place + 1, place + 1, last))
            return false;
        snake(place) = square;
        return goBack(place - 1, this->near(square), board_.mayReuse ? used : used | maskOf(square), left);
    };
    near &= ~used;
    const SquareMask showing = board_.tiles[letter(place)] | board_.looseJokers;
    for (SquareMask rest = near & showing & sets[jokers]; rest != 0; rest &= rest - 1) {
        if (on(firstOf(rest), jokers))
            return true;
    }
    for (JokerSet rest = jokers; rest != 0; rest &= rest - 1) {
        const JokerSet left = jokers & ~(rest & -rest);
        const SquareMask joker = board_.trackedJoker[static_cast<std::size_t>(std::countr_zero(rest))];
        if ((joker & near & sets[left]) != 0 && on(firstOf(joker), left))
            return true;
    }
    return false;
}

bool SnakeConfirmer::goOn(int place, SquareMask near, SquareMask used, JokerSet jokers) {
    if (place >= length())
        return !mustReadTheSame_ || castleReadingTheSame();
    const auto on = [&](Square square, JokerSet left) {
        if (!board_.mayCross && crosses(square, place - 1, 0, place - 1))
            return false;
        snake(place) = square;
        return goOn(place + 1, this->near(square), board_.mayReuse ? used : used | maskOf(square), left);
    };
    near &= ~used;
    if (place <= aheadUntil_) {
        for (SquareMask rest = near & ahead(place); rest != 0; rest &= rest - 1) {
            const Square square = firstOf(rest);
            if (on(square, without(jokers, maskOf(square))))
                return true;
        }
        return false;
    }
    // The endings' sets are seen from the other side: lane by the jokers that are left for them.
    const SquareMask* sets = after(place);
    const SquareMask showing = board_.tiles[letter(place)] | board_.looseJokers;
    for (SquareMask rest = near & showing & sets[jokers]; rest != 0; rest &= rest - 1) {
        if (on(firstOf(rest), jokers))
            return true;
    }
    for (JokerSet rest = jokers; rest != 0; rest &= rest - 1) {
        const JokerSet left = jokers & ~(rest & -rest);
        const SquareMask joker = board_.trackedJoker[static_cast<std::size_t>(std::countr_zero(rest))];
        if ((joker & near & sets[left]) != 0 && on(firstOf(joker), left))
            return true;
    }
    return false;
}

/// Whether the step between `square` and the snake's place `beside` crosses one between its places `first` to
/// `last`.
bool SnakeConfirmer::crosses(Square square, int beside, int first, int last) const {
    if (first > last)
        return false;
    const Square from = snake(beside);
    for (int place = first; place < last; ++place) {
        if (stepsCross(from, square, snake(place), snake(place + 1)))
            return true;
    }
    return false;
}

SnakeConfirmer::JokerSet SnakeConfirmer::without(JokerSet jokers, SquareMask used) const {
    for (std::size_t joker = 0; joker < trackedJokers; ++joker) {
        if ((board_.trackedJoker[joker] & used) != 0)
            jokers &= ~(JokerSet{1} << joker);
    }
    return jokers;
}

SquareMask SnakeConfirmer::snakeSquares() const {
    SquareMask squares = 0;
    for (int place = 0; place < length(); ++place)
        squares |= maskOf(snake(place));
    return squares;
}

}  // namespace bukvol
