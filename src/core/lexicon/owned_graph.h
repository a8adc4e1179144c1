// A word graph that keeps its own memory.
#pragma once

#include <vector>

#include "core/lexicon/word_graph.h"

namespace bukvol {

/// The graph of a set of words, built in memory. It stays where it is, so that views of it remain valid.
class OwnedGraph {
public:
    OwnedGraph() = default;
    /// Any order; repeated words count once. Throws std::invalid_argument when a word is longer than
    /// maxWordLength.
    explicit OwnedGraph(std::vector<Word> words);
    OwnedGraph(const OwnedGraph&) = delete;
    OwnedGraph& operator=(const OwnedGraph&) = delete;

    /// Valid as long as this object lives.
    const WordGraph& view() const { return view_; }

private:
    std::vector<WordGraph::Node> nodes_;
    std::vector<WordGraph::Edge> edges_;
    WordGraph view_;
};

}  // namespace bukvol
