// Which words of a lexicon count in a match: those its options accept and that are not yet played.
#pragma once

#include <vector>

#include "core/lexicon/word_judge.h"
#include "core/snake/rules.h"

namespace bukvol {

/// A set of nouns by their numbers.
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

private:
    template <class Condition>
    void excludeWhere(std::uint32_t count, Condition condition);
    void exclude(std::uint32_t noun) { bits_[noun / 64] &= ~(std::uint64_t{1} << (noun % 64)); }

    std::vector<std::uint64_t> bits_;
};

}  // namespace bukvol
