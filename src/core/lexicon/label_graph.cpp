#include "core/lexicon/label_graph.h"

#include <stdexcept>

namespace bukvol {

bool LabelGraph::wellFormed(LetterSet alphabet, std::uint32_t labelCount) const {
    int previous = -2;  // among the edges of a node the label comes first (-1), then letters in order
    for (std::size_t i = 0; i < edges_.size(); ++i) {
        const std::uint32_t letter = letterOf(edges_[i]);
        const std::uint32_t target = targetOf(edges_[i]);
        const bool good = letter == labelMark ? target < labelCount
                                              : alphabet.contains(static_cast<Letter>(letter)) &&
                                                    target > i && target < edges_.size();
        const int place = letter == labelMark ? -1 : static_cast<int>(letter);
        if (!good || place <= previous)
            return false;
        previous = (edges_[i] & lastMark) != 0 ? -2 : place;
    }
    return edges_.empty() || (edges_.back() & lastMark) != 0;
}

std::vector<std::uint32_t> LabelGraph::encode(const MinimalAutomaton& automaton) {
    std::vector<std::uint32_t> starts;
    starts.reserve(automaton.states.size());
    std::uint32_t labels = 0;
    for (const auto& state : automaton.states) {
        starts.push_back(state.firstEdge + labels);
        labels += state.label != MinimalAutomaton::noLabel ? 1 : 0;
    }
    if (automaton.edges.size() + labels >= targetLimit)
        throw std::length_error("a label graph is too large");

    std::vector<std::uint32_t> result;
    result.reserve(automaton.edges.size() + labels);
    for (const auto& state : automaton.states) {
        if (state.label != MinimalAutomaton::noLabel) {
            if (state.label >= targetLimit)
                throw std::length_error("a label is too large");
            result.push_back((state.label << 7U) | labelMark);
        }
        for (const auto& edge : automaton.edgesOf(state))
            result.push_back((starts[edge.target] << 7U) | edge.letter);
        result.back() |= lastMark;
    }
    return result;
}

}  // namespace bukvol
