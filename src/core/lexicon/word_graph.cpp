#include "core/lexicon/word_graph.h"

#include <algorithm>
#include <vector>

#include "core/lexicon/minimal_automaton.h"

namespace bukvol {

bool WordGraph::wellFormed(LetterSet alphabet) const {
    if (nodes_.empty())
        return edges_.empty() && wordCount_ == 0;
    std::vector<std::uint64_t> counts(nodes_.size(), 0);
    for (std::size_t i = nodes_.size(); i-- > 0;) {
        const Node& node = nodes_[i];
        const LetterSet letters(node.letters & ~wordEnds);
        const auto edgeCount = static_cast<std::uint64_t>(letters.size());
        if ((letters | alphabet) != alphabet || node.firstEdge + edgeCount > edges_.size())
            return false;
        std::uint64_t count = (node.letters & wordEnds) != 0 ? 1 : 0;
        int longest = 0;
        for (const Edge& edge : edges_.subspan(node.firstEdge, edgeCount)) {
            if (edge.target <= i || edge.target >= nodes_.size() || edge.wordsBefore != count)
                return false;
            count += counts[edge.target];
            longest = std::max(longest, nodes_[edge.target].longestBelow + 1);
        }
        if (count == 0 || count > wordCount_ || node.longestBelow != longest)
            return false;
        counts[i] = count;
    }
    return counts[0] == wordCount_ && nodes_[0].longestBelow <= maxWordLength;
}

std::optional<std::uint32_t> WordGraph::find(std::span<const Letter> word) const {
    if (nodes_.empty())
        return std::nullopt;
    NodeIndex index = 0;
    std::uint32_t number = 0;
    for (const Letter letter : word) {
        if (!following(index).contains(letter))
            return std::nullopt;
        const Edge& next = edge(index, letter);
        number += next.wordsBefore;
        index = next.target;
    }
    if (!isWord(index))
        return std::nullopt;
    return number;
}

Word WordGraph::word(std::uint32_t number) const {
    Word result;
    NodeIndex index = 0;
    while (!(isWord(index) && number == 0)) {
        std::uint64_t letters = following(index).mask();
        std::uint32_t chosen = nodes_[index].firstEdge;
        auto letter = static_cast<Letter>(std::countr_zero(letters));
        for (letters &= letters - 1; letters != 0 && edges_[chosen + 1].wordsBefore <= number;
             letters &= letters - 1) {
            ++chosen;
            letter = static_cast<Letter>(std::countr_zero(letters));
        }
        result.push_back(letter);
        number -= edges_[chosen].wordsBefore;
        index = edges_[chosen].target;
    }
    return result;
}

}  // namespace bukvol
