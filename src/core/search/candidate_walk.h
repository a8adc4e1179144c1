// The first stage of the search: words that might be on the board.
//
// The word graph is walked once. For each prefix the walk carries not one snake but all of them at once, as
// sets of squares on which a snake that spells the prefix may end: one 64-bit set for each pair of "jokers
// used" (0 to 4) and "changed squares met" (0 to 2). All squares step together by shifts. A prefix whose sets
// are all empty is given up with everything below it. The sets forget which squares a snake has used, so what
// survives is a superset of the words that are there: the second stage (SnakeConfirmer) decides each of them
// exactly.
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/lexicon/word_graph.h"
#include "core/search/search_board.h"
#include "core/search/word_filter.h"

namespace bukvol {

/// The kinds of move as bits: bit i is MoveKind i.
using KindSet = unsigned;
inline constexpr KindSet allKinds = 0x1F;
constexpr KindSet kindBit(MoveKind kind) {
    return 1U << static_cast<unsigned>(kind);
}

/// A word that might be on the board.
struct Candidate {
    std::uint32_t noun = 0;
    std::uint8_t length = 0;
    std::uint32_t firstLetter = 0;  ///< where its word begins in Candidates::letters
    bool unchanged = false;         ///< perhaps without a change
    bool changed = false;           ///< perhaps with one
};

/// What the walk is about.
struct WalkRequest {
    const WordGraph& graph;
    const WordFilter& filter;
    const SearchBoard& board;
    KindSet kinds = allKinds;
    int minLength = 2;
    std::stop_token stop;
    std::function<void(double)> progress;  ///< the part of the first letters done, 0 to 1
};

struct Candidates {
    std::vector<Candidate> words;  ///< in no special order
    std::vector<Letter> letters;   ///< of all words, one after another

    Word wordOf(const Candidate& candidate) const {
        const auto begin = letters.begin() + candidate.firstLetter;
        return {begin, begin + candidate.length};
    }
};

/// All candidates of at least `minLength` letters. What was found until then when stopped.
Candidates walkForCandidates(const WalkRequest& request);

}  // namespace bukvol
