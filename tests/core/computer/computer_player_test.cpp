// The computer as a player: always by the rules, never an obscene word, the same from the same seed, stopped
// at once.
#include "core/computer/computer_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "core/match/match.h"
#include "support/marked_nouns.h"
#include "support/random_match.h"
#include "support/random_position.h"
#include "support/sanitized.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

/// The skill of a level that weighs no more moves than a quick test has time for.
LevelSkill quickSkill(int level) {
    LevelSkill skill = skillOf(level);
    skill.weighed = std::min(skill.weighed, 2);
    return skill;
}

/// Options by chance for a short match with real words.
MatchSetup shortMatch(Random& random) {
    MatchSetup setup = test::randomSetup(random);
    setup.game.movesPerPlayer = 1 + static_cast<int>(random.below(4));
    if (setup.game.game == GameKind::balda) {  // its usual start word, on a board for so many players
        const BaldaOptions rules = setup.game.balda;
        setup.game.balda = baldaOn(setup.game.players == 5 ? Geometry{5, 5} : Geometry{4, 4});
        setup.game.balda.steps = rules.steps;
        setup.game.balda.reuse = rules.reuse;
        setup.game.balda.refuseShownWords = rules.refuseShownWords;
    }
    setup.game.words.minLength = 2 + static_cast<int>(random.below(3));
    for (Seat& seat : setup.seats)
        seat = {"computer", true, 1 + static_cast<int>(random.below(computerLevels))};
    return setup;
}

bool thereIsAMove(const GameState& state, const PresentableWords& words) {
    const WordFilter unplayed = words.unplayed(state.played);
    return TurnSearch(state, words.judge(), unplayed).best().has_value();
}

/// Plays a match to its end; every action must be legal, every word presentable. `level`: of all seats, where
/// they are not by chance.
Match playMatch(std::uint64_t seed, std::optional<int> level = {}) {
    Random random(seed);
    MatchSetup setup = shortMatch(random);
    if (level) {
        for (Seat& seat : setup.seats)
            seat.level = *level;
    }
    Match match = Match::start(setup, test::markedNouns(), random);
    const PresentableWords words(match.judge());
    while (!match.over()) {
        // Now and then a kind is already declared when the computer comes to move.
        if (match.state().phase() != Phase::startSquare && random.below(4) == 0)
            static_cast<void>(match.perform(Declare{static_cast<MoveKind>(random.below(5))}).ok());
        const LevelSkill skill = quickSkill(match.seat(match.state().toMove).level);
        const auto choice = chooseAction({match.state(), words, skill, {}, {}}, random);
        EXPECT_TRUE(choice) << "it is a player's turn";
        if (!choice)
            break;
        if (std::holds_alternative<Pass>(choice->action)) {
            EXPECT_FALSE(thereIsAMove(match.state(), words));
        }
        if (const auto* play = std::get_if<PlayMove>(&choice->action)) {
            EXPECT_TRUE(choice->found);
            EXPECT_EQ(choice->found->move, play->move);
            EXPECT_FALSE(match.judge().lexicon().marks(choice->found->noun).obscene);
            EXPECT_EQ(
                match.judge().folding().canonical(play->move.word),
                match.judge().folding().canonical(match.judge().lexicon().nouns().word(choice->found->noun)))
                << "the gloss is of the word played";
        }
        const auto outcome = match.perform(choice->action);
        EXPECT_TRUE(outcome) << code(outcome.error().reason);
        if (!outcome)
            break;
        match.settleChance(random);
    }
    return match;
}

class ComputerLevel : public testing::TestWithParam<int> {};

TEST_P(ComputerLevel, PlaysTwoHundredMatchesByTheRules) {
    constexpr std::uint64_t matches = test::rounds(200);
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
        SCOPED_TRACE(seed);
        ASSERT_TRUE(playMatch(matches * static_cast<std::uint64_t>(GetParam()) + seed, GetParam()).over());
    }
}

INSTANTIATE_TEST_SUITE_P(Each, ComputerLevel, testing::Range(1, computerLevels + 1));

