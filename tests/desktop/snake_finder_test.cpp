#include "core/snake/snake_finder.h"

#include <gtest/gtest.h>

#include "support/test_language.h"

namespace bukvol::test {
namespace {

Board boardOf(const std::string& text) {
    return parsePosition(text + " -", miniRussian()->language().alphabet)->board;
}

std::vector<Snake> find(const Board& board, const std::string& text, SquareSet required = {},
                        MoveRules rules = bukvologikaRules()) {
    return findSnakes(board, rules, Folding{}, word(text), required);
}

TEST(SnakeFinder, FindsEverySnakeThroughTheRequiredSquares) {
    const Board board = boardOf("КО/ТО");
    EXPECT_EQ(find(board, "КОТ").size(), 2U);
    const Square upper(1, 1);
    const auto through = find(board, "КОТ", SquareSet::of(upper));
    ASSERT_EQ(through.size(), 1U);
    EXPECT_EQ(through[0][1], upper);
    EXPECT_TRUE(find(board, "ТОК", SquareSet::of(Square(0, 0))).size() == 2U);
    EXPECT_TRUE(find(board, "КОК").empty()) << "no square twice";
}

TEST(SnakeFinder, PutsSnakesWithoutJokersFirst) {
    const Board board = boardOf("*О/КТ");
    const auto snakes = find(board, "КОТ");
    ASSERT_GE(snakes.size(), 2U);
    EXPECT_EQ(snakes[0], (Snake{Square(0, 0), Square(1, 1), Square(1, 0)}));
}

TEST(SnakeFinder, KeepsToSidesAndDoesNotCrossWhereTheRulesSaySo) {
    MoveRules sides = bukvologikaRules();
    sides.stepping = Steps::side;
    EXPECT_TRUE(find(boardOf("К1/1О"), "КО", {}, sides).empty());
    MoveRules uncrossed = bukvologikaRules();
    uncrossed.mayCross = false;
    const Board board = boardOf("КТ/ОР");
    // К–Р, Р–О, О–Т: the last step crosses the first.
    EXPECT_EQ(find(board, "КРОТ").size(), 1U);
    EXPECT_TRUE(find(board, "КРОТ", {}, uncrossed).empty());
}

TEST(SnakeFinder, StopsAtItsLimits) {
    const Board board = boardOf("****/****/****/****");
    const auto snakes = findSnakes(board, bukvologikaRules(), Folding{}, word("КОТОКОТО"), {},
                                   {.found = 10, .steps = 100000});
    EXPECT_EQ(snakes.size(), 10U);
    EXPECT_TRUE(
        findSnakes(board, bukvologikaRules(), Folding{}, word("КОТ"), {}, {.found = 10, .steps = 2}).empty());
}

TEST(Spellings, AreTheWordsThatFit) {
    const WordJudge judge(miniRussian(), {});
    const Board board = boardOf("К*Т");
    const Snake snake{Square(0, 0), Square(1, 0), Square(2, 0)};
    const auto words = findSpellings(patternOf(board, snake), judge, {});
    EXPECT_NE(std::find(words.begin(), words.end(), word("КОТ")), words.end());
    const auto rest = findSpellings(patternOf(board, snake), judge, {word("КОТ")});
    EXPECT_EQ(std::find(rest.begin(), rest.end(), word("КОТ")), rest.end())
        << "a played word is not proposed";
}

}  // namespace
}  // namespace bukvol::test
