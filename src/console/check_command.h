// `check`: the verdict on words.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "console/word_source.h"

namespace bukvol::console {

struct CheckCommand {
    WordSource words;
    GameKind game = GameKind::bukvologika;
    std::vector<std::string> checked;
    bool gloss = false;

    int run(std::ostream& out, std::ostream& messages) const;
};

}  // namespace bukvol::console
