// The search against the literal oracle: the sets of words for each kind must be the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "core/search/board_words.h"
#include "core/search/move_finder.h"
#include "support/literal_oracle.h"
#include "support/marked_nouns.h"
#include "support/random_position.h"
#include "support/sanitized.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

const std::vector<MoveKind> allMoveKinds{MoveKind::placement, MoveKind::statusQuo, MoveKind::castling,
                                         MoveKind::transfer, MoveKind::replacement};

struct Finder {
    Finder(std::vector<Word> words, WordRules rules)
        : judge(Lexicon::fromNouns(test::miniRussian()->language(), std::move(words)), rules),
          filter(judge) {}

    WordJudge judge;
    WordFilter filter;
};

/// The finder's words by kind; every move is checked by the rules as well.
std::vector<std::set<Word>> foundWords(const Finder& finder, const Position& position, const MoveRules& rules,
                                       bool opening, const std::vector<MoveKind>& kinds) {
    std::vector<std::set<Word>> words(moveKindCount);
    KindSet kindSet = 0;
    for (const MoveKind kind : kinds)
        kindSet |= kindBit(kind);
    const SearchRequest request{position, rules, finder.judge, finder.filter, opening, kindSet, {}, {}};
    const PlayedWords played;
    const MoveContext context{rules, finder.judge, played, opening, {}, {}};
    for (const FoundMove& found : findAllMoves(request)) {
        const auto outcome = applyMove(context, position, found.move);
        EXPECT_TRUE(outcome) << toText(found.move, finder.judge.lexicon().language().alphabet) << ": "
                             << code(outcome.error().reason);
        EXPECT_TRUE(words[static_cast<std::size_t>(found.kind())].insert(found.move.word).second)
            << "found twice";
    }
    return words;
}

struct Variant {
    std::string name;
    int positions;
    test::PositionPlan plan;
    std::size_t longest;
    std::size_t stride;
    bool opening = false;
    bool foldYo = false;
    bool kingSteps = true;
    bool mayCross = true;
    bool mayReuse = false;
};

void PrintTo(const Variant& variant, std::ostream* out) {
    *out << variant.name;
}

class Differential : public testing::TestWithParam<Variant> {};

TEST_P(Differential, TheSetsOfWordsAreTheSame) {
    const Variant& variant = GetParam();
    WordRules wordRules;
    wordRules.foldYo = variant.foldYo;
    const std::vector<Word> words = test::russianNouns(variant.longest, variant.stride);
    ASSERT_GT(words.size(), 100U);
    const Finder finder(words, wordRules);
    MoveRules rules = bukvologikaRules();
    rules.stepping = rules.touching = variant.kingSteps ? Steps::king : Steps::side;
    rules.mayCross = variant.mayCross;
    rules.mayReuse = variant.mayReuse;
    const auto& alphabet = finder.judge.lexicon().language().alphabet;
    const int positions = test::rounds(variant.positions);
    std::size_t total = 0;
    for (int i = 0; i < positions; ++i) {
        Random random(static_cast<std::uint64_t>(i) + 1000);
        test::PositionPlan plan = variant.plan;
        plan.tiles -= static_cast<int>(random.below(3));
        plan.jokers = static_cast<int>(random.below(static_cast<std::uint64_t>(plan.jokers) + 1));
        const Position position = test::randomPosition(plan, test::miniRussian()->language(), random);
        const test::OracleQuestion question{
            position,         words,           variant.kingSteps, variant.mayCross,
            variant.mayReuse, variant.opening, variant.foldYo};
        // No game has the other kinds with squares that may be used again.
        const auto kinds =
            variant.mayReuse ? std::vector{MoveKind::placement, MoveKind::statusQuo} : allMoveKinds;
        const auto expected = test::oracleWords(question, kinds);
        const auto found = foundWords(finder, position, rules, variant.opening, kinds);
        for (const MoveKind kind : allMoveKinds) {
            const auto k = static_cast<std::size_t>(kind);
            ASSERT_EQ(found[k], expected[k]) << code(kind) << " in " << toText(position, alphabet);
            total += expected[k].size();
        }
    }
    EXPECT_GT(total, static_cast<std::size_t>(positions)) << "the positions must have words to compare";
}

