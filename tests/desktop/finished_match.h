// Whole matches by chance, over the lexicon of two-letter words.
#pragma once

#include "core/match/match.h"
#include "support/random_match.h"

namespace bukvol::desktop::test {

/// Plays until the match is over; never by agreement, and passes are rare.
Match finishedMatch(MatchSetup setup, Random& random);
/// Its options and seats by chance too.
Match finishedMatch(Random& random);

}  // namespace bukvol::desktop::test
