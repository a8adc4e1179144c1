// The first stage of the search: words that might be on the board, and where a change might be.
//
// A word with one changed square is a beginning that the board shows as it is, the changed square, and an
// ending that the board shows. So the tree of endings is walked first, then that of beginnings, each node at
// most once, with all snakes together: as sets of squares from which they can be gone on (SquareLanes). A
// beginning or ending that no snake spells is given up with everything below it. A word whose longest shown
// beginning and longest shown ending leave one place or none between them is a candidate: the two sets on
// both sides of a place say which squares a change could fill it at.
//
// The sets tell apart the jokers that a snake has used, but not its other squares. So words without a letter
// twice are decided almost exactly, and what survives is a superset of the words that are there: the second
// stage (SnakeConfirmer) decides each exactly.
#pragma once

#include <functional>
#include <span>
#include <stop_token>

#include "core/search/search_board.h"
#include "core/search/word_filter.h"

namespace bukvol {

/// The kinds of move as bits: bit i is MoveKind i.
using KindSet = unsigned;
inline constexpr KindSet allKinds = 0x1F;
constexpr KindSet kindBit(MoveKind kind) {
    return 1U << static_cast<unsigned>(kind);
}

/// A word that might be on the board, with what is known about its snakes. Only for the time of a visit.
struct Candidate {
    std::uint32_t noun = 0;
    std::span<const Letter> word;
    int beginning = 0;  ///< so many of its first letters are shown, perhaps; all: without a change
    int ending = 0;     ///< so many of its last ones, at most all but one
    int lanes = 1;      ///< of each of the sets: with tracked jokers or without
    const SquareMask* beginnings = nullptr;  ///< the sets after 0, 1 … `beginning` letters, one after another
    std::uint32_t endingNode = 0;            ///< for `endingSets`
    const SquareMask* endings = nullptr;
    const std::uint32_t* shorterEnding = nullptr;

    /// Squares one step from a snake that spells the first `place` letters; by lane.
    const SquareMask* before(int place) const { return beginnings + place * lanes; }
    /// The same for the ending whose number is `node`. Number 0 is the empty ending; `shorterEnding[node]` is
    /// the ending without its first letter.
    const SquareMask* endingSets(std::uint32_t node) const {
        return endings + node * static_cast<unsigned>(lanes);
    }
};

/// What the walk is about.
struct WalkRequest {
    const WordTrees& trees;
    const WordFilter& filter;
    const SearchBoard& board;
    KindSet kinds = allKinds;
    int minLength = 2;
    std::stop_token stop;
    std::function<void(double)> progress;  ///< the part done, 0 to 1
    /// Called for each candidate, in alphabetical order; returns how many letters the following ones must
    /// have at least.
    std::function<int(const Candidate&)> visit;
};

void walkForCandidates(const WalkRequest& request);

}  // namespace bukvol
