#include "core/search/board_words.h"

#include <algorithm>
#include <bit>

#include "core/search/vector_clones.h"

namespace bukvol {

namespace {

using Node = BoardWords::Node;
using Place = BoardWords::Place;
using Snakes = BoardWords::Snakes;
using Step = BoardWords::Step;

/// How many entries were made, and how many squares (letters) they hold together.
struct Count {
    std::size_t entries = 0;
    std::size_t parts = 0;
};

/// Asks for memory before it is needed.
inline void fetch(const void* memory) {
#ifdef __GNUC__
    __builtin_prefetch(memory);
#endif
}

// A snake of the board's words is short, and how many squares and letters may follow is as good as random:
// loops over these few would spend their time on jumps that the processor foresaw wrongly. So the walk goes
// by whole lengths, in two loops that run straight on: each pass takes one square (one letter) of an entry
// and steps to the next entry when that was the entry's last; what leads nowhere is written all the same and
// overwritten. A node of the tree is asked for as soon as it is known that it will be visited, one length
// before its turn.

/// Where each of the snakes may go on: an entry of `steps` for each last square that has a letter to follow.
/// Adds to `found` how many words are met for the first time on this board.
BUKVOL_WIDE_VECTORS Count follow(Snakes* snakes, std::size_t count, Step* steps, Node* tree,
                                 const Place* places, std::uint32_t board, std::size_t& found) {
    Count made;
    std::size_t words = 0;
    std::uint32_t nowhere = 0;
    for (std::size_t i = 0; i < count;) {
        Snakes& snake = snakes[i];
        Node& node = tree[snake.node];
        const std::uint64_t wordsHere = node.words();
        words += node.lastBoard != board ? wordsHere : 0;
        // Where no word ends there is nothing to remember, and the node stays as the memory behind has it.
        *(wordsHere != 0 ? &node.lastBoard : &nowhere) = board;
        const Place& place = places[std::countr_zero(snake.last)];
        const SquareMask rest = snake.last & (snake.last - 1);
        const SquareMask used = snake.used | (snake.last ^ rest);
        const std::uint64_t letters = node.letters & place.lettersBeside;
        steps[made.entries] = {used, place.beside & ~used, letters, snake.node};
        made.entries += letters != 0;
        made.parts += static_cast<std::size_t>(std::popcount(letters));
        snake.last = rest;
        i += rest == 0;
    }
    found += words;
    return made;
}

/// The snakes longer by a letter, in every way that `steps` allow.
BUKVOL_WIDE_VECTORS Count lengthen(Step* steps, std::size_t count, Snakes* longer, const Node* tree,
                                   const SquareMask* squaresWith) {
    Count made;
    for (std::size_t i = 0; i < count;) {
        Step& step = steps[i];
        const std::uint64_t rest = step.letters & (step.letters - 1);
        const Node& node = tree[step.node];
        const std::uint64_t before = node.letters & ((step.letters ^ rest) - 1);
        const auto child = node.firstChild + static_cast<std::uint32_t>(std::popcount(before));
        fetch(tree + child);
        const SquareMask last = squaresWith[std::countr_zero(step.letters)] & step.open;
        longer[made.entries] = {step.used, last, child};
        made.entries += last != 0;
        made.parts += static_cast<std::size_t>(std::popcount(last));
        step.letters = rest;
        i += rest == 0;
    }
    return made;
}

/// Room for so many entries and the one that is written last and not kept.
template <class Entry>
Entry* roomFor(std::vector<Entry>& entries, std::size_t count) {
    if (entries.size() <= count)
        entries.resize(2 * count + 1);
    return entries.data();
}

}  // namespace

BoardWords::BoardWords(const WordJudge& judge, const WordFilter& filter, const MoveRules& rules)
    : judge_(judge), filter_(filter), rules_(rules) {
    for (std::size_t i = 0; i < maxSquares; ++i)
        beside_[i] = touching(Square::fromIndex(static_cast<int>(i)), rules.stepping).mask();
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
    for (const Square square : occupied) {
        Place& place = places_[static_cast<std::size_t>(square.index())];
        place = {beside_[static_cast<std::size_t>(square.index())] & occupied.mask(), 0};
        for (SquareMask rest = place.beside; rest != 0; rest &= rest - 1)
            place.lettersBeside |= letterOn_[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    ++boardNumber_;
    // A word may begin on any square.
    const Node& root = tree_.front();
    Step* steps = roomFor(steps_, 1);
    *steps = {0, occupied.mask(), root.letters & Node::allLetters, 0};
    Count made{steps->letters != 0, static_cast<std::size_t>(std::popcount(steps->letters))};
    std::size_t found = 0;
    while (made.entries != 0) {
        Snakes* snakes = roomFor(snakes_, made.parts);
        made = lengthen(steps, made.entries, snakes, tree_.data(), squaresWith.data());
        steps = roomFor(steps_, made.parts);
        made = follow(snakes, made.entries, steps, tree_.data(), places_.data(), boardNumber_, found);
    }
    return found;
}

}  // namespace bukvol
