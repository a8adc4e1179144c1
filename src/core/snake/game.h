// A game of the snake family as values: apply(state, action) gives the next state or a refusal (RULES §1,
// §2).
//
// What chance decides (the letters drawn, the start word) is an action like any other, so that a game replays
// from its actions alone. The state says which chance action is due.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/language/letter_bag.h"
#include "core/snake/game_options.h"

namespace bukvol {

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
/// Балда: the start word, drawn or typed. It must count by the match's options.
struct SetStartWord {
    Word word;
    bool operator==(const SetStartWord&) const = default;
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

using GameAction = std::variant<DrawLetters, RedrawLetters, DealStartSquare, SetStartWord, PlaceStartLetter,
                                Declare, PlayMove, FailMove, Pass, EndByAgreement>;

/// Whether the action is chance's and not a player's.
bool isChance(const GameAction& action);

/// `startSquare`: what the game begins with is not yet all on the board.
enum class Phase { startSquare, opening, play, over };

/// What chance has to do before a player can go on.
struct DueChance {
    enum class Kind { none, dealStartSquare, startWord, draw, redraw };
    Kind kind = Kind::none;
    int hand = 0;
    int count = 0;  ///< letters
    bool operator==(const DueChance&) const = default;
};

struct GameState {
    GameOptions options;
    Folding folding;  ///< of the options, in the game's language
    MoveRules rules;  ///< of the options
    Board board;
    /// One bank, or a rack for each player; in Балда one hand with the whole alphabet, never spent.
    std::vector<std::vector<Letter>> hands;
    LetterBag bag;
    PlayedWords played;
    std::vector<int> scores;     ///< by player, words only (penalties for time are the match's)
    std::vector<int> movesMade;  ///< by player
    int toMove = 0;              ///< the player in turn: 0 is the first
    int startLettersPlaced = 0;
    int passesInRow = 0;
    std::optional<MoveKind> declared;
    bool ended = false;  ///< by agreement

    Phase phase() const;
    /// The hand of which the player in turn plays.
    int handIndex() const { return hands.size() == 1 ? 0 : toMove; }
    /// The board and the letters that the player in turn may use.
    Position position() const { return {board, hands[static_cast<std::size_t>(handIndex())]}; }
    DueChance dueChance() const;
    Face faceInTurn() const { return toMove % 2 == 0 ? Face::white : Face::black; }
    /// Turns that a player still has, this one included; in Балда if nobody passes.
    int movesLeft(int player) const;
    /// Whether the kind can be declared at all in this turn.
    bool kindAllowed(MoveKind kind) const;
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

}  // namespace bukvol
