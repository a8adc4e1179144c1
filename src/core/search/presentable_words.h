// The words that the program itself may bring up: as the computer's, as a hint, as the best in a review.
#pragma once

#include "core/search/word_filter.h"

namespace bukvol {

/// The tier of nouns of which the lexicon tells no familiarity (WordMarks::tier).
inline constexpr int lastFamiliarityTier = 4;

/// The words that count in a match and are not obscene. To be kept for the match; may be used from several
/// threads at once. The judge must outlive it.
class PresentableWords {
public:
    explicit PresentableWords(const WordJudge& judge);

    const WordJudge& judge() const { return judge_; }
    /// Those not yet played and not less familiar than `lastTier`, 1 to lastFamiliarityTier. Where the
    /// lexicon ranks no noun by familiarity, all count.
    WordFilter unplayed(const PlayedWords& played, int lastTier = lastFamiliarityTier) const;

private:
    const WordJudge& judge_;
    std::vector<WordFilter> byTier_;  ///< up to tier 1, 2, …
};

}  // namespace bukvol
