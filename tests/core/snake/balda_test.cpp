// The course of a game of Балда; the table of moves holds what the rules say of single moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/match/match.h"
#include "core/snake/chance.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

const Language& language() {
    return test::miniRussian()->language();
}

MatchSetup setup(GameOptions options = defaultOptions(GameKind::balda)) {
    MatchSetup setup;
    setup.language = "ru";
    setup.orderByLot = false;
    setup.seats.resize(static_cast<std::size_t>(options.players));
    setup.game = options;
    return setup;
}

Match started(const GameOptions& options, const std::string& startWord) {
    Random random(1);
    return Match::start(setup(options), test::miniRussian(), random, nullptr, test::word(startWord));
}

PlayMove play(const std::string& text) {
    return {*parseMove(text, language().alphabet)};
}

std::string boardText(const Match& match) {
    return toText(match.state().board, language().alphabet);
}

TEST(BaldaOptions, TheEmptySquaresAreSharedOutEvenly) {
    struct Row {
        Geometry board;
        int wordLength;
        int players;
        std::vector<OptionsProblem> problems;
    };
    const std::vector<Row> rows{
        {{5, 5}, 5, 2, {}},
        {{5, 5}, 4, 2, {OptionsProblem::unevenCells}},
        {{5, 5}, 5, 3, {OptionsProblem::unevenCells}},
        {{5, 5}, 4, 3, {}},
        {{3, 3}, 3, 2, {}},
        {{4, 3}, 4, 2, {}},
        {{8, 8}, 8, 2, {}},
        {{8, 3}, 5, 2, {OptionsProblem::unevenCells}},
        {{2, 5}, 2, 2, {OptionsProblem::boardSize}},
        {{9, 5}, 5, 2, {OptionsProblem::boardSize}},
        {{5, 5}, 6, 2, {OptionsProblem::startWordPlace}},
        {{5, 5}, 1, 2, {OptionsProblem::startWordPlace}},
    };
    for (const Row& row : rows) {
        GameOptions options = defaultOptions(GameKind::balda);
        options.players = row.players;
        options.balda = baldaOn(row.board);
        options.balda.wordLength = row.wordLength;
        EXPECT_EQ(problemsOf(options, language()), row.problems)
            << row.board.files << 'x' << row.board.ranks << ' ' << row.wordLength;
    }
}

TEST(BaldaOptions, AnUnevenBoardHasANearestEvenOne) {
    struct Row {
        Geometry board;
        int letters;
        int players;
        Geometry evenBoard;
        int evenLetters;
    };
    const std::vector<Row> rows{
        {{5, 5}, 5, 2, {5, 5}, 5}, {{5, 5}, 4, 2, {5, 5}, 5}, {{5, 5}, 5, 3, {5, 5}, 4},
        {{5, 4}, 5, 2, {5, 4}, 4}, {{5, 5}, 5, 6, {6, 5}, 6}, {{3, 3}, 3, 4, {4, 3}, 4},
    };
    for (const Row& row : rows) {
        BaldaOptions options = baldaOn(row.board);
        layStartWord(options, 0, row.letters);
        options.reuse = true;
        const BaldaOptions even = evenedOut(options, row.players);
        EXPECT_EQ(even.board, row.evenBoard) << toText(row.board) << " for " << row.players;
        EXPECT_EQ(even.wordLength, row.evenLetters) << toText(row.board) << " for " << row.players;
        EXPECT_EQ(even.wordStart.rank(), 0);
        EXPECT_TRUE(even.reuse);
    }
    // There is one for every board and any number of players, and a board that is even stays as it is.
    for (int files = smallestBaldaSide; files <= maxBoardSide; ++files) {
        for (int ranks = smallestBaldaSide; ranks <= maxBoardSide; ++ranks) {
            for (int players = 2; players <= 6; ++players) {
                GameOptions options = defaultOptions(GameKind::balda);
                options.players = players;
                const BaldaOptions wanted = baldaOn({files, ranks});
                options.balda = evenedOut(wanted, players);
                EXPECT_TRUE(problemsOf(options, language()).empty());
                EXPECT_EQ(options.balda == wanted, emptySquares(wanted) % players == 0);
            }
        }
    }
}

