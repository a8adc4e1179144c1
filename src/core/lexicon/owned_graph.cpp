#include "core/lexicon/owned_graph.h"

#include <algorithm>

#include "core/lexicon/minimal_automaton.h"

namespace bukvol {

OwnedGraph::OwnedGraph(std::vector<Word> words) {
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    MinimalAutomatonBuilder builder;
    for (const Word& word : words)
        builder.add(word);
    const MinimalAutomaton automaton = builder.finish();

    nodes_.resize(automaton.states.size());
    edges_.resize(automaton.edges.size());
    std::vector<std::uint32_t> counts(nodes_.size(), 0);
    for (std::size_t i = nodes_.size(); i-- > 0;) {
        const auto& state = automaton.states[i];
        WordGraph::Node& node = nodes_[i];
        node.firstEdge = state.firstEdge;
        if (state.label != MinimalAutomaton::noLabel) {
            node.letters = WordGraph::wordEnds;
            counts[i] = 1;
        }
        for (std::uint32_t e = state.firstEdge; e < state.firstEdge + state.edgeCount; ++e) {
            const auto& edge = automaton.edges[e];
            node.letters |= LetterSet::of(edge.letter).mask();
            edges_[e] = {edge.target, counts[i]};
            counts[i] += counts[edge.target];
            node.longestBelow =
                std::max<std::uint16_t>(node.longestBelow, nodes_[edge.target].longestBelow + 1);
        }
    }
    view_ = WordGraph(nodes_, edges_, static_cast<std::uint32_t>(words.size()));
}

}  // namespace bukvol
