#include "core/search/word_filter.h"

namespace bukvol {

namespace {

/// Calls `visit(number)` for each noun that reads `word` under the folding.
template <class Visit>
void forEachSpelling(const WordGraph& graph, const Folding& folding, const Word& word, Visit visit,
                     WordGraph::NodeIndex node = 0, std::uint32_t number = 0, std::size_t depth = 0) {
    if (graph.empty())
        return;
    if (depth == word.size()) {
        if (graph.isWord(node))
            visit(number);
        return;
    }
    const LetterSet letters = graph.following(node) & folding.classOf(word[depth]);
    for (std::uint64_t rest = letters.mask(); rest != 0; rest &= rest - 1) {
        const auto& edge = graph.edge(node, static_cast<Letter>(std::countr_zero(rest)));
        forEachSpelling(graph, folding, word, visit, edge.target, number + edge.wordsBefore, depth + 1);
    }
}

}  // namespace

template <class Condition>
void WordFilter::excludeWhere(std::uint32_t count, Condition condition) {
    for (std::uint32_t noun = 0; noun < count; ++noun) {
        if (contains(noun) && condition(noun))
            exclude(noun);
    }
}

WordFilter::WordFilter(const WordJudge& judge)
    : bits_((judge.lexicon().nouns().wordCount() + 63) / 64 + 1, ~std::uint64_t{0}) {
    const Lexicon& lexicon = judge.lexicon();
    const WordRules& rules = judge.rules();
    excludeWhere(lexicon.nouns().wordCount(), [&](std::uint32_t noun) {
        const WordMarks marks = lexicon.marks(noun);
        return (marks.pluralOnly && !rules.acceptPluralOnly) || (marks.obscene && rules.refuseObscene) ||
               (marks.diminutive && rules.diminutives == DiminutivePolicy::refuse);
    });
}

const WordTrees& WordFilter::trees(const Lexicon& lexicon) const {
    std::call_once(trees_->once, [&] { trees_->trees.emplace(lexicon.nouns()); });
    return *trees_->trees;
}

void WordFilter::excludePlayed(const WordJudge& judge, const PlayedWords& played) {
    for (const Word& word : played)
        forEachSpelling(judge.lexicon().nouns(), judge.folding(), word,
                        [&](std::uint32_t noun) { exclude(noun); });
}

void WordFilter::excludeObscene(const Lexicon& lexicon) {
    excludeWhere(lexicon.nouns().wordCount(),
                 [&](std::uint32_t noun) { return lexicon.marks(noun).obscene; });
}

void WordFilter::excludeBeyondTier(const Lexicon& lexicon, int lastTier) {
    excludeWhere(lexicon.nouns().wordCount(),
                 [&](std::uint32_t noun) { return lexicon.marks(noun).tier > lastTier; });
}

}  // namespace bukvol
