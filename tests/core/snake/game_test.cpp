#include "core/snake/game.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/test_language.h"

namespace bukvol {
namespace {

const Language& language() {
    return test::miniRussian()->language();
}

Move move(const std::string& text) {
    const auto parsed = parseMove(text, language().alphabet);
    EXPECT_TRUE(parsed) << text;
    return *parsed;
}

/// A game played step by step; every step is expected to be legal unless `refuses` is asked.
class Game {
public:
    explicit Game(const GameOptions& options, DiminutivePolicy diminutives = DiminutivePolicy::refuse)
        : judge_(test::miniRussian(), rules(options, diminutives)), state_(newGame(options, language())) {}

    void does(const GameAction& action) {
        const auto outcome = apply(state_, action, judge_);
        ASSERT_TRUE(outcome) << code(outcome.error().reason);
        state_ = outcome->state;
    }
    Reason refuses(const GameAction& action) const {
        const auto outcome = apply(state_, action, judge_);
        EXPECT_FALSE(outcome);
        return outcome ? Reason::malformed : outcome.error().reason;
    }
    void plays(const std::string& text) { does(PlayMove{move(text), false}); }

    /// The start square of the rules' example with a bank to go with it.
    void begins(const std::string& letters = "КОСЛЕНИПА") {
        does(DealStartSquare{test::word("АТОРН")});
        does(DrawLetters{0, test::word(letters)});
    }
    /// Lets chance do what is due.
    void settles() {
        Random random(1);
        while (state_.dueChance().kind != DueChance::Kind::none)
            does(chooseChance(state_, language(), random));
    }

    const GameState& state() const { return state_; }
    std::string boardText() const { return toText(state_.board, language().alphabet); }

private:
    static WordRules rules(const GameOptions& options, DiminutivePolicy diminutives) {
        WordRules words = options.words;
        words.diminutives = diminutives;
        return words;
    }
    WordJudge judge_;
    GameState state_;
};

TEST(GameOptions, AllProblemsAreToldAtOnce) {
    EXPECT_TRUE(problemsOf({}, language()).empty());
    GameOptions options;
    options.players = 7;
    options.lettersAtHand = 4;
    options.openingMoves = 3;
    options.movesPerPlayer = 0;
    options.words.minLength = 1;
    EXPECT_EQ(problemsOf(options, language()).size(), 5U);
    GameOptions racks;
    racks.players = 6;
    racks.supply = LetterSupply::racks;
    racks.lettersAtHand = 15;
    EXPECT_TRUE(problemsOf(racks, language()).empty());
    Language small = language();
    small.tiles.assign(small.alphabet.size(), 1);
    EXPECT_EQ(problemsOf(racks, small), std::vector{OptionsProblem::bagTooSmall});
}

TEST(StartSquare, AutomaticHasAFrequentVowelInTheCentreAndFiveDifferentLetters) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        const auto action = chooseChance(newGame({}, language()), language(), random);
        const auto& deal = std::get<DealStartSquare>(action);
        ASSERT_EQ(deal.letters.size(), 5U);
        EXPECT_TRUE(language().startVowels.contains(deal.letters[0]));
        auto sorted = deal.letters;
        std::sort(sorted.begin(), sorted.end());
        EXPECT_EQ(std::unique(sorted.begin(), sorted.end()), sorted.end());
    }
}

TEST(StartSquare, AutomaticStandsAsTheRulesSay) {
    Game game({});
    EXPECT_EQ(game.refuses(DrawLetters{0, test::word("КОСЛЕНИПА")}), Reason::notNow);
    EXPECT_EQ(game.refuses(DealStartSquare{test::word("АТОРА")}), Reason::letterRepeated);
    EXPECT_EQ(game.refuses(DealStartSquare{test::word("АТО")}), Reason::badDraw);
    game.begins();
    EXPECT_EQ(game.boardText(), "7/7/2О*Н2/2*А*2/2Т*Р2/7/7");
    EXPECT_EQ(game.state().phase(), Phase::opening);
    EXPECT_EQ(game.state().toMove, 0);
}