TEST(BaldaOptions, WhatLiesOutsideItsRangeIsMended) {
    GameOptions options = defaultOptions(GameKind::balda);
    EXPECT_EQ(mended(options), options);
    options.players = 7;
    options.words.minLength = 99;
    options.balda.board = {9, 0};
    options.balda.steps = Steps::king;
    options.supply = LetterSupply::racks;
    GameOptions right = defaultOptions(GameKind::balda);
    right.balda.steps = Steps::king;
    EXPECT_EQ(mended(options), right);
    options = defaultOptions(GameKind::balda);
    options.words.minLength = 7;
    EXPECT_EQ(problemsOf(options, language()), std::vector{OptionsProblem::startWordPlace})
        << "no word as short as that could begin";
    EXPECT_TRUE(problemsOf(mended(options), language()).empty());
    options = defaultOptions(GameKind::balda);
    options.players = 3;
    EXPECT_EQ(mended(options).balda.wordLength, 4);
}

TEST(BaldaGame, ThreePlayersGoRoundAndAllMustPass) {
    GameOptions options = defaultOptions(GameKind::balda);
    options.players = 3;
    options.balda = evenedOut(options.balda, 3);
    Match match = started(options, "НОТА");
    EXPECT_EQ(boardText(match), "5/5/НОТА1/5/5");
    EXPECT_EQ(match.state().movesLeft(2), 7);
    ASSERT_TRUE(match.perform(Pass{}));
    ASSERT_TRUE(match.perform(Pass{}));
    EXPECT_FALSE(match.over()) << "the third has not passed";
    ASSERT_TRUE(match.perform(play("К@b4 КОТ:b4b3c3")));
    EXPECT_EQ(match.state().scores, (std::vector{0, 0, 3}));
    EXPECT_EQ(match.state().toMove, 0);
    for (int player = 0; player < 3; ++player) {
        EXPECT_FALSE(match.over());
        ASSERT_TRUE(match.perform(Pass{}));
    }
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.leaders(), std::vector{2});
}

TEST(BaldaOptions, TheStartWordMayStandInAnyRow) {
    GameOptions options = defaultOptions(GameKind::balda);
    for (int rank = 0; rank < 5; ++rank) {
        options.balda.wordStart = Square(0, rank);
        EXPECT_TRUE(problemsOf(options, language()).empty());
        EXPECT_EQ(started(options, "БАЛДА").state().board.tile(Square(4, rank)).letter(),
                  language().alphabet.readLetter("А"));
    }
    options.balda.wordStart = Square(1, 2);
    EXPECT_EQ(problemsOf(options, language()), std::vector{OptionsProblem::startWordPlace});
    options.balda.wordStart = Square::beyond();
    EXPECT_EQ(problemsOf(options, language()), std::vector{OptionsProblem::startWordPlace});
}

TEST(BaldaStart, ATypedWordStandsInTheMiddleRowAndCountsAsUsed) {
    const Match match = started(defaultOptions(GameKind::balda), "БАЛДА");
    EXPECT_EQ(boardText(match), "5/5/БАЛДА/5/5");
    EXPECT_EQ(match.state().phase(), Phase::play);
    EXPECT_EQ(match.state().toMove, 0);
    EXPECT_TRUE(match.state().played.contains(test::word("БАЛДА")));
    EXPECT_EQ(match.state().scores, (std::vector{0, 0}));
}

TEST(BaldaStart, ATypedWordThatDoesNotCountIsRefusedAndOneIsDrawn) {
    const GameOptions options = defaultOptions(GameKind::balda);
    const WordJudge judge(test::miniRussian(), options.words);
    const GameState fresh = newGame(options, language());
    const auto refused = [&](const std::string& word) {
        return apply(fresh, SetStartWord{test::word(word)}, judge).error().reason;
    };
    EXPECT_EQ(refused("КОТ"), Reason::badDraw);
    EXPECT_EQ(refused("ЦЦЦЦЦ"), Reason::wordUnknown);
    EXPECT_EQ(refused("ДОМИК"), Reason::wordDiminutive);
    EXPECT_EQ(refused("КОТЫК"), Reason::wordUnknown);
    const std::vector<Word> drawn = startWords(judge, 5);
    const Match match = started(options, "ДОМИК");
    ASSERT_EQ(match.state().played.size(), 1U);
    EXPECT_TRUE(std::find(drawn.begin(), drawn.end(), *match.state().played.begin()) != drawn.end());
}

TEST(BaldaStart, DrawnWordsCountAndAreNeverObscene) {
    const WordJudge judge(test::miniRussian(), defaultWordRules(GameKind::balda));
    std::set<std::string> four;
    for (const Word& word : startWords(judge, 4))
        four.insert(language().alphabet.text(word));
    EXPECT_TRUE(four.contains("НОТА"));
    EXPECT_FALSE(four.contains("СУКА"));
    EXPECT_TRUE(startWords(judge, 8).empty());
    GameOptions options = defaultOptions(GameKind::balda);
    options.balda = baldaOn({4, 4});
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed);
        const Match match = Match::start(setup(options), test::miniRussian(), random);
        EXPECT_TRUE(four.contains(language().alphabet.text(*match.state().played.begin())));
    }
}

