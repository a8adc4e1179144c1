// Finds the moves there are in a position: all words of every kind, or one best move. Exact and complete.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/search/candidate_walk.h"
#include "core/snake/rules.h"

namespace bukvol {

/// A move that exists.
struct FoundMove {
    Move move;
    std::uint32_t noun = 0;  ///< its word's number in the lexicon

    MoveKind kind() const { return kindOf(move.change); }
    int score() const { return static_cast<int>(move.word.size()); }
};

/// What to search and how far.
struct SearchRequest {
    const Position& position;
    const MoveRules& rules;
    const WordJudge& judge;
    const WordFilter& filter;  ///< the words that count
    bool opening = false;
    KindSet kinds = allKinds;
    std::stop_token stop;
    std::function<void(double)> progress;  ///< 0 to 1, from the searching thread
    int minLength = 0;                     ///< letters at least, where the judge asks for fewer
};

/// One move for every pair of kind and word, best first (then by kind, then in alphabetical order).
/// What was found until then when stopped.
std::vector<FoundMove> findAllMoves(const SearchRequest& request);

/// One move of the highest score, of the first kind that has it; none when there is no move (or when
/// stopped).
std::optional<FoundMove> findBestMove(const SearchRequest& request);

/// How many words there are of the one kind that is asked for.
std::size_t countWords(const SearchRequest& request);

}  // namespace bukvol
