// `try`: what the rules say to a move in a position.
#pragma once

#include <iosfwd>
#include <string>

#include "console/word_source.h"

namespace bukvol::console {

struct TryCommand {
    WordSource words;
    std::string position;  ///< "-": positions from standard input, one a line
    std::string move;
    bool opening = false;

    int run(std::istream& in, std::ostream& out, std::ostream& messages) const;
};

}  // namespace bukvol::console
