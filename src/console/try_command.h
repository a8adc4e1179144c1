// `try`: what the rules say to a move in a position.
#pragma once

#include <iosfwd>
#include <string>

#include "console/game_source.h"
#include "console/word_source.h"

namespace bukvol::console {

struct TryCommand {
    WordSource words;
    GameSource game;
    std::string position;  ///< "-": positions from standard input, one a line
    std::string move;

    int run(std::istream& in, std::ostream& out, std::ostream& messages) const;
};

}  // namespace bukvol::console
