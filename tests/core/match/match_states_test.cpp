#include "core/match/match_states.h"

#include <gtest/gtest.h>

#include "core/snake/chance.h"
#include "support/random_match.h"

namespace bukvol {
namespace {

TEST(MatchStates, AreThoseThatTheMatchWentThrough) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed);
        Match match(test::randomSetup(random), test::allTwoLetterWords(), {0, 1, 2, 3, 4, 5});
        std::vector<GameState> states{match.state()};
        for (int i = 0; i < 60 && !match.over(); ++i) {
            const bool due = match.state().dueChance().kind != DueChance::Kind::none;
            const GameAction action =
                due ? chooseChance(match.state(), match.judge(), random) : test::randomAction(match, random);
            if (match.perform(action))
                states.push_back(match.state());
        }
        MatchWalk walk(match);
        for (std::size_t entry = 0; entry < states.size(); ++entry) {
            ASSERT_EQ(walk.next(), entry);
            ASSERT_EQ(walk.state(), states[entry]);
            ASSERT_EQ(walk.atEnd(), entry + 1 == states.size());
            if (!walk.atEnd())
                walk.advance();
        }
        EXPECT_EQ(stateBefore(match, 0), states.front());
        EXPECT_EQ(stateBefore(match, states.size() / 2), states[states.size() / 2]);
        EXPECT_EQ(stateBefore(match, match.entries().size()), match.state());
    }
}

}  // namespace
}  // namespace bukvol