TEST(ComputerPlayer, OfAllLevelsPlaysMovesOfEveryKindAndNeverAnObsceneWord) {
    constexpr int matches = 100;
    std::array<int, moveKindCount> kinds{};
    int startLetters = 0;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
        SCOPED_TRACE(seed);
        const Match match = playMatch(seed);
        ASSERT_TRUE(match.over());
        for (const MatchEntry& entry : match.entries()) {
            if (const auto* play = std::get_if<PlayMove>(&entry.action))
                ++kinds[static_cast<std::size_t>(kindOf(play->move.change))];
            startLetters += std::holds_alternative<PlaceStartLetter>(entry.action) ? 1 : 0;
        }
    }
    for (const int count : kinds)
        EXPECT_GT(count, 0) << "it plays moves of every kind";
    EXPECT_GT(startLetters, matches) << "it fills start squares made by hand, five letters each";
}

TEST(ComputerPlayer, DoesTheSameFromTheSameSeed) {
    for (std::uint64_t seed = 1000; seed < 1010; ++seed)
        EXPECT_EQ(playMatch(seed).entries(), playMatch(seed).entries());
}

TEST(ComputerPlayer, KnowsNoRareWordsAtLowLevelsUnlessThereIsNoOther) {
    const WordJudge judge(test::markedNouns(), {});
    const PresentableWords words(judge);
    GameState state = test::middleOfAGame(judge, {{7, 7}, 14, 4, 9}, 7);
    Random random(7);
    for (int i = 0; i < 50; ++i) {
        const auto choice = chooseAction({state, words, skillOf(1), {}, {}}, random);
        ASSERT_TRUE(choice && choice->found);
        EXPECT_EQ(judge.lexicon().marks(choice->found->noun).tier, 1);
    }
    // With all the familiar words played it turns to others.
    for (std::uint32_t noun = 0; noun < judge.lexicon().nouns().wordCount(); ++noun) {
        if (judge.lexicon().marks(noun).tier == 1)
            state.played.insert(judge.lexicon().nouns().word(noun));
    }
    const auto choice = chooseAction({state, words, skillOf(1), {}, {}}, random);
    ASSERT_TRUE(choice && choice->found);
    EXPECT_GT(judge.lexicon().marks(choice->found->noun).tier, 1);
}

TEST(ComputerPlayer, PassesRatherThanPlayAnObsceneWord) {
    const WordJudge judge(test::miniRussian(), {});
    GameState state = newGame({}, judge.lexicon().language());
    state.startLettersPlaced = 5;
    state.movesMade = {2, 2};
    const Position position = *parsePosition("СУКА -", judge.lexicon().language().alphabet);
    state.board = position.board;
    state.bag = LetterBag();
    state.hands[0].clear();
    Random random(1);
    ASSERT_TRUE(
        apply(state, PlayMove{*parseMove("= СУКА:a1b1c1d1", judge.lexicon().language().alphabet)}, judge))
        << "the match accepts it";
    for (int level = 1; level <= computerLevels; ++level) {
        const auto choice = chooseAction({state, PresentableWords(judge), skillOf(level), {}, {}}, random);
        ASSERT_TRUE(choice);
        EXPECT_TRUE(std::holds_alternative<Pass>(choice->action));
    }
}

TEST(ComputerPlayer, DoesNothingWhenItIsNoPlayersTurn) {
    const WordJudge judge(test::miniRussian(), {});
    const PresentableWords words(judge);
    Random random(1);
    GameState state = newGame({}, judge.lexicon().language());
    EXPECT_FALSE(chooseAction({state, words, skillOf(5), {}, {}}, random)) << "chance is due";
    state.ended = true;
    EXPECT_FALSE(chooseAction({state, words, skillOf(5), {}, {}}, random)) << "the game is over";
}

/// A thought that would take minutes.
struct LongThought {
    LongThought() { skill.weighed = 1'000'000; }

    static const Lexicon::Pointer& allNouns() {
        static const Lexicon::Pointer lexicon =
            Lexicon::fromNouns(test::miniRussian()->language(), test::russianNouns(64, 1));
        return lexicon;
    }

    WordJudge judge{allNouns(), {}};
    PresentableWords words{judge};
    GameState state = test::middleOfAGame(judge, {{7, 7}, 20, 4, 9}, 5);
    LevelSkill skill = skillOf(computerLevels);
};

TEST(ComputerPlayerStop, GivesTheBestOfWhatItHasWeighedAndNoMore) {
    const LongThought thought;
    for (const bool byTime : {false, true}) {
        std::stop_source source;
        int asked = 0;
        const auto timeUp = [&] {
            const bool enough = ++asked == 3;
            if (enough && !byTime)
                source.request_stop();
            return enough && byTime;
        };
        Random random(1);
        const auto choice =
            chooseAction({thought.state, thought.words, thought.skill, source.get_token(), timeUp}, random);
        ASSERT_TRUE(choice && choice->found);
        EXPECT_TRUE(apply(thought.state, choice->action, thought.judge));
        EXPECT_EQ(asked, 3) << "nothing more is weighed";
    }
}

