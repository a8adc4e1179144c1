#include "core/search/word_tree.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/lexicon/minimal_automaton.h"

namespace bukvol {

namespace {

/// Builds the tree of `words(k)` for k < count, which are different and in order.
template <class Words>
WordTree treeOf(std::size_t count, Words words) {
    WordTree tree;
    tree.nodes.emplace_back();
    std::array<std::uint32_t, maxWordLength + 1> open{};  // by depth: the node that is being filled
    std::size_t depth = 0;
    const auto close = [&](std::size_t least) {
        for (; depth > least; --depth)
            tree.nodes[open[depth]].end = static_cast<std::uint32_t>(tree.nodes.size());
    };
    for (std::size_t k = 0; k < count; ++k) {
        const auto word = words(k);
        std::size_t shared = 0;
        while (shared < depth && tree.nodes[open[shared + 1]].letter == word[shared])
            ++shared;
        close(shared);
        for (; depth < word.size(); ++depth) {
            open[depth + 1] = static_cast<std::uint32_t>(tree.nodes.size());
            tree.nodes.push_back({0, static_cast<std::uint32_t>(k), word[depth],
                                  static_cast<std::uint8_t>(depth + 1), 0, false});
        }
        tree.nodes.back().isWord = true;
        for (std::size_t d = 0; d <= depth; ++d) {
            auto& longest = tree.nodes[open[d]].longest;
            longest = std::max(longest, static_cast<std::uint8_t>(depth));
        }
    }
    close(0);
    tree.nodes.front().end = static_cast<std::uint32_t>(tree.nodes.size());
    tree.nodes.emplace_back().firstWord = static_cast<std::uint32_t>(count);
    return tree;
}

/// A word read from its end.
class Reversed {
public:
    explicit Reversed(std::span<const Letter> word) : word_(word) {}
    std::size_t size() const { return word_.size(); }
    Letter operator[](std::size_t i) const { return word_[word_.size() - 1 - i]; }

private:
    std::span<const Letter> word_;
};

/// The last ten letters as one number: orders most words by their ends without looking at them again.
std::uint64_t endOf(const Reversed& word) {
    constexpr std::size_t taken = 10;
    constexpr unsigned bitsPerLetter = 6;
    std::uint64_t end = 0;
    for (std::size_t i = 0; i < taken; ++i)
        end = end << bitsPerLetter | (i < word.size() ? word[i] + 1U : 0U);
    return end;
}

}  // namespace

WordTrees::WordTrees(const WordGraph& nouns) {
    Word prefix;
    if (!nouns.empty())
        collect(nouns, 0, prefix);
    forward_ = treeOf(count(), [&](std::size_t k) { return word(static_cast<std::uint32_t>(k)); });
    forward_.nounOf.resize(count());
    std::iota(forward_.nounOf.begin(), forward_.nounOf.end(), 0U);
}

void WordTrees::collect(const WordGraph& nouns, WordGraph::NodeIndex node, Word& prefix) {
    if (nouns.isWord(node)) {
        firstLetter_.push_back(static_cast<std::uint32_t>(letters_.size()));
        lengths_.push_back(static_cast<std::uint8_t>(prefix.size()));
        letters_.insert(letters_.end(), prefix.begin(), prefix.end());
    }
    for (std::uint64_t rest = nouns.following(node).mask(); rest != 0; rest &= rest - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(rest));
        prefix.push_back(letter);
        collect(nouns, nouns.edge(node, letter).target, prefix);
        prefix.pop_back();
    }
}

const WordTree& WordTrees::backward() const {
    std::call_once(backwardOnce_, [&] {
        struct Entry {
            std::uint64_t end;
            std::uint32_t noun;
        };
        std::vector<Entry> entries(count());
        for (std::uint32_t noun = 0; noun < count(); ++noun)
            entries[noun] = {endOf(Reversed(word(noun))), noun};
        std::sort(entries.begin(), entries.end(), [&](const Entry& a, const Entry& b) {
            if (a.end != b.end)
                return a.end < b.end;
            const auto first = word(a.noun);
            const auto second = word(b.noun);
            return std::lexicographical_compare(first.rbegin(), first.rend(), second.rbegin(), second.rend());
        });
        backward_ = treeOf(count(), [&](std::size_t k) { return Reversed(word(entries[k].noun)); });
        for (const Entry& entry : entries)
            backward_.nounOf.push_back(entry.noun);
    });
    return backward_;
}

}  // namespace bukvol
