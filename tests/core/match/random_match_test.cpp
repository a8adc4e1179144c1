// Ten thousand random matches of random legal and illegal actions: nothing breaks, and every record tells it
// again.
#include <gtest/gtest.h>

#include <numeric>

#include "core/match/record.h"
#include "support/random_match.h"
#include "support/sanitized.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

int tileCount(const GameState& state) {
    int count = state.bag.size() + (state.board.occupied() - state.board.jokers()).size();
    for (const auto& hand : state.hands)
        count += static_cast<int>(hand.size());
    return count;
}

/// What holds for Буквологика alone.
void checkTiles(const Match& match) {
    const GameState& state = match.state();
    const auto& tiles = match.language().tiles;
    ASSERT_EQ(tileCount(state), std::accumulate(tiles.begin(), tiles.end(), 0)) << "no tile is lost or made";
    ASSERT_EQ(state.board.jokers().size(), state.startLettersPlaced > 0 ? 4 : 0)
        << "jokers stay on the board";
    for (const auto& hand : state.hands)
        ASSERT_LE(static_cast<int>(hand.size()), state.options.lettersAtHand);
    for (const int made : state.movesMade)
        ASSERT_LE(made, state.options.movesPerPlayer);
}

/// What holds for Балда alone: the start word, then a letter for each word.
void checkFilledSquares(const Match& match) {
    const GameState& state = match.state();
    ASSERT_TRUE(state.board.jokers().empty());
    if (!state.played.empty()) {
        ASSERT_EQ(state.board.occupied().size(),
                  state.options.balda.wordLength + static_cast<int>(state.played.size()) - 1);
    }
    ASSERT_EQ(match.over(),
              state.ended || state.board.empty().empty() || state.passesInRow >= match.players());
}

void checkInvariants(const Match& match) {
    const GameState& state = match.state();
    const bool balda = state.options.game == GameKind::balda;
    if (balda)
        checkFilledSquares(match);
    else
        checkTiles(match);
    ASSERT_TRUE((state.board.occupied() - state.board.geometry().squares()).empty());

    std::vector<int> scores(state.scores.size(), 0);
    std::size_t words = 0;
    for (const MatchEntry& entry : match.entries()) {
        scores[static_cast<std::size_t>(entry.player)] += entry.score;
        words += std::holds_alternative<PlayMove>(entry.action) ? 1 : 0;
    }
    ASSERT_EQ(scores, state.scores) << "the score equals its recount";
    const std::size_t startWords = balda ? 1 : 0;
    ASSERT_EQ(words + startWords, state.played.size()) << "no word counts twice";
}

void checkRecord(const Match& match) {
    const std::string text = writeRecord(match);
    const ReadRecord read = readRecord(text, [](const std::string&) { return test::allTwoLetterWords(); });
    ASSERT_FALSE(read.error) << code(read.error->kind) << " in line " << read.error->line << ": "
                             << read.error->about;
    ASSERT_TRUE(read.match);
    ASSERT_EQ(read.match->state(), match.state());
    ASSERT_EQ(read.match->setup(), match.setup());
    ASSERT_EQ(read.match->entries(), match.entries());
    ASSERT_EQ(read.match->history(), match.history());
    ASSERT_EQ(read.match->canRedo(), match.canRedo());
    for (int player = 0; player < match.players(); ++player)
        ASSERT_EQ(read.match->thinkingTime(player), match.thinkingTime(player));
    ASSERT_EQ(writeRecord(*read.match), text);
}

/// Takes some turns back, and makes some of them again.
void wander(Match& match, Random& random) {
    for (auto steps = random.below(6); steps > 0; --steps) {
        const bool can = match.canUndo();
        ASSERT_EQ(match.undo(), can);
    }
    for (auto steps = random.below(6); steps > 0; --steps) {
        const bool can = match.canRedo();
        ASSERT_EQ(match.redo(), can);
    }
    match.settleChance(random);
}

class RandomMatches : public testing::TestWithParam<int> {};

TEST_P(RandomMatches, KeepTheirInvariantsAndReplayFromTheirRecords) {
    constexpr int matches = test::rounds(1000);
    for (int i = 0; i < matches; ++i) {
        const auto seed = static_cast<std::uint64_t>(GetParam() * matches + i);
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        Match match = Match::start(test::randomSetup(random), test::allTwoLetterWords(), random);
        for (int step = 0; step < 300 && !match.over(); ++step) {
            const GameState before = match.state();
            const Milliseconds thinking(random.below(100000));
            const GameAction action = test::randomAction(match, random);
            const auto* play = std::get_if<PlayMove>(&action);
            const auto outcome =
                play != nullptr ? match.submit(*play, thinking) : match.perform(action, thinking);
            if (!outcome && match.state().toMove == before.toMove) {
                ASSERT_EQ(match.state(), before) << "a refusal changes nothing";
            }
            match.settleChance(random);
            if (random.below(10) == 0) {
                ASSERT_NO_FATAL_FAILURE(wander(match, random));
            }
            ASSERT_NO_FATAL_FAILURE(checkInvariants(match));
        }
        if (random.below(2) == 0)
            match.setThinkingInTurn(Milliseconds(random.below(100000)));
        ASSERT_NO_FATAL_FAILURE(checkRecord(match));
    }
}

INSTANTIATE_TEST_SUITE_P(TenThousand, RandomMatches, testing::Range(0, 10));

}  // namespace
}  // namespace bukvol
