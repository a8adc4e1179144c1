// The second stage of the search: whether a word is really on the board after some change of a kind, and how.
#pragma once

#include <array>

#include "core/lexicon/minimal_automaton.h"
#include "core/search/candidate_walk.h"
#include "core/search/square_lanes.h"

namespace bukvol {

/// Decides candidates exactly, one at a time. Not shared between threads.
///
/// A place of the word differs when its square does not show the letter before the change: a placement, a
/// transfer and a replacement have exactly one such place; a castling has none (the exchange reads the same),
/// one, or two (both tiles in the word). The search begins at a place that differs and on a square that the
/// candidate's sets allow, goes back to the word's beginning, then on to its end. The sets, looked up under
/// the jokers still unused, keep it from nearly all ways that lead nowhere: it fails only when squares of the
/// snake get into each other's way.
class SnakeConfirmer {
public:
    explicit SnakeConfirmer(const SearchBoard& board);

    /// Those of `kinds` by which the word can be made. Where squares may be used again only placements and
    /// status quos are known (no game has the others with it).
    KindSet confirm(const Candidate& candidate, KindSet kinds);
    /// A move of a kind that was confirmed last.
    Move move(MoveKind kind) const;

private:
    using JokerSet = std::size_t;  ///< tracked jokers that may still be used: the lane of the sets
    enum class Where { empty, occupied };

    bool wants(MoveKind kind) const { return (wanted_ & kindBit(kind)) != 0; }
    int lackingLetters() const;
    void findEndingSets();
    void record(MoveKind kind, const Change& change);

    void confirmUnchanged();
    void confirmOneDiffering(Where where);
    void tryDiffering(int place, Square square, KindSet kinds);
    SquareMask sourcesOf(int place, Square square, MoveKind kind) const;
    void confirmTwoDiffering();
    void stepSets(const SquareMask* from, SquareMask* to, SquareMask tiles) const;
    bool meets(const SquareMask* before, const SquareMask* after, SquareMask squares) const;
    void tryExchange(int first, int last);
    bool lookThrough(int first, int last, SquareMask atLast);
    bool exchange(int first, Square square, int last, SquareMask atLast);
    bool castleReadingTheSame();

    bool searchFrom(int place, Square square, SquareMask reserved);
    bool goBack(int place, SquareMask near, SquareMask used, JokerSet jokers);
    bool goOn(int place, SquareMask near, SquareMask used, JokerSet jokers);
    bool crosses(Square square, int beside, int first, int last) const;
    JokerSet without(JokerSet jokers, SquareMask used) const;
    SquareMask snakeSquares() const;

    int length() const { return static_cast<int>(candidate_->word.size()); }
    Letter letter(int place) const { return candidate_->word[static_cast<std::size_t>(place)]; }
    Square& snake(int place) { return snake_[static_cast<std::size_t>(place)]; }
    Square snake(int place) const { return snake_[static_cast<std::size_t>(place)]; }
    SquareMask near(Square square) const { return near_[static_cast<std::size_t>(square.index())]; }
    const SquareMask* after(int place) const { return after_[static_cast<std::size_t>(place)]; }
    SquareMask& ahead(int place) { return ahead_[static_cast<std::size_t>(place)]; }

    const SearchBoard& board_;
    const JokerMasks jokerMasks_;
    std::array<SquareMask, 64> near_{};  // by square: one step away
    const Candidate* candidate_ = nullptr;
    JokerSet allJokers_ = 0;
    KindSet wanted_ = 0;
    KindSet found_ = 0;
    int firstDiffering_ = 0;  // no place before it can be the only one that differs
    std::array<const SquareMask*, maxWordLength> after_{};  // by place from there: one step from what follows
    /// Up to this place the way on is led by `ahead_`, the squares for each place from which the rest can be
    /// spelled, jokers not told apart; beyond it by the candidate's sets.
    int aheadUntil_ = -1;
    std::array<SquareMask, maxWordLength> ahead_{};

    std::array<Square, maxWordLength> snake_{};
    int start_ = 0;                 // the place where the search began
    bool mustReadTheSame_ = false;  // only snakes that some exchange leaves as they read
    std::array<Change, moveKindCount> changes_;
    std::array<std::array<Square, maxWordLength>, moveKindCount> snakes_;
};

}  // namespace bukvol
