// Why a word that is no noun of the lexicon is refused.
#pragma once

#include "core/lexicon/word_judge.h"

namespace bukvol {

/// The likeliest of all that the lexicon knows of a word which is none of its nouns: a form of a noun, a
/// proper name, another part of speech, an abbreviation; unknown when there is nothing. Spellings that only
/// `lenient` makes the same come after all others.
Judgement readAsNoNoun(const Lexicon& lexicon, const Word& word, const Folding& folding,
                       const Folding& lenient);

}  // namespace bukvol