TEST(StartSquare, ByHandTheFirstPlacesTheCentreThenTheOthersFromTheSecondOn) {
    GameOptions options;
    options.startSquare = StartSquareMode::byHand;
    Game game(options);
    game.does(DrawLetters{0, test::word("АААТОРННК")});
    const auto start = [](const std::string& letter, Square square) {
        return PlaceStartLetter{test::word(letter)[0], square};
    };
    EXPECT_EQ(game.state().phase(), Phase::startSquare);
    EXPECT_EQ(game.refuses(start("А", Square(2, 2))), Reason::notStartSquareCell) << "the centre comes first";
    EXPECT_EQ(game.refuses(start("Ш", Square(3, 3))), Reason::letterNotAtHand);
    EXPECT_EQ(game.refuses(Pass{}), Reason::notNow);
    EXPECT_EQ(game.refuses(Declare{MoveKind::placement}), Reason::notNow);
    game.does(start("А", Square(3, 3)));
    EXPECT_EQ(game.boardText(), "7/7/3*3/2*А*2/3*3/7/7");
    EXPECT_EQ(game.state().toMove, 1);
    game.does(DrawLetters{0, test::word("Е")});
    EXPECT_EQ(game.refuses(start("А", Square(2, 2))), Reason::letterRepeated);
    EXPECT_EQ(game.refuses(start("Т", Square(3, 2))), Reason::squareOccupied);
    EXPECT_EQ(game.refuses(start("Т", Square(0, 0))), Reason::notStartSquareCell);
    EXPECT_EQ(game.refuses(start("Т", Square::beyond())), Reason::notStartSquareCell);
    game.does(start("Т", Square(2, 2)));
    EXPECT_EQ(game.state().toMove, 0);
    game.settles();
    game.does(start("О", Square(2, 4)));
    game.settles();
    EXPECT_EQ(game.state().toMove, 1);
    game.does(start("Р", Square(4, 2)));
    game.settles();
    EXPECT_EQ(game.state().toMove, 0);
    game.does(start("Н", Square(4, 4)));
    EXPECT_EQ(game.boardText(), "7/7/2О*Н2/2*А*2/2Т*Р2/7/7");
    EXPECT_EQ(game.state().toMove, 0) << "the scoring moves begin with the first player";
    EXPECT_EQ(game.state().board.tile(Square(3, 3)).face(), Face::white);
    EXPECT_EQ(game.state().board.tile(Square(2, 2)).face(), Face::black);
    EXPECT_EQ(game.refuses(start("К", Square(2, 2))), Reason::notNow);
}

TEST(StartSquare, WithThreePlayersTheCornersGoRoundFromTheSecond) {
    GameOptions options;
    options.players = 3;
    options.supply = LetterSupply::racks;
    options.startSquare = StartSquareMode::byHand;
    Game game(options);
    game.settles();
    std::vector<int> turns;
    while (game.state().phase() == Phase::startSquare) {
        turns.push_back(game.state().toMove);
        Letter letter = 0;
        while (!game.state().startLetters().contains(letter))
            ++letter;
        game.does(PlaceStartLetter{letter, *game.state().startSquareCells().begin()});
        game.settles();
    }
    EXPECT_EQ(turns, (std::vector<int>{0, 1, 2, 0, 1}));
    EXPECT_EQ(game.state().toMove, 0);
}

TEST(StartSquare, LettersThatCannotStandThereAreDrawnAnew) {
    GameOptions options;
    options.startSquare = StartSquareMode::byHand;
    options.lettersAtHand = 5;
    Game game(options);
    game.does(DrawLetters{0, test::word("ААААА")});
    game.does(PlaceStartLetter{test::word("А")[0], Square(3, 3)});
    game.does(DrawLetters{0, test::word("А")});
    const DueChance redraw{DueChance::Kind::redraw, 0, 5};
    EXPECT_EQ(game.state().dueChance(), redraw);
    EXPECT_EQ(game.refuses(PlaceStartLetter{test::word("А")[0], Square(2, 2)}), Reason::notNow);
    const int inBag = game.state().bag.size();
    EXPECT_EQ(game.refuses(RedrawLetters{0, test::word("АБ")}), Reason::badDraw);
    game.does(RedrawLetters{0, test::word("ААБВГ")});
    EXPECT_EQ(game.state().bag.size(), inBag);
    EXPECT_EQ(game.state().dueChance().kind, DueChance::Kind::none);
    game.does(PlaceStartLetter{test::word("Б")[0], Square(2, 2)});
}

