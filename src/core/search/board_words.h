// Counts the words that a board shows as it stands, for many boards in a row.
#pragma once

#include <vector>

#include "core/search/move_finder.h"

namespace bukvol {

/// Not shared between threads: it remembers which words it met on the board before.
class BoardWords {
public:
    /// `filter`: the words that count. All must outlive the counter.
    BoardWords(const WordJudge& judge, const WordFilter& filter, const MoveRules& rules);

    /// The number of distinct words that the board shows.
    std::size_t count(const Board& board);

private:
    std::size_t countWalking(const Board& board);
    void walk(WordGraph::NodeIndex node, std::uint32_t number, int square, SquareMask used, int depth);

    const WordJudge& judge_;
    const WordFilter& filter_;
    const MoveRules& rules_;
    std::array<SquareMask, 64> neighbours_{};
    std::array<std::uint64_t, 64> lettersOn_{};  ///< by square: the letters that its tile reads as
    SquareMask occupied_ = 0;
    std::vector<std::uint32_t> metOnBoard_;  ///< by noun: the last board that showed it
    std::uint32_t boardNumber_ = 0;
    std::size_t found_ = 0;
};

}  // namespace bukvol
