// The rules of the board games as values, and the judging and making of one move.
#pragma once

#include <optional>

#include "core/board/position.h"
#include "core/snake/move.h"
#include "core/snake/played_words.h"

namespace bukvol {

/// What a board game's moves may be. The defaults are Буквологика (RULES §1).
struct MoveRules {
    Steps touching = Steps::king;  ///< how a placed tile touches another
    Steps stepping = Steps::king;  ///< how a snake goes on
    bool mayCross = true;          ///< a snake may cross itself diagonally
    bool mayReuse = false;         ///< a square may be used again, not twice running
    SquareSet startSquare;         ///< opening placements touch it

    bool operator==(const MoveRules&) const = default;
};

/// The start square of Буквологика: c3 to e5.
SquareSet bukvologikaStartSquare();
MoveRules bukvologikaRules();

/// Whose word it is that a word counts.
enum class WordAuthority {
    judge,      ///< the dictionary and the match's options
    agreement,  ///< the other players too, for a word that the dictionary lacks
    ownWords,   ///< a player's own list, that the word stood on when it was played
    record,     ///< the record of a match judged by another edition of the dictionary
};

/// Everything a move is judged by besides the position.
struct MoveContext {
    const MoveRules& rules;
    const WordJudge& judge;
    const PlayedWords& played;
    bool opening = false;     ///< only placements that touch the start square
    Face face = Face::white;  ///< the face of a tile that this move brings to the board
    WordAuthority authority = WordAuthority::judge;
};

/// Whether a kind can be declared at all: in the opening only a placement; with no letters no placement nor
/// replacement.
bool kindAllowed(MoveKind kind, const Position& position, bool opening);

/// The stages of judging, in the order of RULES.md. Each returns the first reason that fails.
std::optional<Refusal> refuseChange(const MoveContext& context, const Position& position,
                                    const Change& change);
/// `after` is the board after the change.
std::optional<Refusal> refuseSnake(const MoveContext& context, const Board& after, const Move& move);
/// `judgement` receives the judge's verdict where the word came to be judged.
std::optional<Refusal> refuseWord(const MoveContext& context, const Word& word,
                                  Judgement* judgement = nullptr);

/// The position after a change that is not refused. What a replacement takes off the board is at hand.
Position afterChange(const MoveContext& context, const Position& position, const Change& change);

struct MoveOutcome {
    Position position;  ///< nothing drawn from the bag
    int score = 0;      ///< one point a letter
    Judgement judgement;
    bool byAgreement = false;  ///< the dictionary lacks the word, the players accepted it
};

Result<MoveOutcome, Refusal> applyMove(const MoveContext& context, const Position& position,
                                       const Move& move);

}  // namespace bukvol
