// Some hundred real Russian nouns with made-up marks, for whole matches that take no time.
#pragma once

#include "core/lexicon/lexicon.h"

namespace bukvol::test {

/// Short nouns of dictionaries/ru: of all tiers, some of them obscene, diminutive or without a singular, as
/// it comes.
Lexicon::Pointer markedNouns();

/// Real Russian nouns of up to `longest` letters, every `stride`-th of them.
std::vector<Word> russianNouns(std::size_t longest, std::size_t stride);

}  // namespace bukvol::test
