// A game of Буквологика as values: apply(state, action) gives the next state or a refusal (RULES §1).
//
// What chance decides (the letters drawn) is an action like any other, so that a game replays from its
// actions alone. The state says which chance action is due.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/language/letter_bag.h"
#include "core/snake/rules.h"

namespace bukvol {

enum class LetterSupply { commonBank, racks };
enum class StartSquareMode { automatic, byHand };

/// The options of a game; the defaults are those of RULES §1.
struct GameOptions {
    int players = 2;  ///< 2–6
    LetterSupply supply = LetterSupply::commonBank;
    int lettersAtHand = 9;  ///< 5–15
    StartSquareMode startSquare = StartSquareMode::automatic;
    int openingMoves = 2;            ///< 1 or 2, of each player
    int movesPerPlayer = 7;          ///< 1–99
    bool strictDeclaration = false;  ///< a declared kind cannot be changed
    bool refusalEndsTurn = false;    ///< a refused word ends the turn
    bool ownWords = true;            ///< words of a player's own list count
    bool wordsByAgreement = false;   ///< the others may accept a word that the dictionary lacks
    WordRules words;

    bool operator==(const GameOptions&) const = default;
};

/// What is wrong with options; all of it is told at once.
enum class OptionsProblem {
    players,
    lettersAtHand,
    openingMoves,
    movesPerPlayer,
    minLength,
    bagTooSmall,
    tooFewLetters
};
std::vector<OptionsProblem> problemsOf(const GameOptions& options, const Language& language);

/// Letters drawn from the bag to the bank (hand 0) or a player's rack.
struct DrawLetters {
    int hand = 0;
    std::vector<Letter> letters;
    bool operator==(const DrawLetters&) const = default;
};
/// All letters of a hand put back and as many drawn: none of them could stand on the start square.
struct RedrawLetters {
    int hand = 0;
    std::vector<Letter> letters;
    bool operator==(const RedrawLetters&) const = default;
};
/// The automatic start square: the centre's letter, then those of c3, c5, e3, e5.
struct DealStartSquare {
    std::vector<Letter> letters;
    bool operator==(const DealStartSquare&) const = default;
};
/// A letter put on the start square by hand.
struct PlaceStartLetter {
    Letter letter = 0;
    Square square;
    bool operator==(const PlaceStartLetter&) const = default;
};
struct Declare {
    MoveKind kind = MoveKind::placement;
    bool operator==(const Declare&) const = default;
};
struct PlayMove {
    Move move;
    bool byAgreement = false;  ///< the other players accept the word though the dictionary lacks it
    bool ownWord = false;  ///< it counts for being on a player's own list, whatever the dictionary says of it
    bool operator==(const PlayMove&) const = default;
};
/// A turn ended by a refused word (option).
struct FailMove {
    Move move;
    Reason reason = Reason::wordUnknown;
    bool operator==(const FailMove&) const = default;
};
struct Pass {
    bool operator==(const Pass&) const = default;
};
/// The players agree to end the game here.
struct EndByAgreement {
    bool operator==(const EndByAgreement&) const = default;
};

using GameAction = std::variant<DrawLetters, RedrawLetters, DealStartSquare, PlaceStartLetter, Declare,
                                PlayMove, FailMove, Pass, EndByAgreement>;

/// Whether the action is chance's and not a player's.
bool isChance(const GameAction& action);

enum class Phase { startSquare, opening, play, over };

/// What chance has to do before a player can go on.
struct DueChance {
    enum class Kind { none, dealStartSquare, draw, redraw };
    Kind kind = Kind::none;
    int hand = 0;
    int count = 0;
    bool operator==(const DueChance&) const = default;
};

struct GameState {
    GameOptions options;
    Folding folding;  ///< of the options, in the game's language
    Board board;
    std::vector<std::vector<Letter>> hands;  ///< one bank, or a rack for each player
    LetterBag bag;
    PlayedWords played;
    std::vector<int> scores;     ///< by player, words only (penalties for time are the match's)
    std::vector<int> movesMade;  ///< by player
    int toMove = 0;              ///< the player in turn: 0 is the first
    int startLettersPlaced = 0;
    std::optional<MoveKind> declared;
    bool ended = false;  ///< by agreement

    Phase phase() const;
    /// The hand of which the player in turn plays.
    int handIndex() const { return options.supply == LetterSupply::commonBank ? 0 : toMove; }
    /// The board and the letters that the player in turn may use.
    Position position() const { return {board, hands[static_cast<std::size_t>(handIndex())]}; }
    DueChance dueChance() const;
    Face faceInTurn() const { return toMove % 2 == 0 ? Face::white : Face::black; }
    int movesLeft(int player) const {
        return options.movesPerPlayer - movesMade[static_cast<std::size_t>(player)];
    }
    /// Squares on which the next letter of a start square made by hand may stand.
    SquareSet startSquareCells() const;
    /// Letters at hand that may stand on the start square now.
    LetterSet startLetters() const;

    bool operator==(const GameState&) const = default;
};

/// The state before anything happened. The options must be without problems.
GameState newGame(const GameOptions& options, const Language& language);

/// What an action did.
struct GameOutcome {
    GameState state;
    int score = 0;      ///< points made by the word
    SquareSet changed;  ///< squares that show something else than before
    std::optional<Judgement> judgement;
    bool byAgreement = false;
};

/// The context of the player in turn.
MoveContext moveContext(const GameState& state, const WordJudge& judge);

/// `trustRecord`: the action comes from the record of a match judged by another edition of the dictionary,
/// whose verdicts on words stand.
Result<GameOutcome, Refusal> apply(const GameState& state, const GameAction& action, const WordJudge& judge,
                                   bool trustRecord = false);

/// Chance's own choice of the action that is due.
GameAction chooseChance(const GameState& state, const Language& language, Random& random);

}  // namespace bukvol
