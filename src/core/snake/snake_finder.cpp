#include "core/snake/snake_finder.h"

#include <algorithm>

namespace bukvol {

namespace {

/// Whether the step from a to b crosses an earlier step of the snake.
bool crosses(const Snake& snake, Square a, Square b) {
    for (std::size_t i = 1; i < snake.size(); ++i) {
        if (stepsCross(a, b, snake[i - 1], snake[i]))
            return true;
    }
    return false;
}

class SnakeFinder {
public:
    SnakeFinder(const Board& board, const MoveRules& rules, const Word& word, SquareSet required,
                SnakeSearchLimits limits)
        : board_(board), rules_(rules), word_(word), required_(required), limits_(limits) {}

    std::vector<Snake> find(const Folding& folding) {
        if (word_.empty())
            return {};
        for (const Letter letter : word_)
            fitting_.push_back(squaresShowing(folding.classOf(letter)));
        extend(board_.occupied());
        std::stable_sort(found_.begin(), found_.end(),
                         [&](const Snake& a, const Snake& b) { return jokers(a) < jokers(b); });
        return std::move(found_);
    }

private:
    SquareSet squaresShowing(LetterSet letters) const {
        SquareSet squares = board_.jokers();
        for (const Square square : board_.occupied() - board_.jokers()) {
            if (letters.contains(board_.tile(square).letter()))
                squares.insert(square);
        }
        return squares;
    }

    std::ptrdiff_t jokers(const Snake& snake) const {
        return std::count_if(snake.begin(), snake.end(),
                             [&](Square square) { return board_.tile(square).isJoker(); });
    }

    /// Lays the next letter on one of `reachable`.
    void extend(SquareSet reachable) {
        if (snake_.size() == word_.size()) {
            if (required_.empty() || !(used_ & required_).empty())
                found_.push_back(snake_);
            return;
        }
        const SquareSet next = reachable & fitting_[snake_.size()];
        tryAll(next - board_.jokers());
        tryAll(next & board_.jokers());
    }

    void tryAll(SquareSet squares) {
        for (const Square square : squares) {
            if (steps_++ >= limits_.steps || found_.size() >= limits_.found)
                return;
            if (!rules_.mayCross && !snake_.empty() && crosses(snake_, snake_.back(), square))
                continue;
            const SquareSet before = used_;
            snake_.push_back(square);
            used_.insert(square);
            const SquareSet around = touching(square, rules_.stepping) & board_.occupied();
            extend(rules_.mayReuse ? around : around - used_);
            used_ = before;
            snake_.pop_back();
        }
    }

    const Board& board_;
    const MoveRules& rules_;
    const Word& word_;
    SquareSet required_;
    SnakeSearchLimits limits_;
    std::vector<SquareSet> fitting_;  // by letter of the word
    Snake snake_;
    SquareSet used_;
    int steps_ = 0;
    std::vector<Snake> found_;
};

/// Walks the word graph along a pattern.
class SpellingFinder {
public:
    SpellingFinder(const SnakePattern& pattern, const WordJudge& judge, const PlayedWords& played,
                   SnakeSearchLimits limits)
        : pattern_(pattern), judge_(judge), played_(played), limits_(limits) {}

    std::vector<Word> find() {
        if (!pattern_.empty() && !graph().empty())
            walk(0);
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Spelling& a, const Spelling& b) { return a.tier < b.tier; });
        std::vector<Word> words;
        for (Spelling& spelling : found_)
            words.push_back(std::move(spelling.word));
        if (words.size() > limits_.found)
            words.resize(limits_.found);
        return words;
    }

private:
    struct Spelling {
        int tier;
        Word word;
    };
    /// Enough to choose the best known from.
    static constexpr std::size_t mostConsidered = 2000;

    const WordGraph& graph() const { return judge_.lexicon().nouns(); }

    void walk(WordGraph::NodeIndex node) {
        if (word_.size() == pattern_.size()) {
            if (graph().isWord(node))
                consider();
            return;
        }
        const auto& wanted = pattern_[word_.size()];
        LetterSet letters = graph().following(node);
        if (wanted)
            letters = letters & judge_.folding().classOf(*wanted);
        for (Letter letter = 0; letter < maxLetters; ++letter) {
            if (!letters.contains(letter))
                continue;
            if (steps_++ >= limits_.steps || found_.size() >= mostConsidered)
                return;
            word_.push_back(letter);
            walk(graph().edge(node, letter).target);
            word_.pop_back();
        }
    }

    void consider() {
        if (played_.contains(judge_.folding().canonical(word_)))
            return;
        const Judgement judgement = judge_.judge(word_);
        if (judgement.accepted())
            found_.push_back({judgement.noun ? judge_.lexicon().marks(*judgement.noun).tier : 5, word_});
    }

    const SnakePattern& pattern_;
    const WordJudge& judge_;
    const PlayedWords& played_;
    SnakeSearchLimits limits_;
    Word word_;
    int steps_ = 0;
    std::vector<Spelling> found_;
};

}  // namespace

bool shows(const Board& board, const MoveRules& rules, const Folding& folding, const Word& word) {
    // Without jokers a word has few beginnings; the bound is against boards made to waste time.
    constexpr SnakeSearchLimits oneIsEnough{.found = 1, .steps = 2'000'000};
    return !findSnakes(board, rules, folding, word, {}, oneIsEnough).empty();
}

std::vector<Snake> findSnakes(const Board& board, const MoveRules& rules, const Folding& folding,
                              const Word& word, SquareSet required, SnakeSearchLimits limits) {
    return SnakeFinder(board, rules, word, required, limits).find(folding);
}

SnakePattern patternOf(const Board& board, const Snake& snake) {
    SnakePattern pattern;
    for (const Square square : snake) {
        const Tile tile = board.tile(square);
        pattern.push_back(tile.isJoker() ? std::nullopt : std::optional(tile.letter()));
    }
    return pattern;
}

std::vector<Word> findSpellings(const SnakePattern& pattern, const WordJudge& judge,
                                const PlayedWords& played, SnakeSearchLimits limits) {
    return SpellingFinder(pattern, judge, played, limits).find();
}

}  // namespace bukvol
