// A position prepared for the search: squares by letter as masks, letters under the folding's canonical form.
#pragma once

#include <array>
#include <cstdint>

#include "core/board/position.h"
#include "core/snake/rules.h"

namespace bukvol {

using SquareMask = std::uint64_t;

/// So many jokers are told apart in the search (SquareLanes); further ones are only squares that show any
/// letter.
inline constexpr int trackedJokers = 4;

struct SearchBoard {
    SearchBoard(const Position& position, const MoveRules& rules, const Folding& folding, bool opening);

    SquareMask occupied = 0;
    SquareMask jokers = 0;
    SquareMask letterTiles = 0;                  ///< occupied by letters
    SquareMask around = 0;                       ///< empty squares that touch a tile
    SquareMask placementSquares = 0;             ///< empty squares where a letter may be placed
    std::array<SquareMask, maxLetters> tiles{};  ///< by letter: squares that show it or one that is the same
    std::array<Letter, 64> letterAt{};           ///< the canonical letter of a letter tile
    std::array<Letter, maxLetters> canonical{};  ///< by letter
    std::array<std::uint8_t, maxLetters> tileCount{};  ///< by letter: tiles that show it or the same
    LetterSet atHand;                                  ///< closed under the folding
    /// The jokers that are told apart: none where squares may be used again, for there they are never spent.
    std::array<SquareMask, trackedJokers> trackedJoker{};
    SquareMask looseJokers = 0;  ///< the others
    int jokerCount = 0;
    Steps touching = Steps::king;
    Steps stepping = Steps::king;
    bool mayCross = true;
    bool mayReuse = false;

    /// The squares one step from any square of the mask.
    SquareMask step(SquareMask from) const { return bukvol::touching(SquareSet(from), stepping).mask(); }
    /// Squares that show the letter without any change.
    SquareMask shows(Letter letter) const { return tiles[letter] | jokers; }
    bool sameLetter(Letter a, Letter b) const { return canonical[a] == canonical[b]; }
};

}  // namespace bukvol
