#include "core/lexicon/minimal_automaton.h"

#include <algorithm>
#include <stdexcept>

namespace bukvol {

namespace {

constexpr std::size_t mixed(std::size_t hash, std::uint64_t value) {
    hash ^= value + 0x9E3779B97F4A7C15U + (hash << 6U) + (hash >> 2U);
    return hash * 0xFF51AFD7ED558CCDU;
}

}  // namespace

std::size_t MinimalAutomatonBuilder::ContentHash::operator()(std::uint32_t state) const {
    const auto& content = frozen->states[state];
    std::size_t hash = mixed(0, content.label);
    for (const auto& edge : frozen->edgesOf(content))
        hash = mixed(hash, (std::uint64_t{edge.target} << 8U) | edge.letter);
    return hash ^ (hash >> 32U);
}

bool MinimalAutomatonBuilder::ContentEqual::operator()(std::uint32_t a, std::uint32_t b) const {
    const auto& left = frozen->states[a];
    const auto& right = frozen->states[b];
    return left.label == right.label && std::ranges::equal(frozen->edgesOf(left), frozen->edgesOf(right));
}

MinimalAutomatonBuilder::MinimalAutomatonBuilder()
    : register_(1024, ContentHash{&frozen_}, ContentEqual{&frozen_}), open_(1) {}

void MinimalAutomatonBuilder::add(std::span<const Letter> word, std::uint32_t label) {
    if (word.size() > maxWordLength)
        throw std::invalid_argument("a word is too long for the graph");
    if (any_ && !std::ranges::lexicographical_compare(last_, word))
        throw std::invalid_argument("the words of a graph must be sorted and differ");
    any_ = true;
    const auto parting = std::ranges::mismatch(last_, word);
    const auto shared = static_cast<std::size_t>(parting.in2 - word.begin());
    closeBelow(shared);
    open_.resize(word.size() + 1);
    open_.back().label = label;
    last_.assign(word.begin(), word.end());
}

void MinimalAutomatonBuilder::closeBelow(std::size_t depth) {
    while (open_.size() > depth + 1) {
        const std::uint32_t closed = freeze(open_.back());
        open_.pop_back();
        open_.back().edges.push_back({last_[open_.size() - 1], closed});
    }
}

std::uint32_t MinimalAutomatonBuilder::freeze(const OpenState& state) {
    const auto candidate = static_cast<std::uint32_t>(frozen_.states.size());
    const auto firstEdge = static_cast<std::uint32_t>(frozen_.edges.size());
    frozen_.states.push_back({state.label, firstEdge, static_cast<std::uint32_t>(state.edges.size())});
    frozen_.edges.insert(frozen_.edges.end(), state.edges.begin(), state.edges.end());
    const auto [found, isNew] = register_.insert(candidate);
    if (!isNew) {
        frozen_.states.pop_back();
        frozen_.edges.resize(firstEdge);
    }
    return *found;
}

MinimalAutomaton MinimalAutomatonBuilder::finish() {
    MinimalAutomaton result;
    if (!any_)
        return result;
    closeBelow(0);
    freeze(open_.front());
    register_.clear();
    // The root was closed last: in reverse order it comes first and every edge leads to a later state.
    const auto count = static_cast<std::uint32_t>(frozen_.states.size());
    result.states.reserve(count);
    result.edges.reserve(frozen_.edges.size());
    for (std::uint32_t i = count; i-- > 0;) {
        const auto& state = frozen_.states[i];
        result.states.push_back(
            {state.label, static_cast<std::uint32_t>(result.edges.size()), state.edgeCount});
        for (const auto& edge : frozen_.edgesOf(state))
            result.edges.push_back({edge.letter, count - 1 - edge.target});
    }
    return result;
}

}  // namespace bukvol