INSTANTIATE_TEST_SUITE_P(
    Positions, Differential,
    testing::Values(
        Variant{"small", 700, {{4, 4}, 9, 2, 4}, 5, 12},
        Variant{"smallWithMoreJokers", 300, {{4, 4}, 8, 3, 3}, 5, 25},
        Variant{"manyJokers", 30, {{3, 3}, 8, 6, 3}, 4, 10},
        Variant{"folded", 300, {{4, 4}, 8, 2, 4}, 5, 12, false, true},
        Variant{"opening", 300, {{7, 7}, 9, 2, 4}, 5, 12, true},
        Variant{"sideways", 300, {{5, 5}, 12, 0, 5}, 6, 6, false, false, false},
        Variant{"notCrossing", 300, {{4, 4}, 10, 1, 5}, 6, 12, false, false, true, false},
        Variant{"usedAgain", 200, {{4, 4}, 9, 0, 5}, 6, 12, false, false, false, true, true},
        Variant{"usedAgainNotCrossing", 100, {{4, 4}, 8, 0, 5}, 6, 12, false, false, true, false, true},
        Variant{"large", 20, {{7, 7}, 22, 2, 9}, 6, 40}),
    [](const testing::TestParamInfo<Variant>& tested) { return tested.param.name; });

/// The rules that a game like Балда can vary, with the whole alphabet at hand.
struct StepRules {
    std::string name;
    Steps steps;
    bool mayCross;
    bool mayReuse;
};

class DifferentialPlacements : public testing::TestWithParam<std::tuple<Geometry, StepRules>> {};

TEST_P(DifferentialPlacements, TheSetsOfWordsAreTheSame) {
    const auto& [geometry, variant] = GetParam();
    const int squares = geometry.files * geometry.ranks;
    const std::vector<Word> words = test::russianNouns(7, 15);
    const Finder finder(words, {});
    const Language& language = finder.judge.lexicon().language();
    MoveRules rules;
    rules.stepping = rules.touching = variant.steps;
    rules.mayCross = variant.mayCross;
    rules.mayReuse = variant.mayReuse;
    const std::vector kinds{MoveKind::placement, MoveKind::statusQuo};
    const int positions = std::max(5, test::rounds(640 / squares));
    std::size_t total = 0;
    for (int i = 0; i < positions; ++i) {
        Random random(static_cast<std::uint64_t>(i) + 1);
        const auto tiles =
            squares / 3 + static_cast<int>(random.below(static_cast<std::uint64_t>(squares) / 3));
        Position position = test::randomPosition({geometry, tiles, 0, 0}, language, random);
        for (Letter letter = 0; letter < language.alphabet.size(); ++letter)
            position.letters.push_back(letter);
        const test::OracleQuestion question{
            position, words, variant.steps == Steps::king, variant.mayCross, variant.mayReuse, false, false};
        const auto expected = test::oracleWords(question, kinds);
        const auto found = foundWords(finder, position, rules, false, kinds);
        for (const MoveKind kind : kinds) {
            const auto k = static_cast<std::size_t>(kind);
            ASSERT_EQ(found[k], expected[k]) << code(kind) << " in " << toText(position, language.alphabet);
            total += expected[k].size();
        }
    }
    EXPECT_GT(total, static_cast<std::size_t>(positions)) << "the positions must have words to compare";
}

INSTANTIATE_TEST_SUITE_P(Boards, DifferentialPlacements,
                         testing::Combine(testing::Values(Geometry{3, 3}, Geometry{3, 6}, Geometry{5, 5},
                                                          Geometry{7, 4}, Geometry{8, 8}),
                                          testing::Values(StepRules{"side", Steps::side, true, false},
                                                          StepRules{"sideUsedAgain", Steps::side, true, true},
                                                          StepRules{"kingCrossing", Steps::king, true, false},
                                                          StepRules{"king", Steps::king, false, false},
                                                          StepRules{"kingUsedAgain", Steps::king, false,
                                                                    true})),
                         [](const testing::TestParamInfo<DifferentialPlacements::ParamType>& tested) {
                             const Geometry& geometry = std::get<0>(tested.param);
                             return std::get<1>(tested.param).name + std::to_string(geometry.files) + "x" +
                                    std::to_string(geometry.ranks);
                         });

/// Every variant of Балда: the steps, squares used again, words already shown refused, Е = Ё, И = Й.
using BaldaVariant = std::tuple<Steps, bool, bool, bool, bool>;

class DifferentialOfBalda : public testing::TestWithParam<BaldaVariant> {};