TEST(BaldaGame, EveryLetterStaysAtHand) {
    Match match = started(defaultOptions(GameKind::balda), "БАЛДА");
    EXPECT_EQ(match.state().position().letters, language().alphabet.letters());
    const auto outcome = match.perform(play("К@b4 ЛАК:c3b3b4"));
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->score, 3);
    EXPECT_EQ(outcome->changed, SquareSet::of(Square(1, 3)));
    EXPECT_EQ(boardText(match), "5/1К3/БАЛДА/5/5");
    EXPECT_EQ(match.state().position().letters, language().alphabet.letters());
    EXPECT_EQ(match.state().toMove, 1);
    EXPECT_EQ(match.state().dueChance(), DueChance{});
    EXPECT_FALSE(match.perform(play("К@b2 ЛАК:c3b3b2")));
}

TEST(BaldaGame, OnlyAPlacementCanBeDeclared) {
    const Match match = started(defaultOptions(GameKind::balda), "БАЛДА");
    for (int i = 0; i < moveKindCount; ++i) {
        const auto kind = static_cast<MoveKind>(i);
        EXPECT_EQ(match.state().kindAllowed(kind), kind == MoveKind::placement);
        EXPECT_EQ(match.consider(Declare{kind}).ok(), kind == MoveKind::placement);
    }
}

TEST(BaldaGame, EndsWhenEveryPlayerInTurnHasPassed) {
    Match match = started(defaultOptions(GameKind::balda), "БАЛДА");
    ASSERT_TRUE(match.perform(Pass{}));
    EXPECT_FALSE(match.over());
    ASSERT_TRUE(match.perform(play("К@b4 ЛАК:c3b3b4")));
    ASSERT_TRUE(match.perform(Pass{}));
    EXPECT_FALSE(match.over()) << "a word between the passes";
    ASSERT_TRUE(match.perform(Pass{}));
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.leaders(), std::vector{1});
    EXPECT_FALSE(match.perform(Pass{}));
}

TEST(BaldaGame, EndsWhenTheBoardIsFull) {
    std::vector<Word> words;
    for (const std::string text : {"ОРТ", "АО", "БО", "ВР", "ГТ", "ДТ", "ЕР"})
        words.push_back(test::word(text));
    const auto lexicon = Lexicon::fromNouns(language(), words);
    GameOptions options = defaultOptions(GameKind::balda);
    options.balda = baldaOn({3, 3});
    Random random(1);
    Match match = Match::start(setup(options), lexicon, random);
    EXPECT_EQ(boardText(match), "3/ОРТ/3");
    EXPECT_EQ(match.state().movesLeft(0), 3);
    EXPECT_EQ(match.state().movesLeft(1), 3);
    for (const std::string text : {"А@a3 АО:a3a2", "Б@a1 БО:a1a2"})
        ASSERT_TRUE(match.perform(play(text)));
    ASSERT_TRUE(match.perform(play("Г@c3 ГТ:c3c2")));
    EXPECT_EQ(match.state().movesLeft(0), 1);
    EXPECT_EQ(match.state().movesLeft(1), 2);
    ASSERT_TRUE(match.perform(play("Д@c1 ДТ:c1c2")));
    EXPECT_FALSE(match.over());
    ASSERT_TRUE(match.perform(play("В@b3 ВР:b3b2")));
    EXPECT_FALSE(match.over());
    ASSERT_TRUE(match.perform(play("Е@b1 ЕР:b1b2")));
    EXPECT_EQ(boardText(match), "АВГ/ОРТ/БЕД");
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.leaders().size(), 2U) << "a draw";
}

TEST(BaldaGame, ARefusedWordThatEndsTheTurnIsNoPass) {
    GameOptions options = defaultOptions(GameKind::balda);
    options.refusalEndsTurn = true;
    Match match = started(options, "БАЛДА");
    ASSERT_TRUE(match.perform(Pass{}));
    EXPECT_FALSE(match.submit(play("Ц@b4 ЛАЦ:c3b3b4"), {}));
    EXPECT_EQ(match.state().toMove, 0);
    EXPECT_FALSE(match.over());
    EXPECT_EQ(boardText(match), "5/5/БАЛДА/5/5");
}

}  // namespace
}  // namespace bukvol
