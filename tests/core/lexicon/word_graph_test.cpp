#include "core/lexicon/word_graph.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "core/lexicon/minimal_automaton.h"
#include "core/lexicon/owned_graph.h"

namespace bukvol {
namespace {

constexpr LetterSet alphabet = LetterSet::firstLetters(5);

/// Words of few letters, so that they share beginnings and endings.
std::set<Word> anyWords() {
    const auto letter = rc::gen::inRange<Letter>(0, 5);
    const auto words =
        *rc::gen::container<std::vector<Word>>(rc::gen::resize(8, rc::gen::container<Word>(letter)));
    return {words.begin(), words.end()};
}

RC_GTEST_PROP(WordGraph, HoldsExactlyItsWords, ()) {
    const std::set<Word> words = anyWords();
    const OwnedGraph graph(std::vector<Word>(words.begin(), words.end()));
    RC_ASSERT(graph.view().wellFormed(alphabet));
    RC_ASSERT(graph.view().wordCount() == words.size());
    const std::set<Word> asked = anyWords();
    for (const Word& word : asked)
        RC_ASSERT(graph.view().contains(word) == words.contains(word));
}

RC_GTEST_PROP(WordGraph, NumbersWordsInOrder, ()) {
    const std::set<Word> words = anyWords();
    const OwnedGraph graph(std::vector<Word>(words.begin(), words.end()));
    std::uint32_t number = 0;
    for (const Word& word : words) {
        RC_ASSERT(graph.view().find(word) == number);
        RC_ASSERT(graph.view().word(number) == word);
        ++number;
    }
}

RC_GTEST_PROP(WordGraph, HasNoTwoNodesWithTheSameContinuations, ()) {
    const std::set<Word> words = anyWords();
    MinimalAutomatonBuilder builder;
    for (const Word& word : words)
        builder.add(word);
    const MinimalAutomaton automaton = builder.finish();
    std::set<std::pair<bool, std::vector<std::pair<Letter, std::uint32_t>>>> contents;
    for (const auto& state : automaton.states) {
        std::vector<std::pair<Letter, std::uint32_t>> edges;
        for (const auto& edge : automaton.edgesOf(state))
            edges.emplace_back(edge.letter, edge.target);
        RC_ASSERT(contents.emplace(state.label != MinimalAutomaton::noLabel, edges).second);
    }
}

TEST(WordGraph, WithoutWordsIsEmpty) {
    const OwnedGraph graph;
    EXPECT_TRUE(graph.view().empty());
    EXPECT_TRUE(graph.view().wellFormed(alphabet));
    EXPECT_FALSE(graph.view().contains(Word{}));
    EXPECT_FALSE(graph.view().contains(Word{1, 2}));
}

TEST(WordGraph, MayHoldTheEmptyWord) {
    const OwnedGraph graph({Word{}});
    EXPECT_EQ(graph.view().find(Word{}), 0U);
    EXPECT_EQ(graph.view().word(0), Word{});
}

TEST(WordGraph, KnowsTheLongestContinuation) {
    const OwnedGraph graph({Word{0, 1}, Word{0, 1, 2, 3}, Word{4}});
    EXPECT_EQ(graph.view().node(0).longestBelow, 4);
}

TEST(MinimalAutomatonBuilder, RefusesWordsOutOfOrder) {
    MinimalAutomatonBuilder builder;
    builder.add(Word{1, 2});
    EXPECT_THROW(builder.add(Word{1, 2}), std::invalid_argument);
    EXPECT_THROW(builder.add(Word{1}), std::invalid_argument);
    EXPECT_THROW(builder.add(Word(maxWordLength + 1, 3)), std::invalid_argument);
}

RC_GTEST_PROP(WordGraph, ADamagedGraphIsRefusedOrCanBeWalked, ()) {
    const std::set<Word> words = anyWords();
    const OwnedGraph whole(std::vector<Word>(words.begin(), words.end()));
    std::vector<WordGraph::Node> nodes(whole.view().nodes().begin(), whole.view().nodes().end());
    std::vector<WordGraph::Edge> edges(whole.view().edges().begin(), whole.view().edges().end());
    RC_PRE(!edges.empty());
    switch (*rc::gen::inRange(0, 4)) {
        case 0:
            nodes[*rc::gen::inRange<std::size_t>(0, nodes.size())].letters ^= std::uint64_t{1}
                                                                              << *rc::gen::inRange(0, 64);
            break;
        case 1:
            nodes[*rc::gen::inRange<std::size_t>(0, nodes.size())].firstEdge =
                *rc::gen::arbitrary<std::uint32_t>();
            break;
        case 2:
            edges[*rc::gen::inRange<std::size_t>(0, edges.size())].target =
                *rc::gen::inRange<std::uint32_t>(0, static_cast<std::uint32_t>(nodes.size()) + 1);
            break;
        default:
            edges.resize(*rc::gen::inRange<std::size_t>(0, edges.size()));
    }
    const WordGraph damaged(nodes, edges, whole.view().wordCount());
    if (damaged.wellFormed(alphabet)) {
        for (std::uint32_t number = 0; number < damaged.wordCount(); ++number)
            RC_ASSERT(damaged.find(damaged.word(number)) == number);
    }
}

}  // namespace
}  // namespace bukvol