TEST_P(DifferentialOfBalda, TheSetsOfWordsAreTheSame) {
    const auto [steps, reuse, refuseShown, foldYo, foldShortI] = GetParam();
    const std::vector<Word> words = test::russianNouns(6, 4);
    WordRules wordRules;
    wordRules.foldYo = foldYo;
    wordRules.foldShortI = foldShortI;
    const Finder finder(words, wordRules);
    const Language& language = finder.judge.lexicon().language();
    const MoveRules rules = baldaRules(steps, reuse, refuseShown);
    const auto placement = static_cast<std::size_t>(MoveKind::placement);
    std::size_t total = 0;
    std::size_t leftOut = 0;
    std::size_t folded = 0;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        Random random(seed + 77);
        const int tiles = 5 + static_cast<int>(random.below(5));
        Position position = test::randomPosition({{4, 4}, tiles, 0, 0}, language, random);
        // Letters that the foldings are about, where every word can meet them.
        const Square rare = *position.board.occupied().begin();
        position.board.put(rare, Tile(*language.alphabet.readLetter(seed % 2 == 0 ? "Ё" : "Й")));
        position.letters = language.alphabet.letters();
        const test::OracleQuestion question{
            position, words, steps == Steps::king, steps == Steps::side, reuse, false, foldYo, foldShortI};
        auto expected = test::oracleWords(question, {MoveKind::placement, MoveKind::statusQuo});
        if (refuseShown) {
            for (const Word& shown : expected[static_cast<std::size_t>(MoveKind::statusQuo)])
                leftOut += expected[placement].erase(shown);
        }
        const auto found = foundWords(finder, position, rules, false, {MoveKind::placement});
        ASSERT_EQ(found[placement], expected[placement]) << toText(position.board, language.alphabet);
        total += expected[placement].size();
        auto plain = question;
        plain.foldYo = plain.foldShortI = false;
        if (foldYo || foldShortI)
            folded += test::oracleWords(plain, {MoveKind::placement})[placement] != expected[placement];
    }
    EXPECT_GT(total, 100U) << "the positions must have words to compare";
    EXPECT_EQ(leftOut > 0, refuseShown);
    EXPECT_EQ(folded > 0, foldYo || foldShortI) << "the folding must matter";
}

std::string nameOfVariant(const testing::TestParamInfo<BaldaVariant>& tested) {
    const auto [steps, reuse, refuseShown, foldYo, foldShortI] = tested.param;
    return std::string(steps == Steps::king ? "King" : "Side") + (reuse ? "Reuse" : "") +
           (refuseShown ? "RefuseShown" : "") + (foldYo ? "FoldYo" : "") + (foldShortI ? "FoldShortI" : "");
}

INSTANTIATE_TEST_SUITE_P(Variants, DifferentialOfBalda,
                         testing::Combine(testing::Values(Steps::side, Steps::king), testing::Bool(),
                                          testing::Bool(), testing::Bool(), testing::Bool()),
                         nameOfVariant);

class DifferentialCounts : public testing::TestWithParam<std::tuple<Steps, bool, int>> {};

TEST_P(DifferentialCounts, TheNumbersOfShownWordsAreTheSame) {
    const auto [steps, foldYo, jokers] = GetParam();
    const std::vector<Word> words = test::russianNouns(6, 3);
    WordRules wordRules;
    wordRules.foldYo = foldYo;
    const Finder finder(words, wordRules);
    MoveRules rules;
    rules.stepping = steps;
    BoardWords counter(finder.judge, finder.filter, rules);
    const auto statusQuo = static_cast<std::size_t>(MoveKind::statusQuo);
    std::size_t total = 0;
    for (int i = 0; i < 40; ++i) {
        Random random(static_cast<std::uint64_t>(i) + 1);
        const Position position =
            test::randomPosition({{4, 4}, 14, jokers, 0}, finder.judge.lexicon().language(), random);
        const test::OracleQuestion question{position, words, steps == Steps::king, true, false,
                                            false,    foldYo};
        const std::size_t expected = test::oracleWords(question, {MoveKind::statusQuo})[statusQuo].size();
        EXPECT_EQ(counter.count(position.board), expected);
        total += expected;
    }
    EXPECT_GT(total, 40U);
}

INSTANTIATE_TEST_SUITE_P(Boards, DifferentialCounts,
                         testing::Combine(testing::Values(Steps::side, Steps::king), testing::Bool(),
                                          testing::Values(0, 2)));

}  // namespace
}  // namespace bukvol
