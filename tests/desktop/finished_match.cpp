#include "finished_match.h"

#include <stdexcept>

namespace bukvol::desktop::test {

Match finishedMatch(MatchSetup setup, Random& random) {
    constexpr int mostTries = 100'000;
    constexpr std::uint64_t passOneIn = 30;
    const Word startWord{0, 1};
    Match match =
        Match::start(std::move(setup), bukvol::test::allTwoLetterWords(), random, nullptr, startWord);
    for (int tries = 0; tries < mostTries; ++tries) {
        match.settleChance(random);
        if (match.over())
            return match;
        const GameAction action = bukvol::test::randomAction(match, random);
        const bool wanted = std::holds_alternative<Pass>(action)
                                ? random.below(passOneIn) == 0
                                : !std::holds_alternative<EndByAgreement>(action);
        if (wanted)
            static_cast<void>(match.perform(action, Milliseconds(1500)).ok());
    }
    throw std::runtime_error("the match does not end");
}

Match finishedMatch(Random& random) {
    return finishedMatch(bukvol::test::randomSetup(random), random);
}

}  // namespace bukvol::desktop::test
