// A move: a change of the board, then a word with its snake; and its text form.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/board/board.h"
#include "core/language/language.h"
#include "core/snake/refusal.h"

namespace bukvol {

/// The five kinds of move of Буквологика (RULES §1).
enum class MoveKind { placement, statusQuo, castling, transfer, replacement };
inline constexpr int moveKindCount = 5;

/// The kind's name in the console and the record ("status-quo").
std::string_view code(MoveKind kind);
std::optional<MoveKind> moveKindOfCode(std::string_view code);

/// An own letter put on an empty square.
struct Placement {
    Letter letter = 0;
    Square square;
    bool operator==(const Placement&) const = default;
};
/// No change.
struct StatusQuo {
    bool operator==(const StatusQuo&) const = default;
};
/// Two tiles exchanged.
struct Castling {
    Square first;
    Square second;
    bool operator==(const Castling&) const = default;
};
/// A tile taken to an empty square.
struct Transfer {
    Square from;
    Square to;
    bool operator==(const Transfer&) const = default;
};
/// An own letter exchanged with one on the board.
struct Replacement {
    Square square;
    Letter letter = 0;
    bool operator==(const Replacement&) const = default;
};

/// In the order of MoveKind.
using Change = std::variant<Placement, StatusQuo, Castling, Transfer, Replacement>;

inline MoveKind kindOf(const Change& change) {
    return static_cast<MoveKind>(change.index());
}

/// The squares whose tile the change sets, of which the word must use one; none for a status quo.
/// Only for a change whose squares lie on the board.
SquareSet changedSquares(const Change& change);

using Snake = std::vector<Square>;

struct Move {
    Change change;
    Word word;
    Snake snake;  ///< a square for each letter
    bool operator==(const Move&) const = default;
};

/// Whether the move names a square beyond h8: no board has it, and it cannot be written so that it is read
/// again.
bool namesBeyond(const Move& move);

/// Reads "К@b3 КОТ:b3c4d5". Refuses with `malformed` or `foreignLetter`. Squares may lie off the board: that
/// is for the rules to say.
Result<Move, Refusal> parseMove(std::string_view text, const Alphabet& alphabet);
/// Reads a change alone: "c3<>d5".
Result<Change, Refusal> parseChange(std::string_view text, const Alphabet& alphabet);

std::string toText(const Change& change, const Alphabet& alphabet);
std::string toText(const Snake& snake);
std::string toText(const Move& move, const Alphabet& alphabet);

/// The text of a pass.
inline constexpr std::string_view passText = "--";

}  // namespace bukvol
