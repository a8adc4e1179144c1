#include "core/board/position.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/test_language.h"

namespace bukvol {
namespace {

const Alphabet& alphabet() {
    return test::miniRussian()->language().alphabet;
}

TEST(Position, ReadsTheExampleOfTheRules) {
    const std::string text = "7/7/2О*Н2/2*А*2/2Т*Р2/7/7 КОСЛЕНИПА";
    const auto position = parsePosition(text, alphabet());
    ASSERT_TRUE(position);
    EXPECT_EQ(position->board.geometry(), (Geometry{7, 7}));
    EXPECT_EQ(position->board.occupied().size(), 9);
    EXPECT_EQ(position->board.jokers().size(), 4);
    EXPECT_EQ(position->board.tile(Square(2, 4)), Tile(*alphabet().readLetter("О")));
    EXPECT_EQ(position->letters.size(), 9U);
    EXPECT_EQ(toText(*position, alphabet()), text);
}

TEST(Position, ReadsOtherSizesAndLowerCase) {
    const auto position = parsePosition("  5/балда/5\t- ", alphabet());
    ASSERT_TRUE(position);
    EXPECT_EQ(toText(*position, alphabet()), "5/БАЛДА/5 -");
    EXPECT_TRUE(parsePosition("8/8/8/8/8/8/8/8 -", alphabet()));
    EXPECT_TRUE(parsePosition("5/БАЛДА/5", alphabet(), false));
}

TEST(Position, RefusesWhatIsNoPosition) {
    using Kind = PositionError::Kind;
    const std::vector<std::pair<std::string, Kind>> cases{
        {"", Kind::notTwoParts},
        {"7/7/7/7/7/7/7", Kind::notTwoParts},
        {"7 - -", Kind::notTwoParts},
        {"7/6 -", Kind::unevenRanks},
        {"7//7 -", Kind::badRank},
        {"9/9 -", Kind::foreignLetter},
        {"8/8/8/8/8/8/8/8/8 -", Kind::badSize},
        {"КОТCAT -", Kind::foreignLetter},
        {"3 К*Т", Kind::badBank},
        {"3 CAT", Kind::badBank},
        {"ККККККККК -", Kind::badRank},
        {std::string(5000, 'x'), Kind::badSize},
    };
    for (const auto& [text, kind] : cases) {
        const auto position = parsePosition(text, alphabet());
        ASSERT_FALSE(position) << text;
        EXPECT_EQ(position.error().kind, kind) << text;
    }
}

RC_GTEST_PROP(Position, ParsingWhatWasWrittenGivesThePositionBack, ()) {
    const int files = *rc::gen::inRange(1, 9);
    const int ranks = *rc::gen::inRange(1, 9);
    Position position{Board({files, ranks}), {}};
    const auto letter = rc::gen::inRange<Letter>(0, static_cast<Letter>(alphabet().size()));
    for (const Square square : position.board.geometry().squares()) {
        const int what = *rc::gen::inRange(0, 4);
        if (what == 1)
            position.board.put(square, Tile::joker());
        else if (what > 1)
            position.board.put(square, Tile(*letter));
    }
    position.letters = *rc::gen::container<std::vector<Letter>>(letter);
    const auto parsed = parsePosition(toText(position, alphabet()), alphabet());
    RC_ASSERT(parsed.ok());
    RC_ASSERT(*parsed == position);
}

TEST(Geometry, TouchingIsAKingsStep) {
    EXPECT_EQ(touching(Square(3, 3), Steps::king).size(), 8);
    EXPECT_EQ(touching(Square(3, 3), Steps::side).size(), 4);
    EXPECT_EQ(touching(Square(0, 0), Steps::king).size(), 3);
    EXPECT_EQ(touching(Square(7, 7), Steps::king).size(), 3);
    EXPECT_EQ(touching(Square(7, 3), Steps::side).size(), 3);
    EXPECT_FALSE(touching(Square(3, 3), Steps::king).contains(Square(3, 3)));
    EXPECT_FALSE(touching(Square(7, 0), Steps::king).contains(Square(0, 1)));
}

}  // namespace
}  // namespace bukvol
