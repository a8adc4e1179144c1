#include "core/match/match.h"

#include <gtest/gtest.h>

#include <set>

#include "support/begun_match.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

using test::begun;
using test::move;
using test::twoPlayers;

TEST(Lot, DrawsEveryOrderOrKeepsTheSeats) {
    std::set<std::vector<int>> orders;
    MatchSetup setup = twoPlayers();
    setup.seats.push_back({"Анна", false, 0});
    setup.game.players = 3;
    setup.orderByLot = true;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Random random(seed);
        orders.insert(Match::start(setup, test::miniRussian(), random).order());
    }
    EXPECT_EQ(orders.size(), 6U);
    setup.orderByLot = false;
    Random random(1);
    EXPECT_EQ(Match::start(setup, test::miniRussian(), random).order(), (std::vector<int>{0, 1, 2}));
}

TEST(Match, StartsReadyForTheFirstPlayer) {
    Random random(5);
    const Match match = Match::start(twoPlayers(), test::miniRussian(), random);
    EXPECT_EQ(match.state().phase(), Phase::opening);
    EXPECT_EQ(match.state().position().letters.size(), 9U);
    EXPECT_EQ(match.state().dueChance().kind, DueChance::Kind::none);
}

TEST(Match, TheSameSeedDealsTheSame) {
    Random one(9);
    Random two(9);
    EXPECT_EQ(Match::start(twoPlayers(), test::miniRussian(), one).state(),
              Match::start(twoPlayers(), test::miniRussian(), two).state());
}

TEST(Clock, EachFullMinuteOverGivesAPointToEveryOpponent) {
    struct Case {
        Milliseconds used;
        int points;
    };
    const ClockOptions ten{10, true};
    for (const Case& c : {Case{minutes(0), 0}, Case{minutes(10), 0}, Case{minutes(10) + seconds(59), 0},
                          Case{minutes(11), 1}, Case{minutes(12) + seconds(30), 2}})
        EXPECT_EQ(penaltyPoints(ten, c.used), c.points);
    EXPECT_EQ(penaltyPoints({10, false}, minutes(60)), 0) << "the penalty is an option";
    EXPECT_EQ(penaltyPoints({{}, true}, minutes(60)), 0) << "no clock";
    EXPECT_EQ(timeLeft(ten, minutes(12)), -minutes(2));
}

TEST(Clock, ThinkingIsSummedByPlayerAndPenaltiesGoToTheOpponents) {
    MatchSetup setup = twoPlayers();
    setup.clock.minutes = 1;
    Match match = begun(setup);
    ASSERT_TRUE(match.perform(move(match, "К@b3 КОТ:b3c4d5"), seconds(130)));
    ASSERT_TRUE(match.perform(DrawLetters{0, test::word("Б")}));
    EXPECT_EQ(match.thinkingTime(0), seconds(130));
    EXPECT_EQ(match.points(0), 3);
    EXPECT_EQ(match.points(1), 1);
    match.setThinkingInTurn(seconds(185));
    EXPECT_EQ(match.thinkingTime(1), seconds(185));
    EXPECT_EQ(match.points(0), 5);
}

TEST(ScoreSheet, ListsEveryMoveByPlayer) {
    MatchSetup setup = twoPlayers();
    setup.game.movesPerPlayer = 2;
    setup.game.openingMoves = 1;
    setup.game.refusalEndsTurn = true;
    Match match = begun(setup);
    ASSERT_TRUE(match.submit(move(match, "К@b3 КОТ:b3c4d5")));
    ASSERT_TRUE(match.perform(DrawLetters{0, test::word("Б")}));
    ASSERT_TRUE(match.perform(Pass{}));
    ASSERT_TRUE(match.submit(move(match, "= НОТА:e5d5e4d4")));
    const auto refused = match.submit(move(match, "= НОТА:e5d5e4d4"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, Reason::wordRepeated);
    EXPECT_TRUE(match.over()) << "the refused word ended the turn";

    const auto sheet = match.scoreSheet();
    ASSERT_EQ(sheet.size(), 2U);
    ASSERT_EQ(sheet[0].size(), 2U);
    EXPECT_EQ(sheet[0][0].word, test::word("КОТ"));
    EXPECT_EQ(sheet[0][0].moveKind, MoveKind::placement);
    EXPECT_EQ(sheet[0][1].score, 4);
    EXPECT_EQ(sheet[1][0].kind, SheetCell::Kind::passed);
    EXPECT_EQ(sheet[1][1].kind, SheetCell::Kind::refused);
    EXPECT_EQ(match.points(0), 7);
    EXPECT_EQ(match.leaders(), std::vector<int>{0});
}

TEST(Result, EqualPointsAreADraw) {
    MatchSetup setup = twoPlayers();
    setup.game.movesPerPlayer = 1;
    Match match = begun(setup);
    ASSERT_TRUE(match.perform(Pass{}));
    ASSERT_TRUE(match.perform(Pass{}));
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.leaders(), (std::vector<int>{0, 1}));
}

TEST(Match, ARefusalChangesNothing) {
    Match match = begun(twoPlayers());
    const GameState before = match.state();
    const std::size_t entries = match.entries().size();
    EXPECT_FALSE(match.submit(move(match, "К@b3 КЦЦ:b3c4d5")));
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(match.entries().size(), entries);
}

TEST(Match, TheSheetShowsTheDictionarysSpelling) {
    MatchSetup setup = twoPlayers();
    setup.game.words.foldYo = true;
    setup.game.openingMoves = 1;
    Match match = begun(setup);
    ASSERT_TRUE(match.perform(Pass{}));
    ASSERT_TRUE(match.perform(Pass{}));
    ASSERT_TRUE(match.submit(move(match, "= ЕЖ:d5e4")));
    EXPECT_EQ(match.scoreSheet()[0][1].word, test::word("ЁЖ"));
}

}  // namespace
}  // namespace bukvol
