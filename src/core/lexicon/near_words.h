// Words that a mistyped word may have been meant to be.
#pragma once

#include <functional>
#include <vector>

#include "core/lexicon/lexicon.h"

namespace bukvol {

inline constexpr std::size_t maxNearWords = 3;

/// Up to three nouns, none obscene, that differ from `word` by one edit (a letter replaced, left out, put in,
/// or two neighbours exchanged), else, for words of four letters and more, by two. The nearest first, then
/// the best known, then the least violent edit. `counts(noun, length)` says which nouns may be named.
std::vector<Word> nearWords(const Lexicon& lexicon, const Word& word,
                            const std::function<bool(std::uint32_t noun, std::size_t length)>& counts);

}  // namespace bukvol
