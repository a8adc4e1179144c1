#include "core/search/presentable_words.h"

#include <algorithm>

namespace bukvol {

namespace {

bool ranksNouns(const Lexicon& lexicon) {
    for (std::uint32_t noun = 0; noun < lexicon.nouns().wordCount(); ++noun) {
        if (lexicon.marks(noun).tier < lastFamiliarityTier)
            return true;
    }
    return false;
}

}  // namespace

PresentableWords::PresentableWords(const WordJudge& judge) : judge_(judge) {
    const Lexicon& lexicon = judge.lexicon();
    WordFilter words(judge);
    words.excludeObscene(lexicon);
    byTier_.resize(lastFamiliarityTier, words);
    if (!ranksNouns(lexicon))
        return;
    for (int tier = 1; tier < lastFamiliarityTier; ++tier)
        byTier_[static_cast<std::size_t>(tier) - 1].excludeBeyondTier(lexicon, tier);
}

WordFilter PresentableWords::unplayed(const PlayedWords& played, int lastTier) const {
    WordFilter words = byTier_[static_cast<std::size_t>(std::clamp(lastTier, 1, lastFamiliarityTier)) - 1];
    words.excludePlayed(judge_, played);
    return words;
}

}  // namespace bukvol
