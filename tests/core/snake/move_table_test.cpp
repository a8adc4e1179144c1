#include "support/move_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "core/snake/game_options.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

/// What the options of a row mean for the rules.
struct RowOptions {
    GameKind game = GameKind::bukvologika;
    MoveRules moves;
    WordRules rules;
    PlayedWords played;
    bool opening = false;
};

RowOptions read(const std::vector<std::string>& options) {
    RowOptions result;
    const auto has = [&](const std::string& name) {
        return std::find(options.begin(), options.end(), name) != options.end();
    };
    const auto value = [&](const std::string& name) {
        const auto found = std::find(options.begin(), options.end(), name);
        return found == options.end() ? std::string() : *(found + 1);
    };
    if (value("game") == "balda") {
        result.game = GameKind::balda;
        result.moves = baldaRules(value("step") == "king" ? Steps::king : Steps::side, has("reuse"),
                                  has("refuse-shown"));
    } else {
        result.moves = bukvologikaRules();
    }
    result.rules = defaultWordRules(result.game);
    result.opening = has("opening");
    result.rules.foldYo = (result.rules.foldYo || has("fold-yo")) && !has("no-fold-yo");
    result.rules.foldShortI = has("fold-short-i");
    result.rules.refuseObscene = has("refuse-obscene");
    if (has("plural-only"))
        result.rules.acceptPluralOnly = value("plural-only") == "accept";
    if (value("diminutives") == "warn")
        result.rules.diminutives = DiminutivePolicy::warn;
    if (value("diminutives") == "accept")
        result.rules.diminutives = DiminutivePolicy::accept;
    if (has("min-length"))
        result.rules.minLength = std::stoi(value("min-length"));
    std::string list = value("played");
    std::replace(list.begin(), list.end(), ',', ' ');
    const Folding folding = result.rules.folding(test::miniRussian()->language());
    for (const std::string& text : test::splitAtBlanks(list))
        result.played.insert(folding.canonical(test::word(text)));
    return result;
}

std::string outcomeOf(const test::MoveCase& row) {
    const Alphabet& alphabet = test::miniRussian()->language().alphabet;
    const RowOptions options = read(row.options);
    const auto position = parsePosition(options.game, row.position, alphabet);
    EXPECT_TRUE(position);
    if (row.move == passText)
        return "0 " + row.position;
    const auto move = parseMove(row.move, alphabet);
    if (!move)
        return std::string(code(move.error().reason));
    const WordJudge judge(test::miniRussian(), options.rules);
    const MoveContext context{options.moves, judge, options.played, options.opening, {}, {}};
    const auto outcome = applyMove(context, *position, *move);
    if (!outcome)
        return std::string(code(outcome.error().reason));
    return std::to_string(outcome->score) + ' ' + toText(options.game, outcome->position, alphabet);
}

TEST(MoveTable, EveryRowIsJudgedAsTheRulesSay) {
    for (const auto& row : test::readMoveTable())
        EXPECT_EQ(outcomeOf(row), row.expected) << "moves.txt:" << row.line << ": " << row.move;
}

TEST(MoveTable, TellsEveryReasonOfTheBoardGamesAtLeastOnce) {
    std::set<std::string> told;
    for (const auto& row : test::readMoveTable())
        told.insert(row.expected);
    for (int i = 0; i <= static_cast<int>(Reason::wordShown); ++i) {
        const auto reason = static_cast<Reason>(i);
        EXPECT_TRUE(told.contains(std::string(code(reason)))) << code(reason);
    }
}

TEST(MoveTable, TellsEveryReasonOfBaldaAtLeastOnce) {
    // In Балда every letter is at hand, nothing but a placement is known, and there are no jokers.
    const std::set<Reason> never{Reason::squareEmpty, Reason::notAtStartSquare, Reason::letterNotAtHand,
                                 Reason::jokerStays, Reason::nothingChanges};
    std::set<std::string> told;
    for (const auto& row : test::readMoveTable()) {
        if (read(row.options).game == GameKind::balda)
            told.insert(row.expected);
    }
    for (int i = 0; i <= static_cast<int>(Reason::wordShown); ++i) {
        const auto reason = static_cast<Reason>(i);
        EXPECT_EQ(told.contains(std::string(code(reason))), !never.contains(reason)) << code(reason);
    }
}

TEST(MoveRules, AWordByAgreementCountsOnlyWhereTheDictionaryLacksIt) {
    const WordJudge judge(test::miniRussian(), {});
    const MoveRules rules = bukvologikaRules();
    const PlayedWords played;
    const MoveContext context{rules, judge, played, false, {}, WordAuthority::agreement};
    const Alphabet& alphabet = judge.lexicon().language().alphabet;
    const auto unknown =
        applyMove(context, *parsePosition("**** -", alphabet), *parseMove("= ЦЦЦЦ:a1b1c1d1", alphabet));
    ASSERT_TRUE(unknown);
    EXPECT_TRUE(unknown->byAgreement);
    const auto plural =
        applyMove(context, *parsePosition("**** -", alphabet), *parseMove("= КОТЫ:a1b1c1d1", alphabet));
    ASSERT_FALSE(plural);
    EXPECT_EQ(plural.error().reason, Reason::wordPlural);
}

TEST(Reason, CodesReadBack) {
    for (int i = 0; i <= static_cast<int>(Reason::badDraw); ++i) {
        const auto reason = static_cast<Reason>(i);
        EXPECT_EQ(reasonOfCode(code(reason)), reason);
    }
    EXPECT_FALSE(reasonOfCode("no-such-reason"));
}

Square anySquare() {
    return {*rc::gen::inRange(0, 8), *rc::gen::inRange(0, 8)};
}

Change anyChange(std::size_t letters) {
    const auto letter = static_cast<Letter>(*rc::gen::inRange<std::size_t>(0, letters));
    switch (*rc::gen::inRange(0, 5)) {
        case 0:
            return Placement{letter, anySquare()};
        case 1:
            return Castling{anySquare(), anySquare()};
        case 2:
            return Transfer{anySquare(), anySquare()};
        case 3:
            return Replacement{anySquare(), letter};
        default:
            return StatusQuo{};
    }
}

RC_GTEST_PROP(MoveText, ParsingWhatWasWrittenGivesTheMoveBack, ()) {
    const Alphabet& alphabet = test::miniRussian()->language().alphabet;
    Move move;
    move.change = anyChange(alphabet.size());
    const auto length = *rc::gen::inRange(1, 12);
    for (int i = 0; i < length; ++i) {
        move.word.push_back(static_cast<Letter>(*rc::gen::inRange<std::size_t>(0, alphabet.size())));
        move.snake.push_back(anySquare());
    }
    const auto parsed = parseMove(toText(move, alphabet), alphabet);
    RC_ASSERT(parsed.ok());
    RC_ASSERT(*parsed == move);
}

RC_GTEST_PROP(MoveText, AnyTextIsReadOrRefused, (const std::string& text)) {
    const Alphabet& alphabet = test::miniRussian()->language().alphabet;
    const auto parsed = parseMove(text, alphabet);
    RC_ASSERT(parsed.ok() || parsed.error().reason == Reason::malformed ||
              parsed.error().reason == Reason::foreignLetter);
}

}  // namespace
}  // namespace bukvol
