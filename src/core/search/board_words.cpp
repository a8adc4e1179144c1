#include "core/search/board_words.h"

#include <algorithm>
#include <bit>

#include "core/search/vector_clones.h"

namespace bukvol {

namespace {

using Node = BoardWords::Node;
using Place = BoardWords::Place;
using Snake = BoardWords::Snake;

/// Asks for memory before it is needed.
inline void fetch(const void* memory) {
#ifdef __GNUC__
    __builtin_prefetch(memory);
#endif
}

/// Lengthens each snake by a square in every way that still begins a word, into `longer`. Returns how many
/// words that it meets for the first time on this board.
BUKVOL_WIDE_VECTORS std::size_t lengthen(const std::vector<Snake>& snakes, std::vector<Snake>& longer,
                                         Node* tree, const Place* places, const SquareMask* squaresWith,
                                         std::uint32_t board) {
    std::size_t found = 0;
    for (const Snake& snake : snakes) {
        const Node from = tree[snake.node];
        const Place& place = places[snake.square];
        const SquareMask open = place.beside & ~snake.used;
        for (std::uint64_t letters = from.letters & place.lettersBeside; letters != 0;
             letters &= letters - 1) {
            SquareMask squares = squaresWith[std::countr_zero(letters)] & open;
            if (squares == 0)
                continue;
            const std::uint64_t before = from.letters & ((letters & -letters) - 1);
            const auto child = from.firstChild + static_cast<std::uint32_t>(std::popcount(before));
            Node& node = tree[child];
            if (node.words() != 0 && node.lastBoard != board) {
                node.lastBoard = board;
                found += node.words();
            }
            for (; squares != 0; squares &= squares - 1) {
                const int square = std::countr_zero(squares);
                if ((node.letters & places[square].lettersBeside) == 0)
                    continue;
                fetch(tree + node.firstChild);
                longer.push_back(
                    {snake.used | (squares & -squares), child, static_cast<std::uint32_t>(square)});
            }
        }
    }
    return found;
}

}  // namespace

BoardWords::BoardWords(const WordJudge& judge, const WordFilter& filter, const MoveRules& rules)
    : judge_(judge), filter_(filter), rules_(rules) {
    for (int i = 0; i < static_cast<int>(nowhere); ++i)
        beside_[static_cast<std::size_t>(i)] = touching(Square::fromIndex(i), rules.stepping).mask();
    plant();
}

/// Builds the tree level by level: a node's words are a run of the sorted words.
void BoardWords::plant() {
    const WordTrees& trees = filter_.trees(judge_.lexicon());
    std::vector<Word> words;
    for (std::uint32_t noun = 0; noun < trees.count(); ++noun) {
        const auto word = trees.word(noun);
        if (filter_.contains(noun) && static_cast<int>(word.size()) >= judge_.rules().minLength)
            words.push_back(judge_.folding().canonical({word.begin(), word.end()}));
    }
    std::ranges::sort(words);
    struct Run {
        std::size_t begin;
        std::size_t end;
        std::size_t depth;
    };
    std::vector<Run> runs{{0, words.size(), 0}};
    for (std::size_t i = 0; i < runs.size(); ++i) {
        auto [next, end, depth] = runs[i];
        Node node;
        for (; next < end && words[next].size() == depth; ++next) {
            if (node.words() == Node::mostWords)
                treeHoldsAll_ = false;
            else
                node.letters += Node::oneWord;
        }
        node.firstChild = static_cast<std::uint32_t>(runs.size());
        while (next < end) {
            const std::size_t begin = next;
            const Letter letter = words[begin][depth];
            while (next < end && words[next][depth] == letter)
                ++next;
            node.letters |= std::uint64_t{1} << letter;
            runs.push_back({begin, next, depth + 1});
        }
        tree_.push_back(node);
    }
}

std::size_t BoardWords::count(const Board& board) {
    // With jokers, walking snake by snake tries every letter on each of them: there the two stages of the
    // finder are faster. Crossing and used squares are the finder's business too.
    if (treeHoldsAll_ && board.jokers().empty() && rules_.mayCross && !rules_.mayReuse)
        return countWalking(board);
    const Position position{board, {}};
    return countWords({position, rules_, judge_, filter_, false, kindBit(MoveKind::statusQuo), {}, {}});
}

std::size_t BoardWords::countWalking(const Board& board) {
    std::array<SquareMask, maxLetters> squaresWith{};
    const SquareSet occupied = board.occupied();
    for (const Square square : occupied) {
        const Letter letter = judge_.folding().canonical(board.tile(square).letter());
        squaresWith[letter] |= SquareSet::of(square).mask();
        letterOn_[static_cast<std::size_t>(square.index())] = std::uint64_t{1} << letter;
    }
    // The root is on no square: it may go on to any.
    Place& anywhere = places_[nowhere];
    anywhere = {occupied.mask(), 0};
    for (const Square square : occupied) {
        const auto i = static_cast<std::size_t>(square.index());
        anywhere.lettersBeside |= letterOn_[i];
        places_[i] = {beside_[i] & occupied.mask(), 0};
        for (SquareMask rest = places_[i].beside; rest != 0; rest &= rest - 1)
            places_[i].lettersBeside |= letterOn_[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    ++boardNumber_;
    std::size_t found = 0;
    snakes_.assign(1, {0, 0, nowhere});
    while (!snakes_.empty()) {
        longer_.clear();
        found += lengthen(snakes_, longer_, tree_.data(), places_.data(), squaresWith.data(), boardNumber_);
        snakes_.swap(longer_);
    }
    return found;
}

}  // namespace bukvol
