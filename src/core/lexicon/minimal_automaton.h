// Builds minimal acyclic automata from sorted words (Daciuk's incremental method), from which both the word
// graph and the label graph are written.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "core/language/letter.h"

namespace bukvol {

/// No word of a lexicon is longer.
inline constexpr std::size_t maxWordLength = 64;

/// A minimal automaton: each state may carry a label (a word ends there) and has edges in the order of
/// letters. State 0 is the root and every edge leads to a later state. Without words there are no states.
struct MinimalAutomaton {
    struct Edge {
        Letter letter;
        std::uint32_t target;
        bool operator==(const Edge&) const = default;
    };
    struct State {
        std::uint32_t label;
        std::uint32_t firstEdge;
        std::uint32_t edgeCount;
    };
    static constexpr std::uint32_t noLabel = 0xFFFFFFFF;

    std::vector<State> states;
    std::vector<Edge> edges;

    std::span<const Edge> edgesOf(const State& state) const {
        return std::span(edges).subspan(state.firstEdge, state.edgeCount);
    }
};

/// Takes words in ascending order, each once, and shares equal endings as it goes.
class MinimalAutomatonBuilder {
public:
    MinimalAutomatonBuilder();

    /// Adds a word with its label. Throws std::invalid_argument when it is not after the last one or too
    /// long.
    void add(std::span<const Letter> word, std::uint32_t label = 0);
    /// The automaton of the words added; the builder is then spent.
    MinimalAutomaton finish();

private:
    struct OpenState {
        std::uint32_t label = MinimalAutomaton::noLabel;
        std::vector<MinimalAutomaton::Edge> edges;
    };
    struct ContentHash {
        const MinimalAutomaton* frozen;
        std::size_t operator()(std::uint32_t state) const;
    };
    struct ContentEqual {
        const MinimalAutomaton* frozen;
        bool operator()(std::uint32_t a, std::uint32_t b) const;
    };

    /// Closes the open states deeper than `depth`.
    void closeBelow(std::size_t depth);
    /// The frozen state with the same content as `state`, made if there is none yet.
    std::uint32_t freeze(const OpenState& state);

    MinimalAutomaton frozen_;  // in order of closing: every edge leads to an earlier state
    std::unordered_set<std::uint32_t, ContentHash, ContentEqual> register_;
    std::vector<OpenState> open_;  // the states along the last word; element 0 is the root
    Word last_;
    bool any_ = false;
};

}  // namespace bukvol