TEST(Opening, HasOneOrTwoPlacementsOfEachPlayer) {
    for (const int openingMoves : {1, 2}) {
        GameOptions options;
        options.openingMoves = openingMoves;
        Game game(options);
        game.begins();
        for (int i = 0; i < 2 * openingMoves; ++i) {
            EXPECT_EQ(game.state().phase(), Phase::opening);
            EXPECT_EQ(game.refuses(Declare{MoveKind::statusQuo}), Reason::kindNotAllowed);
            EXPECT_EQ(game.refuses(PlayMove{move("= НОТА:e5d5e4d4"), false}), Reason::kindNotAllowed);
            game.does(Pass{});
        }
        EXPECT_EQ(game.state().phase(), Phase::play);
        game.plays("= НОТА:e5d5e4d4");
    }
}

TEST(Bank, IsRefilledAtOnceAndSharedByAll) {
    Game game({});
    game.begins();
    game.plays("К@b3 КОТ:b3c4d5");
    EXPECT_EQ(game.state().dueChance().count, 1);
    EXPECT_EQ(game.refuses(Pass{}), Reason::notNow) << "the bank is refilled first";
    EXPECT_EQ(game.refuses(DrawLetters{1, test::word("Б")}), Reason::notNow);
    EXPECT_EQ(game.refuses(DrawLetters{0, test::word("БВ")}), Reason::badDraw);
    game.does(DrawLetters{0, test::word("Б")});
    EXPECT_EQ(game.state().toMove, 1);
    EXPECT_EQ(game.state().position().letters, test::word("ОСЛЕНИПАБ"));
}

TEST(Racks, ArePlayedEachByItsOwner) {
    GameOptions options;
    options.supply = LetterSupply::racks;
    Game game(options);
    game.does(DealStartSquare{test::word("АТОРН")});
    game.does(DrawLetters{0, test::word("КОСЛЕНИПА")});
    game.does(DrawLetters{1, test::word("ДБВГДЕЖЗИ")});
    EXPECT_EQ(game.refuses(PlayMove{move("Д@b3 ДОМ:b3c4d5"), false}), Reason::letterNotAtHand);
    game.plays("К@b3 КОТ:b3c4d5");
    game.does(DrawLetters{0, test::word("Л")});
    EXPECT_EQ(game.refuses(PlayMove{move("К@b4 КОТ:b4c5d5"), false}), Reason::letterNotAtHand);
    game.plays("Д@b4 ДОМ:b4c5d5");
}

TEST(Bag, WhenItIsEmptyPlayGoesOnWithWhatIsLeft) {
    Language small = language();
    std::fill(small.tiles.begin(), small.tiles.end(), 0);
    for (const Letter letter : test::word("АТОРНКОСЛЕ"))
        ++small.tiles[letter];
    GameOptions options;
    options.lettersAtHand = 5;
    options.openingMoves = 1;
    const WordJudge judge(test::miniRussian(), options.words);
    GameState state = newGame(options, small);
    const auto does = [&](const GameAction& action) {
        const auto outcome = apply(state, action, judge);
        ASSERT_TRUE(outcome) << code(outcome.error().reason);
        state = outcome->state;
    };
    does(DealStartSquare{test::word("АТОРН")});
    does(DrawLetters{0, test::word("КОСЛЕ")});
    EXPECT_TRUE(state.bag.empty());
    does(PlayMove{move("К@b3 КОТ:b3c4d5"), false});
    EXPECT_EQ(state.dueChance().kind, DueChance::Kind::none);
    EXPECT_EQ(state.position().letters.size(), 4U);
    state.hands[0].clear();
    state.movesMade[1] = 1;
    const auto declared = apply(state, Declare{MoveKind::replacement}, judge);
    ASSERT_FALSE(declared);
    EXPECT_EQ(declared.error().reason, Reason::kindNotAllowed);
    does(Declare{MoveKind::castling});
}

