// Random matches of legal and illegal actions, over a lexicon of all two-letter words: almost any step is a
// word.
#pragma once

#include "core/match/match.h"

namespace bukvol::test {

/// All words of two letters of the mini-Russian alphabet and nothing else.
Lexicon::Pointer allTwoLetterWords();
/// Writes the same as ru.lexicon into a folder, for a program that looks there.
void writeTwoLetterWords(const std::filesystem::path& folder);

/// Options and seats by chance, over all options.
MatchSetup randomSetup(Random& random);

/// An action by chance, legal more often than not.
GameAction randomAction(const Match& match, Random& random);

}  // namespace bukvol::test
