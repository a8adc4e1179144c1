// `moves` and `words`: what a position or a board holds.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "console/word_source.h"

namespace bukvol::console {

/// `moves`: the moves there are in a position.
struct MovesCommand {
    WordSource words;
    GameOptions options;             ///< of the game whose rules hold; those about words are `words`
    bool opening = false;            ///< the move is one of the opening moves
    std::string position;            ///< "-": positions from standard input, one a line
    std::vector<std::string> kinds;  ///< names of kinds; empty: all
    bool all = false;       ///< one move for every pair of kind and word; else one of the highest score
    std::size_t limit = 0;  ///< most moves told; 0: all of them

    int run(std::istream& in, std::ostream& out, std::ostream& messages) const;
};

/// `words`: for each board on standard input the number of distinct words it shows.
struct WordsCommand {
    WordSource words;
    GameKind game = GameKind::bukvologika;
    Steps steps = Steps::king;

    int run(std::istream& in, std::ostream& out, std::ostream& messages) const;
};

}  // namespace bukvol::console