TEST(Declaration, CanBeChangedUnlessStrict) {
    for (const bool strict : {false, true}) {
        GameOptions options;
        options.strictDeclaration = strict;
        options.openingMoves = 1;
        Game game(options);
        game.begins();
        game.does(Pass{});
        game.does(Pass{});
        game.does(Declare{MoveKind::castling});
        game.does(Declare{MoveKind::castling});
        EXPECT_EQ(game.state().declared, MoveKind::castling);
        if (strict) {
            EXPECT_EQ(game.refuses(Declare{MoveKind::transfer}), Reason::kindNotAllowed);
            EXPECT_EQ(game.refuses(PlayMove{move("= НОТА:e5d5e4d4"), false}), Reason::kindNotAllowed);
            game.plays("c3<>e5 ТОН:e5d5c4");
        } else {
            game.does(Declare{MoveKind::transfer});
            game.plays("= НОТА:e5d5e4d4");
        }
        EXPECT_FALSE(game.state().declared) << "the next player declares anew";
    }
}

TEST(RefusedWord, IsNotOneThatNoBoardCouldShow) {
    GameOptions options;
    options.refusalEndsTurn = true;
    Game game(options);
    game.begins();
    for (const char* text :
         {"К@k9 КО:b3c4", "К@b3 КО:b3k9", "c3<>k9 КО:b3c4", "k9-b2 КО:b3c4", "k9=К КО:b3c4"})
        EXPECT_EQ(game.refuses(FailMove{move(text), Reason::wordUnknown}), Reason::squareOffBoard) << text;
}

TEST(RefusedWord, CostsNothingUnlessItEndsTheTurn) {
    for (const bool ends : {false, true}) {
        GameOptions options;
        options.refusalEndsTurn = ends;
        Game game(options);
        game.begins();
        const Move refused = move("К@b3 КЦЦ:b3c4d5");
        EXPECT_EQ(game.refuses(PlayMove{refused, false}), Reason::wordUnknown);
        if (!ends) {
            EXPECT_EQ(game.refuses(FailMove{refused, Reason::wordUnknown}), Reason::notNow);
            continue;
        }
        EXPECT_EQ(game.refuses(FailMove{refused, Reason::snakeBroken}), Reason::notNow);
        game.does(FailMove{refused, Reason::wordUnknown});
        EXPECT_EQ(game.state().toMove, 1);
        EXPECT_EQ(game.state().movesMade[0], 1);
        EXPECT_EQ(game.boardText(), "7/7/2О*Н2/2*А*2/2Т*Р2/7/7") << "the board stays as it was";
    }
}

TEST(Agreement, TheOthersMayAcceptAWordOnlyWhereTheMatchAllowsIt) {
    for (const bool allowed : {false, true}) {
        GameOptions options;
        options.wordsByAgreement = allowed;
        Game game(options);
        game.begins();
        const Move lacking = move("К@b3 КЦЦ:b3c4d5");
        if (!allowed) {
            EXPECT_EQ(game.refuses(PlayMove{lacking, true}), Reason::notNow);
            continue;
        }
        EXPECT_EQ(game.refuses(PlayMove{lacking, false}), Reason::wordUnknown);
        game.does(PlayMove{lacking, true});
        EXPECT_EQ(game.state().scores[0], 3);
    }
}

TEST(Repeats, AWordCountsOnceWhoeverPlayedIt) {
    Game game({});
    game.begins();
    game.plays("К@b3 КОТ:b3c4d5");
    game.settles();
    const auto second = game.refuses(PlayMove{move("О@b4 КОТ:b3b4c3"), false});
    EXPECT_EQ(second, Reason::wordRepeated);
}

TEST(End, ComesAfterEachPlayersMovesOrByAgreement) {
    GameOptions options;
    options.movesPerPlayer = 1;
    Game game(options);
    game.begins();
    game.plays("К@b3 КОТ:b3c4d5");
    game.settles();
    EXPECT_NE(game.state().phase(), Phase::over);
    game.does(Pass{});
    EXPECT_EQ(game.state().phase(), Phase::over);
    EXPECT_EQ(game.refuses(Pass{}), Reason::notNow);
    EXPECT_EQ(game.refuses(EndByAgreement{}), Reason::notNow);

    Game agreed({});
    agreed.begins();
    agreed.does(EndByAgreement{});
    EXPECT_EQ(agreed.state().phase(), Phase::over);
}

}  // namespace
}  // namespace bukvol
