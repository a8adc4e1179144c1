// The second stage of the search: whether a word is really on the board after some change of a kind, and how.
#pragma once

#include <array>
#include <optional>

#include "core/lexicon/minimal_automaton.h"
#include "core/search/search_board.h"
#include "core/snake/move.h"

namespace bukvol {

/// Decides words exactly, one at a time. Not shared between threads.
///
/// A snake is searched place by place. A place differs when its square does not show the letter before the
/// change: a placement, a transfer and a replacement have exactly one such place; a castling has none (the
/// exchange reads the same), one, or two (both tiles in the word). Before the search, sets of squares are
/// computed from the word's end backwards: where the rest of the word could still be spelled. The search
/// never leaves them.
class SnakeConfirmer {
public:
    explicit SnakeConfirmer(const SearchBoard& board) : board_(board) {}

    /// Turns to a word.
    void begin(const Word& word);
    /// A move of this kind that spells the word; none when there is none. Where squares may be used again
    /// only placements and status quos are known (no game has the others with it).
    std::optional<Move> confirm(MoveKind kind);

private:
    static constexpr std::size_t mostDiffering = 2;
    using PlaceMasks = std::array<SquareMask, maxWordLength>;

    SquareMask shows(Letter letter) const;
    SquareMask showsOnceChanged(Letter letter) const;
    SquareMask comes(Letter letter) const;
    void lookAhead(std::size_t differing);
    bool extend(std::size_t place, SquareMask near, SquareMask used, std::size_t differing);
    bool extendTo(Square square, std::size_t place, SquareMask used, std::size_t differing);
    bool exchangesWithFirst(Square square, std::size_t place) const;
    bool crosses(Square square, std::size_t place) const;

    bool complete(SquareMask used);
    bool completeTransfer(SquareMask used);
    bool completeCastling(SquareMask used);
    bool castleReadingTheSame(SquareMask used);
    bool castleOneDiffering(SquareMask used);

    const SearchBoard& board_;
    Word word_;
    MoveKind kind_ = MoveKind::statusQuo;
    bool aheadUnchanged_ = false;  // the first of the sets below, the same for most kinds, is of this word
    /// By places still to differ and by place: squares from which the rest can perhaps be spelled when this
    /// place shows its letter, and when it differs.
    std::array<PlaceMasks, mostDiffering + 1> showing_{};
    std::array<PlaceMasks, mostDiffering + 1> differing_{};
    std::array<Square, maxWordLength> snake_{};
    std::array<std::size_t, mostDiffering> differingPlaces_{};
    std::size_t differingCount_ = 0;
    Change change_;
};

}  // namespace bukvol
