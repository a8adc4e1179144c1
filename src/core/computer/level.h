// How well the computer plays, as a table.
#pragma once

namespace bukvol {

inline constexpr int computerLevels = 5;

/// What the computer knows, sees and weighs at a level. No value is worse than at the level below.
struct LevelSkill {
    int lastTier;           ///< it knows words up to this familiarity (WordMarks::tier)
    int letterPercent;      ///< each letter of a word after the second: how likely it goes on seeing the word
    int rarerKindsPercent;  ///< how likely it thinks of a castling, of a transfer, of a replacement
    int choicePercent;      ///< it plays any one of this share, the best of those it sees; 0: the best
    int weighed;            ///< of how many of its best moves it weighs what they lead to; 0: of none
};

/// `level`: 1 to computerLevels; one beyond them counts as the nearest.
const LevelSkill& skillOf(int level);

}  // namespace bukvol
