// A slow and literal search to hold the fast one against: makes every change there is and walks every snake.
// It shares nothing with src/core/search but positions and word lists.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/board/position.h"
#include "core/snake/move.h"

namespace bukvol::test {

/// What the oracle is asked.
struct OracleQuestion {
    Position position;
    std::vector<Word> words;
    bool kingSteps = true;
    bool mayCross = true;
    bool mayReuse = false;
    bool opening = false;
    bool foldYo = false;      ///< Е = Ё: letters 5 and 6 of the alphabet
    bool foldShortI = false;  ///< И = Й: letters 9 and 10
};

/// The words that can be made by each kind of move (index: MoveKind).
std::vector<std::set<Word>> oracleWords(const OracleQuestion& question, const std::vector<MoveKind>& kinds);

}  // namespace bukvol::test
