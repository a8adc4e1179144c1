#include "core/lexicon/spellings.h"

namespace bukvol {

namespace {

constexpr std::size_t maxSpellings = 64;

/// A walk along a word through a graph, trying each letter of a class.
class Walk {
public:
    Walk(const Word& word, const Folding& folding) : word_(word), folding_(folding) {}

    void through(const WordGraph& graph, WordGraph::NodeIndex node, std::uint32_t number) {
        if (spelling_.size() == word_.size()) {
            if (graph.isWord(node))
                found_.push_back({spelling_, number});
            return;
        }
        const LetterSet wanted = folding_.classOf(word_[spelling_.size()]) & graph.following(node);
        for (std::uint64_t rest = wanted.mask(); rest != 0 && found_.size() < maxSpellings;
             rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const WordGraph::Edge& edge = graph.edge(node, letter);
            spelling_.push_back(letter);
            through(graph, edge.target, number + edge.wordsBefore);
            spelling_.pop_back();
        }
    }

    void through(const LabelGraph& graph, LabelGraph::Node node) {
        if (spelling_.size() == word_.size()) {
            if (const auto label = graph.label(node))
                found_.push_back({spelling_, *label});
            return;
        }
        const LetterSet wanted = folding_.classOf(word_[spelling_.size()]);
        graph.forEachEdge(node, [&](Letter letter, LabelGraph::Node target) {
            if (!wanted.contains(letter) || found_.size() >= maxSpellings)
                return;
            spelling_.push_back(letter);
            through(graph, target);
            spelling_.pop_back();
        });
    }

    std::vector<Spelling> found() && { return std::move(found_); }

private:
    const Word& word_;
    const Folding& folding_;
    Word spelling_;
    std::vector<Spelling> found_;
};

}  // namespace

std::vector<Spelling> spellings(const WordGraph& graph, const Word& word, const Folding& folding) {
    Walk walk(word, folding);
    if (!graph.empty())
        walk.through(graph, 0, 0);
    return std::move(walk).found();
}

std::vector<Spelling> spellings(const LabelGraph& graph, const Word& word, const Folding& folding) {
    Walk walk(word, folding);
    if (!graph.empty())
        walk.through(graph, 0);
    return std::move(walk).found();
}

}  // namespace bukvol
