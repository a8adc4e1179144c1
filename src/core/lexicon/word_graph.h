// The words of a lexicon as a minimal acyclic graph, read in place from mapped memory.
//
// Each node says which letters may follow (one bit each), whether a word ends here, where its edges begin and
// how long the longest continuation is. Equal endings share nodes. Each edge counts the words that come
// before it among its node's words, so a walk through the graph yields the word's number in alphabetical
// order, by which marks and glosses are found.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/language/letter.h"

namespace bukvol {

class WordGraph {
public:
    using NodeIndex = std::uint32_t;

    struct Node {
        std::uint64_t letters = 0;       ///< bit i: letter i may follow; bit 63: a word ends here
        std::uint32_t firstEdge = 0;     ///< edges stand in the order of their letters
        std::uint16_t longestBelow = 0;  ///< letters of the longest continuation
        std::uint16_t reserved = 0;
    };
    struct Edge {
        NodeIndex target = 0;
        std::uint32_t wordsBefore = 0;  ///< words of the edge's node that come before this edge's words
    };

    WordGraph() = default;
    /// Views memory that outlives the graph. Node 0 is the root; an empty span is the empty graph.
    WordGraph(std::span<const Node> nodes, std::span<const Edge> edges, std::uint32_t wordCount)
        : nodes_(nodes), edges_(edges), wordCount_(wordCount) {}

    /// Whether the graph can be walked without further checks: every index stays inside it, every edge leads
    /// to a later node (so that walks end), counts and lengths are true, every node leads to a word, no
    /// letter is outside `alphabet`, and no word is longer than maxWordLength.
    bool wellFormed(LetterSet alphabet) const;

    bool empty() const { return nodes_.empty(); }
    std::uint32_t wordCount() const { return wordCount_; }
    const Node& node(NodeIndex index) const { return nodes_[index]; }
    std::span<const Node> nodes() const { return nodes_; }
    std::span<const Edge> edges() const { return edges_; }

    static constexpr std::uint64_t wordEnds = std::uint64_t{1} << 63;
    bool isWord(NodeIndex index) const { return (nodes_[index].letters & wordEnds) != 0; }
    LetterSet following(NodeIndex index) const { return LetterSet(nodes_[index].letters & ~wordEnds); }
    /// The edge by `letter`, which must be among the following letters.
    const Edge& edge(NodeIndex index, Letter letter) const {
        const Node& from = nodes_[index];
        const std::uint64_t before = from.letters & ((std::uint64_t{1} << letter) - 1);
        return edges_[from.firstEdge + static_cast<std::uint32_t>(std::popcount(before))];
    }

    /// The number of a word in alphabetical order, from 0.
    std::optional<std::uint32_t> find(std::span<const Letter> word) const;
    bool contains(std::span<const Letter> word) const { return find(word).has_value(); }
    /// The word of a number less than wordCount().
    Word word(std::uint32_t number) const;

private:
    std::span<const Node> nodes_;
    std::span<const Edge> edges_;
    std::uint32_t wordCount_ = 0;
};

}  // namespace bukvol
