// A position: the board and the letters at hand, and its text form (RULES, "Positions and moves as text").
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/language/language.h"
#include "core/result.h"

namespace bukvol {

/// Whether the letters at hand are a bank or a rack is the match's business: here they are what can be
/// placed.
struct Position {
    Board board;
    std::vector<Letter> letters;  ///< in the order in which they are shown

    bool operator==(const Position&) const = default;
};

/// Why a position's text cannot be read.
struct PositionError {
    enum class Kind { notTwoParts, badSize, badRank, unevenRanks, foreignLetter, badBank };
    Kind kind;
    std::string about;  ///< the part of the text that is wrong
};

/// Reads `BOARD BANK`, at most 8×8, any case. The bank may be left out where `bankNeeded` is false (Балда).
Result<Position, PositionError> parsePosition(std::string_view text, const Alphabet& alphabet,
                                              bool bankNeeded = true);

/// BOARD: the ranks from the top down.
std::string toText(const Board& board, const Alphabet& alphabet);
/// `BOARD BANK`.
std::string toText(const Position& position, const Alphabet& alphabet);

/// A run of letters, "-" where there are none.
std::string bankText(const std::vector<Letter>& letters, const Alphabet& alphabet);

}  // namespace bukvol
