// The words of a lexicon as trees laid out flat, for walks that visit every beginning or every ending once.
#pragma once

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "core/lexicon/word_graph.h"

namespace bukvol {

/// A tree of words in preorder: the node after a node is its first child (or, of a leaf, the next branch),
/// and leaving a node with everything below it is one jump to its `end`.
struct WordTree {
    struct Node {
        std::uint32_t end = 0;        ///< the first node that is not below this one
        std::uint32_t firstWord = 0;  ///< how many words come before those of this node
        Letter letter = 0;
        std::uint8_t depth = 0;    ///< letters from the root
        std::uint8_t longest = 0;  ///< length of the longest word of this node
        bool isWord = false;       ///< a word ends here: it is the node's first
    };

    std::vector<Node> nodes;            ///< the root first; one more behind the last ends the count of words
    std::vector<std::uint32_t> nounOf;  ///< the nouns' numbers in the order of the tree
};

/// The nouns of a lexicon by their numbers, and both their trees.
class WordTrees {
public:
    explicit WordTrees(const WordGraph& nouns);

    std::uint32_t count() const { return static_cast<std::uint32_t>(lengths_.size()); }
    std::span<const Letter> word(std::uint32_t noun) const {
        return {letters_.data() + firstLetter_[noun], length(noun)};
    }
    std::size_t length(std::uint32_t noun) const { return lengths_[noun]; }
    std::span<const std::uint8_t> lengths() const { return lengths_; }

    /// By the first letters; the words are in the order of their numbers.
    const WordTree& forward() const { return forward_; }
    /// By the last letters; built when first asked for, from whatever thread.
    const WordTree& backward() const;

private:
    void collect(const WordGraph& nouns, WordGraph::NodeIndex node, Word& prefix);

    std::vector<Letter> letters_;  // of all nouns, one after another
    std::vector<std::uint32_t> firstLetter_;
    std::vector<std::uint8_t> lengths_;
    WordTree forward_;
    mutable std::once_flag backwardOnce_;
    mutable WordTree backward_;
};

}  // namespace bukvol
