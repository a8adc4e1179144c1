// All spellings of a word that a set has, where a folding lets letters stand for each other.
#pragma once

#include <utility>
#include <vector>

#include "core/language/folding.h"
#include "core/lexicon/label_graph.h"
#include "core/lexicon/word_graph.h"

namespace bukvol {

/// A word of a set, with its number (word graph) or its label (label graph).
struct Spelling {
    Word word;
    std::uint32_t number;
};

/// The words of the graph that are the same as `word` under the folding, at most 64, alphabetically.
std::vector<Spelling> spellings(const WordGraph& graph, const Word& word, const Folding& folding);
std::vector<Spelling> spellings(const LabelGraph& graph, const Word& word, const Folding& folding);

}  // namespace bukvol
