// Counts the words that a board shows as it stands, for many boards in a row.
#pragma once

#include <array>
#include <vector>

#include "core/search/move_finder.h"

namespace bukvol {

/// Not shared between threads: it remembers which words it met on the board before.
class BoardWords {
public:
    /// `filter`: the words that count; taken when the counter is made. All others must outlive it.
    BoardWords(const WordJudge& judge, const WordFilter& filter, const MoveRules& rules);

    /// The number of distinct words that the board shows.
    std::size_t count(const Board& board);

    /// A node of the tree of words.
    struct Node {
        static constexpr std::uint64_t oneWord = std::uint64_t{1} << maxLetters;
        static constexpr std::uint64_t allLetters = oneWord - 1;
        static constexpr std::uint64_t mostWords = 15;

        std::uint64_t letters = 0;     ///< bit i: letter i may follow; above them the number of words
        std::uint32_t firstChild = 0;  ///< the children stand side by side in the order of their letters
        std::uint32_t lastBoard = 0;   ///< the last board on which the node's words were met

        /// How many words end here: several only under a folding.
        std::uint64_t words() const { return letters >> maxLetters; }
    };
    /// A square of the board at hand.
    struct Place {
        SquareMask beside = 0;            ///< squares a step away
        std::uint64_t lettersBeside = 0;  ///< on them
    };
    /// Beginnings of a word on the board that differ in their last square alone.
    struct Snakes {
        SquareMask used = 0;  ///< squares before the last
        SquareMask last = 0;  ///< where the last may be
        std::uint32_t node = 0;
    };
    /// How a beginning of a word on the board may go on.
    struct Step {
        SquareMask used = 0;
        SquareMask open = 0;        ///< the squares it may step to
        std::uint64_t letters = 0;  ///< those beside it that may follow
        std::uint32_t node = 0;
    };

private:
    void plant();
    std::size_t countWalking(const Board& board);

    const WordJudge& judge_;
    const WordFilter filter_;
    const MoveRules& rules_;
    std::vector<Node> tree_;    ///< the words under the folding's canonical letters, level by level
    bool treeHoldsAll_ = true;  ///< not when a folding makes too many words alike
    static constexpr std::size_t maxSquares = 64;
    std::array<SquareMask, maxSquares> beside_{};
    std::array<std::uint64_t, maxSquares> letterOn_{};
    std::array<Place, maxSquares> places_{};
    std::vector<Snakes> snakes_;
    std::vector<Step> steps_;
    std::uint32_t boardNumber_ = 0;
};

}  // namespace bukvol
