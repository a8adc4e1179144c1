// Hints, the review of a match, the analysis of a position.
#include <gtest/gtest.h>

#include "core/match/record.h"
#include "core/review/hint.h"
#include "core/review/match_review.h"
#include "core/review/position_analysis.h"
#include "support/marked_nouns.h"
#include "support/random_position.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

Move move(const std::string& text) {
    return *parseMove(text, test::miniRussian()->language().alphabet);
}

/// КОТ where КОНТОРА was there, a pass, КОНТОРА, a refused word.
/// The small Russian without the words that are as long as КОНТОРА.
Lexicon::Pointer lexicon() {
    static const Lexicon::Pointer pointer = [] {
        const WordGraph& nouns = test::miniRussian()->nouns();
        std::vector<Word> words;
        for (std::uint32_t noun = 0; noun < nouns.wordCount(); ++noun) {
            Word word = nouns.word(noun);
            if (word.size() < 7 || word == test::word("КОНТОРА"))
                words.push_back(std::move(word));
        }
        return Lexicon::fromNouns(test::miniRussian()->language(), words);
    }();
    return pointer;
}

Match preparedMatch() {
    MatchSetup setup;
    setup.language = "ru";
    setup.seats = {{"Мария", false, 0}, {"Иван", false, 0}};
    setup.orderByLot = false;
    setup.game.movesPerPlayer = 2;
    setup.game.openingMoves = 1;
    setup.game.refusalEndsTurn = true;
    Match match(setup, lexicon(), {0, 1});
    const auto letters = [](const std::string& text) { return test::word(text); };
    const auto perform = [&](const GameAction& action) {
        const auto outcome = match.perform(action);
        EXPECT_TRUE(outcome) << code(outcome.error().reason);
    };
    perform(DealStartSquare{letters("АТОРН")});
    perform(DrawLetters{0, letters("КОСЛЕНИПА")});
    perform(Declare{MoveKind::placement});
    perform(PlayMove{move("К@b3 КОТ:b3c4d5")});
    perform(DrawLetters{0, letters("Б")});
    perform(Pass{});
    const PresentableWords words(match.judge());
    const WordFilter unplayed = words.unplayed(match.state().played);
    const auto best = TurnSearch(match.state(), match.judge(), unplayed).best();
    EXPECT_EQ(best->move.word, letters("КОНТОРА"));
    perform(PlayMove{best->move});
    Random random(1);
    match.settleChance(random);
    perform(FailMove{move("= ТОК:c3d4e5"), Reason::wordUnknown});
    EXPECT_TRUE(match.over());
    return match;
}

void expectSame(const std::vector<TurnReview>& a, const std::vector<TurnReview>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].entry, b[i].entry);
        EXPECT_EQ(a[i].bestScore, b[i].bestScore);
        EXPECT_EQ(a[i].score, b[i].score);
        EXPECT_EQ(a[i].scores, b[i].scores);
        EXPECT_EQ(a[i].best->move, b[i].best->move);
    }
}

