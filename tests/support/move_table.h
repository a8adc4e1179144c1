// The table of moves in tests/data/moves.txt: one case a line.
#pragma once

#include <string>
#include <vector>

namespace bukvol::test {

struct MoveCase {
    int line = 0;
    std::string position;
    std::vector<std::string> options;  ///< of the console, without their dashes, values after their names
    std::string move;
    std::string expected;  ///< "SCORE POSITION" or a refusal's code
};

std::vector<MoveCase> readMoveTable();

/// Whether the console's option of this name has a value, which stands after it.
bool takesValue(const std::string& option);

/// The text between blanks.
std::vector<std::string> splitAtBlanks(const std::string& text);

}  // namespace bukvol::test
