// A compact set of words each with a small number, read in place: for names, abbreviations and stems.
//
// An edge is one 32-bit number: bits 0-5 the letter (63: not a letter but the node's label), bit 6 set on the
// last edge of its node, bits 7-31 the index of the target's first edge (or the label). A node is the index
// of its first edge; node 0 is the root.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/language/letter.h"
#include "core/lexicon/minimal_automaton.h"

namespace bukvol {

class LabelGraph {
public:
    using Node = std::uint32_t;

    LabelGraph() = default;
    /// Views memory that outlives the graph; no edges are the empty graph.
    explicit LabelGraph(std::span<const std::uint32_t> edges) : edges_(edges) {}

    /// Whether the graph can be walked without further checks, and every label is less than `labelCount`.
    bool wellFormed(LetterSet alphabet, std::uint32_t labelCount) const;

    bool empty() const { return edges_.empty(); }

    /// The label of a node where a word ends. Only in a graph that is not empty.
    std::optional<std::uint32_t> label(Node node) const {
        if (letterOf(edges_[node]) != labelMark)
            return std::nullopt;
        return targetOf(edges_[node]);
    }
    /// Calls `visit(letter, target)` for each edge of the node. Only in a graph that is not empty.
    template <class Visit>
    void forEachEdge(Node node, Visit visit) const {
        for (std::uint32_t edge = 0; (edge & lastMark) == 0; ++node) {
            edge = edges_[node];
            if (letterOf(edge) != labelMark)
                visit(static_cast<Letter>(letterOf(edge)), targetOf(edge));
        }
    }

    /// The edges of an automaton whose labels are less than 2^25. Throws std::length_error when it is too
    /// large.
    static std::vector<std::uint32_t> encode(const MinimalAutomaton& automaton);

private:
    static constexpr std::uint32_t labelMark = 63;
    static constexpr std::uint32_t lastMark = 64;
    static constexpr std::uint32_t targetLimit = std::uint32_t{1} << 25;

    static constexpr std::uint32_t letterOf(std::uint32_t edge) { return edge & 63U; }
    static constexpr std::uint32_t targetOf(std::uint32_t edge) { return edge >> 7U; }

    std::span<const std::uint32_t> edges_;
};

}  // namespace bukvol
