#include "core/search/board_words.h"

#include <bit>

namespace bukvol {

BoardWords::BoardWords(const WordJudge& judge, const WordFilter& filter, const MoveRules& rules)
    : judge_(judge), filter_(filter), rules_(rules), metOnBoard_(judge.lexicon().nouns().wordCount(), 0) {
    for (int i = 0; i < 64; ++i)
        neighbours_[static_cast<std::size_t>(i)] = touching(Square::fromIndex(i), rules.stepping).mask();
}

std::size_t BoardWords::count(const Board& board) {
    // With jokers, walking snake by snake tries every letter on each of them: there the two stages of the
    // finder are faster. Crossing and used squares are the finder's business too.
    if (board.jokers().empty() && rules_.mayCross && !rules_.mayReuse)
        return countWalking(board);
    const Position position{board, {}};
    return countWords({position, rules_, judge_, filter_, false, kindBit(MoveKind::statusQuo), {}, {}});
}

std::size_t BoardWords::countWalking(const Board& board) {
    const WordGraph& graph = judge_.lexicon().nouns();
    occupied_ = board.occupied().mask();
    for (const Square square : board.occupied()) {
        const LetterSet letters = judge_.folding().classOf(board.tile(square).letter());
        lettersOn_[static_cast<std::size_t>(square.index())] = letters.mask();
    }
    ++boardNumber_;
    found_ = 0;
    if (graph.empty())
        return 0;
    for (SquareMask rest = occupied_; rest != 0; rest &= rest - 1)
        walk(0, 0, std::countr_zero(rest), 0, 0);
    return found_;
}

/// Steps on `square` from `node` by each letter that its tile reads as.
void BoardWords::walk(WordGraph::NodeIndex node, std::uint32_t number, int square, SquareMask used,
                      int depth) {
    const WordGraph& graph = judge_.lexicon().nouns();
    const std::uint64_t letters = graph.following(node).mask() & lettersOn_[static_cast<std::size_t>(square)];
    for (std::uint64_t rest = letters; rest != 0; rest &= rest - 1) {
        const auto& edge = graph.edge(node, static_cast<Letter>(std::countr_zero(rest)));
        const std::uint32_t below = number + edge.wordsBefore;
        if (graph.isWord(edge.target) && depth + 1 >= judge_.rules().minLength &&
            metOnBoard_[below] != boardNumber_ && filter_.contains(below)) {
            metOnBoard_[below] = boardNumber_;
            ++found_;
        }
        const SquareMask here = used | SquareMask{1} << square;
        const SquareMask open = neighbours_[static_cast<std::size_t>(square)] & occupied_ & ~here;
        const std::uint64_t wanted = graph.following(edge.target).mask();
        for (SquareMask next = open; next != 0; next &= next - 1) {
            const int to = std::countr_zero(next);
            if ((lettersOn_[static_cast<std::size_t>(to)] & wanted) != 0)
                walk(edge.target, below, to, here, depth + 1);
        }
    }
}

}  // namespace bukvol
