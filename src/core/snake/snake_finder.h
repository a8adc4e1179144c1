// Finds the snakes that spell a word, and the words that a snake can spell.
#pragma once

#include <optional>
#include <vector>

#include "core/snake/rules.h"

namespace bukvol {

/// How much a search may do; what it found until then is returned.
struct SnakeSearchLimits {
    std::size_t found = 50;  ///< snakes or words
    int steps = 200'000;     ///< squares or graph nodes looked at
};

/// The snakes that spell `word` on the board and use at least one of the `required` squares (any snake where
/// there are none), those with the fewest jokers first.
std::vector<Snake> findSnakes(const Board& board, const MoveRules& rules, const Folding& folding,
                              const Word& word, SquareSet required, SnakeSearchLimits limits = {});

/// Whether the board shows the word at all.
bool shows(const Board& board, const MoveRules& rules, const Folding& folding, const Word& word);

/// A letter for each square of a snake; none where a joker's letter is not decided.
using SnakePattern = std::vector<std::optional<Letter>>;

/// The letters along a snake; all its squares must hold tiles.
SnakePattern patternOf(const Board& board, const Snake& snake);

/// The words of the judge's lexicon that fit the pattern, count, and are not yet played: best known first.
std::vector<Word> findSpellings(const SnakePattern& pattern, const WordJudge& judge,
                                const PlayedWords& played, SnakeSearchLimits limits = {});

}  // namespace bukvol