TEST(MatchReview, TellsTheBestOfEveryTurnAndWhatShareOfItWasMade) {
    MatchReview review(preparedMatch());
    EXPECT_EQ(review.progress(), 0);
    std::vector<double> progress;
    review.run({}, [&](const TurnReview&) { progress.push_back(review.progress()); });
    EXPECT_EQ(progress, (std::vector{0.25, 0.5, 0.75, 1.0}));
    EXPECT_TRUE(review.done());

    struct Row {
        std::size_t entry;
        int player;
        int best;
        int score;
        std::vector<int> scores;
    };
    // КОНТОРА is there until it is played; after that ОТРОК is the longest.
    const std::vector<Row> expected{
        {3, 0, 7, 3, {3, 0}}, {5, 1, 7, 0, {3, 0}}, {6, 0, 7, 7, {10, 0}}, {7, 1, 5, 0, {10, 0}}};
    ASSERT_EQ(review.turns().size(), expected.size());
    const Match match = preparedMatch();
    const auto& entries = match.entries();
    for (std::size_t i = 0; i < expected.size(); ++i) {
        SCOPED_TRACE(i);
        const TurnReview& turn = review.turns()[i];
        EXPECT_LT(turn.entry, entries.size());
        EXPECT_EQ(turn.player, expected[i].player);
        EXPECT_EQ(turn.bestScore, expected[i].best);
        ASSERT_TRUE(turn.best);
        EXPECT_EQ(turn.best->score(), expected[i].best);
        EXPECT_EQ(turn.score, expected[i].score);
        EXPECT_DOUBLE_EQ(turn.share(), static_cast<double>(expected[i].score) / expected[i].best);
        EXPECT_EQ(turn.scores, expected[i].scores);
        EXPECT_TRUE(apply(stateBefore(match, turn.entry), PlayMove{turn.best->move}, match.judge()))
            << "the best move is one";
    }
    EXPECT_TRUE(std::holds_alternative<Pass>(entries[review.turns()[1].entry].action));
    EXPECT_TRUE(std::holds_alternative<FailMove>(entries[review.turns()[3].entry].action));
    EXPECT_EQ(greatestMisses(review.turns(), 10), (std::vector<std::size_t>{1, 3, 0}));
    EXPECT_EQ(greatestMisses(review.turns(), 2), (std::vector<std::size_t>{1, 3}));
}

TEST(MatchReview, OfALoadedMatchIsTheSame) {
    const Match match = preparedMatch();
    const ReadRecord read = readRecord(writeRecord(match), [](const std::string&) { return lexicon(); });
    ASSERT_TRUE(read.match);
    MatchReview played(match);
    MatchReview loaded(*read.match);
    played.run({});
    loaded.run({});
    expectSame(loaded.turns(), played.turns());
}

TEST(MatchReview, StopsAndGoesOn) {
    MatchReview whole(preparedMatch());
    whole.run({});
    MatchReview review(preparedMatch());
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_FALSE(review.reviewNext(stopped.get_token()));
    EXPECT_TRUE(review.turns().empty());
    std::stop_source source;
    review.run(source.get_token(), [&](const TurnReview&) {
        if (review.turns().size() == 2)
            source.request_stop();
    });
    EXPECT_EQ(review.turns().size(), 2U);
    EXPECT_FALSE(review.done());
    EXPECT_EQ(review.progress(), 0.5);
    review.run({});
    EXPECT_TRUE(review.done());
    expectSame(review.turns(), whole.turns());
    EXPECT_FALSE(review.reviewNext());
}

TEST(MatchReview, OfAWordThatTheDictionaryLacksTakesItForTheBest) {
    MatchSetup setup;
    setup.language = "ru";
    setup.seats = {{"Мария", false, 0}, {"Иван", false, 0}};
    setup.game.movesPerPlayer = 1;
    setup.game.wordsByAgreement = true;
    Match match(setup, lexicon(), {0, 1});
    ASSERT_TRUE(match.perform(DealStartSquare{test::word("АТОРН")}));
    ASSERT_TRUE(match.perform(DrawLetters{0, test::word("КОСЛЕНИПА")}));
    ASSERT_TRUE(match.perform(PlayMove{move("К@b3 КЛОУНЕРЫ:b3c4c5d5e5e4e3d3"), true}));
    MatchReview review(match);
    review.run({});
    ASSERT_EQ(review.turns().size(), 1U);
    EXPECT_EQ(review.turns()[0].best->score(), 7);
    EXPECT_EQ(review.turns()[0].bestScore, 8);
    EXPECT_EQ(review.turns()[0].share(), 1);
}

const test::PositionPlan plan{{7, 7}, 14, 4, 9};

