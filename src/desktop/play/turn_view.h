// What there is to see of a half-made move.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/snake/game.h"

namespace bukvol::desktop {

/// What the player in turn has to do next.
enum class TurnStage {
    startLetter,  ///< put a letter on the start square
    declare,      ///< say the kind of the move
    change,       ///< make the change
    word,         ///< name the word
    over,
};

/// A letter of the word being made; no letter for a joker that is not decided.
struct WordTile {
    std::optional<Letter> letter;
    bool joker = false;
    bool operator==(const WordTile&) const = default;
};

/// What is to be said of the word or of the last gesture.
struct TurnStatus {
    enum class Kind {
        none,
        ready,           ///< the word counts
        unjudged,        ///< nothing is wrong but the dictionary has not been asked
        refused,         ///< `refusal` says why
        notOnBoard,      ///< no snake spells the typed word
        noWordFits,      ///< no word fits the letters and jokers of the snake
        jokerUndecided,  ///< a joker's letter is to be named
        foreignKey,      ///< a key that is no letter of the language: `text`
        declareFirst,    ///< a gesture that needs a declared kind
    };
    Kind kind = Kind::none;
    Refusal refusal{};
    int score = 0;
    Judgement judgement{};
    std::string text{};
};

struct TurnView {
    TurnStage stage = TurnStage::over;
    std::optional<MoveKind> kind;
    std::array<bool, moveKindCount> kindAllowed{};
    bool kindFixed = false;  ///< strict declaration: it cannot be changed any more

    Board board;                                 ///< with the change made
    std::vector<std::optional<Letter>> letters;  ///< the letters at hand; none where one was spent
    std::optional<int> chosenLetter;             ///< taken hold of
    std::optional<int> receivedLetter;           ///< where a letter came from the board
    LetterSet usableLetters;                     ///< those that may be chosen now
    SquareSet legal;
    SquareSet changed;
    std::optional<Change> change;  ///< as made up to now
    std::optional<Square> chosenSquare;
    SquareSet draggable;

    Snake snake;
    std::vector<WordTile> word;
    std::size_t candidate = 0;
    std::size_t candidates = 0;       ///< ways between which the player can step
    bool candidatesAreWords = false;  ///< they are words on one snake, not snakes of one word
    TurnStatus status;
    bool canSubmit = false;
    bool canAgree = false;  ///< the others may accept the word
};

}  // namespace bukvol::desktop
