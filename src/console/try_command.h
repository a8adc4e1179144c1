// `try`: what the rules say to a move in a position.
#pragma once

#include <iosfwd>
#include <string>

#include "console/word_source.h"

namespace bukvol::console {

struct TryCommand {
    WordSource words;
    GameOptions options;   ///< of the game whose rules hold; those about words are `words`
    bool opening = false;  ///< the move is one of the opening moves
    std::string position;  ///< "-": positions from standard input, one a line
    std::string move;

    int run(std::istream& in, std::ostream& out, std::ostream& messages) const;
};

}  // namespace bukvol::console