TEST(ComputerPlayerStop, GivesNothingBeforeItHasWeighedAMove) {
    const LongThought thought;
    std::stop_source source;
    source.request_stop();
    int asked = 0;
    const auto timeUp = [&] {
        ++asked;
        return false;
    };
    Random random(1);
    for (int level = 1; level <= computerLevels; ++level)
        EXPECT_FALSE(
            chooseAction({thought.state, thought.words, skillOf(level), source.get_token(), timeUp}, random));
    EXPECT_EQ(asked, 0);
}

TEST(ComputerPlayerStop, ComesBackWheneverItIsStopped) {
    const LongThought thought;
    for (int delay = 0; delay < 20; ++delay) {
        std::atomic<int> asked = 0;
        std::atomic<int> askedAtStop = 0;
        std::optional<ComputerChoice> choice;
        std::jthread thread([&](std::stop_token stop) {
            Random random(1);
            choice = chooseAction({thought.state, thought.words, thought.skill, std::move(stop),
                                   [&] {
                                       ++asked;
                                       return false;
                                   }},
                                  random);
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(delay * 4));
        askedAtStop = asked.load();
        thread.request_stop();
        thread.join();
        EXPECT_LE(asked, askedAtStop + 2)
            << "at most the move in hand and one begun before the stop was seen";
        EXPECT_EQ(choice.has_value(), choice && apply(thought.state, choice->action, thought.judge).ok());
    }
}

/// What a move brings when the opponent has one more move and nobody any after that.
int difference(const GameState& state, const PresentableWords& words, const FoundMove& move) {
    const GameState after = apply(state, PlayMove{move.move}, words.judge())->state;
    const WordFilter unplayed = words.unplayed(after.played);
    const auto answer = TurnSearch(after, words.judge(), unplayed).best();
    return move.score() - (answer ? answer->score() : 0);
}

TEST(ComputerPlayer, AtTheTopPlaysForTheDifferenceNotForTheLongestWord) {
    const WordJudge judge(test::markedNouns(), {});
    const PresentableWords words(judge);
    LevelSkill skill = skillOf(computerLevels);
    skill.weighed = 10;
    int betterThanLongest = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        GameState state = test::middleOfAGame(judge, {{7, 7}, 12, 2, 9}, seed);
        state.options.movesPerPlayer = 4;  // one more for each player
        const WordFilter unplayed = words.unplayed(state.played);
        auto moves = TurnSearch(state, judge, unplayed).all();
        moves.resize(std::min<std::size_t>(moves.size(), 10));
        std::vector<int> differences;
        for (const FoundMove& move : moves)
            differences.push_back(difference(state, words, move));

        Random random(1);
        const auto choice = chooseAction({state, words, skill, {}, {}}, random);
        ASSERT_TRUE(choice && choice->found);
        const int chosen = difference(state, words, *choice->found);
        EXPECT_EQ(chosen, *std::max_element(differences.begin(), differences.end()));
        betterThanLongest += chosen > differences.front() ? 1 : 0;
    }
    EXPECT_GT(betterThanLongest, 0);
}

TEST(ComputerLevels, NoValueIsWorseThanAtTheLevelBelow) {
    for (int level = 2; level <= computerLevels; ++level) {
        const LevelSkill& below = skillOf(level - 1);
        const LevelSkill& here = skillOf(level);
        EXPECT_GE(here.lastTier, below.lastTier);
        EXPECT_GT(here.letterPercent, below.letterPercent);
        EXPECT_GE(here.rarerKindsPercent, below.rarerKindsPercent);
        EXPECT_LE(here.choicePercent, below.choicePercent);
        EXPECT_GE(here.weighed, below.weighed);
    }
    EXPECT_EQ(skillOf(computerLevels).lastTier, lastFamiliarityTier) << "the top knows all words";
    EXPECT_EQ(skillOf(computerLevels).letterPercent, 100) << "and sees them all";
    EXPECT_GT(skillOf(computerLevels).weighed, 0);
    EXPECT_EQ(&skillOf(0), &skillOf(1));
    EXPECT_EQ(&skillOf(6), &skillOf(5));
}

}  // namespace
}  // namespace bukvol
