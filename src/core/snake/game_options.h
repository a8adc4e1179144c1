// The options of a game of the snake family: Буквологика (RULES §1) and Балда (RULES §2).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/snake/rules.h"

namespace bukvol {

enum class GameKind { bukvologika, balda };
inline constexpr int gameKindCount = 2;

/// The game's name in the console and the record ("balda").
std::string_view code(GameKind game);
std::optional<GameKind> gameKindOfCode(std::string_view code);

enum class LetterSupply { commonBank, racks };
enum class StartSquareMode { automatic, byHand };

inline constexpr int smallestBaldaSide = 3;  ///< of a board; the largest is `maxBoardSide`

/// The options that only Балда has; the defaults are those of RULES §2.
struct BaldaOptions {
    Geometry board{5, 5};           ///< 3 to 8 each way
    Square wordStart{0, 2};         ///< where the start word begins; it runs to the right
    int wordLength = 5;             ///< letters of the start word, at least 2
    Steps steps = Steps::side;      ///< king: placing and stepping by corners too, without crossing
    bool reuse = false;             ///< a square may be used again in a word
    bool refuseShownWords = false;  ///< words that the board shows before the placement are refused

    bool operator==(const BaldaOptions&) const = default;
};
/// A board of this size with a start word across the middle row.
BaldaOptions baldaOn(Geometry board);
/// Puts a start word of this many letters into the middle of a row.
void layStartWord(BaldaOptions& options, int rank, int letters);
/// How many squares the start word leaves empty.
int emptySquares(const BaldaOptions& options);
/// The options, or the nearest to them whose empty squares can be shared out evenly among the players: with
/// another length of the start word, else on another board.
BaldaOptions evenedOut(const BaldaOptions& options, int players);

/// The options of a game; the defaults are those of Буквологика.
struct GameOptions {
    GameKind game = GameKind::bukvologika;
    int players = 2;                ///< 2–6
    bool refusalEndsTurn = false;   ///< a refused word ends the turn
    bool ownWords = true;           ///< words of a player's own list count
    bool wordsByAgreement = false;  ///< the others may accept a word that the dictionary lacks
    WordRules words;

    // Only Буквологика has these.
    LetterSupply supply = LetterSupply::commonBank;
    int lettersAtHand = 9;  ///< 5–15
    StartSquareMode startSquare = StartSquareMode::automatic;
    int openingMoves = 2;            ///< 1 or 2, of each player
    int movesPerPlayer = 7;          ///< 1–99
    bool strictDeclaration = false;  ///< a declared kind cannot be changed

    BaldaOptions balda;

    bool operator==(const GameOptions&) const = default;
};

/// The word options that a game has when nothing else is said.
WordRules defaultWordRules(GameKind game);
/// All options that a game has when nothing else is said.
GameOptions defaultOptions(GameKind game);

/// A board's size as a record writes it: "5x5", files by ranks.
std::string toText(Geometry board);
std::optional<Geometry> boardOfText(std::string_view text);

/// How tiles touch and snakes run under the options.
MoveRules moveRules(const GameOptions& options);
/// The board as it is before anything stands on it.
Geometry boardOf(const GameOptions& options);

/// Reads a position as the game writes it: in Балда without a bank, every letter of the alphabet being at
/// hand.
Result<Position, PositionError> parsePosition(GameKind game, std::string_view text, const Alphabet& alphabet);
std::string toText(GameKind game, const Position& position, const Alphabet& alphabet);

/// What is wrong with options; all of it is told at once.
enum class OptionsProblem {
    players,
    lettersAtHand,
    openingMoves,
    movesPerPlayer,
    minLength,
    bagTooSmall,
    tooFewLetters,
    boardSize,       ///< not 3 to 8 each way
    startWordPlace,  ///< the start word does not lie on the board, or is too short
    unevenCells,     ///< the empty squares cannot be shared out evenly among the players
};
/// A stable code of the problem ("uneven-cells").
std::string_view code(OptionsProblem problem);
std::vector<OptionsProblem> problemsOf(const GameOptions& options, const Language& language);

/// Puts what only another game has back to its default.
void forgetOtherGame(GameOptions& options);
/// Options that any game can be played with: what lies outside its range is put back to its default, and
/// what another game has is forgotten. Whether a language has letters enough is left open.
GameOptions mended(GameOptions options);

}  // namespace bukvol
