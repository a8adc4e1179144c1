// Which words of a lexicon count in a match: those its options accept and that are not yet played.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/lexicon/word_judge.h"
#include "core/search/word_tree.h"
#include "core/snake/rules.h"

namespace bukvol {

/// A set of nouns by their numbers. Copies share the trees that the search walks, which take some time to
/// build: keep a filter and change copies of it.
class WordFilter {
public:
    /// All nouns that the judge accepts.
    explicit WordFilter(const WordJudge& judge);
    /// Of those the ones that are neither played nor obscene nor less familiar than `lastTier`: for the
    /// computer and for hints.
    void excludePlayed(const WordJudge& judge, const PlayedWords& played);
    void excludeObscene(const Lexicon& lexicon);
    void excludeBeyondTier(const Lexicon& lexicon, int lastTier);

    bool contains(std::uint32_t noun) const { return (bits_[noun / 64] >> (noun % 64) & 1) != 0; }

    /// The trees of all nouns of `lexicon`, the one the filter was made for; built when first asked for, from
    /// whatever thread.
    const WordTrees& trees(const Lexicon& lexicon) const;

private:
    struct SharedTrees {
        std::once_flag once;
        std::optional<WordTrees> trees;
    };

    template <class Condition>
    void excludeWhere(std::uint32_t count, Condition condition);
    void exclude(std::uint32_t noun) { bits_[noun / 64] &= ~(std::uint64_t{1} << (noun % 64)); }

    std::vector<std::uint64_t> bits_;
    std::shared_ptr<SharedTrees> trees_ = std::make_shared<SharedTrees>();
};

}  // namespace bukvol