TEST(Hints, AreOfTheBestMoveWithAFamiliarWordThatIsNotObscene) {
    const WordJudge judge(test::markedNouns(), {});
    const PresentableWords words(judge);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const GameState state = test::middleOfAGame(judge, plan, seed);
        const auto hinted = findHintedMove(state, words);
        ASSERT_TRUE(hinted);
        const WordMarks marks = judge.lexicon().marks(hinted->noun);
        EXPECT_FALSE(marks.obscene);
        EXPECT_LE(marks.tier, hintedTier);
        WordFilter filter(judge);
        filter.excludeObscene(judge.lexicon());
        filter.excludeBeyondTier(judge.lexicon(), hintedTier);
        const Position position = state.position();
        const MoveContext context = moveContext(state, judge);
        const auto best =
            findBestMove({position, context.rules, judge, filter, context.opening, allKinds, {}, {}});
        EXPECT_EQ(hinted->move, best->move);
    }
}

TEST(Hints, TurnToRarerWordsWhereThereIsNoOther) {
    const WordJudge judge(test::markedNouns(), {});
    GameState state = test::middleOfAGame(judge, plan, 1);
    for (std::uint32_t noun = 0; noun < judge.lexicon().nouns().wordCount(); ++noun) {
        if (judge.lexicon().marks(noun).tier <= hintedTier)
            state.played.insert(judge.lexicon().nouns().word(noun));
    }
    const auto hinted = findHintedMove(state, PresentableWords(judge));
    ASSERT_TRUE(hinted);
    EXPECT_EQ(judge.lexicon().marks(hinted->noun).tier, lastFamiliarityTier);
}

TEST(Hints, KeepToADeclarationThatStands) {
    const WordJudge judge(test::markedNouns(), {});
    GameState state = test::middleOfAGame(judge, plan, 2);
    state.options.strictDeclaration = true;
    state.declared = MoveKind::transfer;
    const auto hinted = findHintedMove(state, PresentableWords(judge));
    ASSERT_TRUE(hinted);
    EXPECT_EQ(hinted->kind(), MoveKind::transfer);
}

TEST(Hints, TellNothingBeyondTheirGrade) {
    const FoundMove found{move("К@b3 КОТ:b3c4d5"), 0};
    const Hint length = hintOf(found, HintGrade::length);
    EXPECT_EQ(length.length, 3);
    EXPECT_FALSE(length.kind || length.start || length.move);
    const Hint kind = hintOf(found, HintGrade::kind);
    EXPECT_EQ(kind.kind, MoveKind::placement);
    EXPECT_FALSE(kind.start || kind.move);
    const Hint start = hintOf(found, HintGrade::start);
    EXPECT_EQ(start.start, Square(1, 2));
    EXPECT_FALSE(start.move);
    EXPECT_EQ(hintOf(found, HintGrade::move).move->move, found.move);
}

TEST(Hints, StopAtOnce) {
    const WordJudge judge(test::markedNouns(), {});
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(
        findHintedMove(test::middleOfAGame(judge, plan, 1), PresentableWords(judge), source.get_token()));
}

TEST(PositionAnalysis, GroupsAllMovesByKind) {
    const WordJudge judge(test::markedNouns(), {});
    const WordFilter filter(judge);
    const GameState state = test::middleOfAGame(judge, plan, 3);
    const Position position = state.position();
    const MoveRules rules = bukvologikaRules();
    const SearchRequest request{position, rules, judge, filter, false, allKinds, {}, {}};
    const MovesByKind moves = analysePosition(request);
    std::size_t count = 0;
    for (std::size_t kind = 0; kind < moves.size(); ++kind) {
        EXPECT_FALSE(moves[kind].empty());
        count += moves[kind].size();
        for (std::size_t i = 0; i < moves[kind].size(); ++i) {
            EXPECT_EQ(static_cast<std::size_t>(moves[kind][i].kind()), kind);
            EXPECT_TRUE(i == 0 || moves[kind][i - 1].score() >= moves[kind][i].score());
        }
    }
    EXPECT_EQ(count, findAllMoves(request).size());
}

}  // namespace
}  // namespace bukvol
