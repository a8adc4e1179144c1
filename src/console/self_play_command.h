// `selfplay`: computer against computer.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <vector>

#include "console/word_source.h"
#include "core/snake/game.h"

namespace bukvol::console {

struct SelfPlayCommand {
    WordSource words;
    std::vector<int> levels;  ///< of each player, 2 to 6 of them
    int games = 100;
    std::uint64_t seed = 1;
    int wordLength = 0;   ///< of the start word of Балда; 0: as long as a row
    GameOptions options;  ///< its players are those of `levels`, its rules for words those of `words`

    /// Writes one object for each match, then a summary. The players begin in turn.
    int run(std::ostream& out, std::ostream& messages) const;
};

}  // namespace bukvol::console
