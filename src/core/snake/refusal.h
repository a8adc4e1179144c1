// Why an action is refused: a reason and what it is about, never a sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/board/square.h"
#include "core/lexicon/word_judge.h"

namespace bukvol {

/// The reasons of RULES.md, "Reasons for refusing a move", in its order, then those of other actions.
enum class Reason {
    malformed,
    squareOffBoard,
    squareOccupied,
    squareEmpty,
    touchesNothing,
    notAtStartSquare,
    letterNotAtHand,
    jokerStays,
    nothingChanges,
    kindNotAllowed,
    snakeLength,
    snakeBroken,
    snakeRepeats,
    snakeCrosses,
    snakeOverEmpty,
    letterMismatch,
    wordMissesChange,
    wordTooShort,
    wordRepeated,
    foreignLetter,
    wordUnknown,
    wordNotNoun,
    wordNotNominative,
    wordPlural,
    wordPluralOnly,
    wordProperName,
    wordAbbreviation,
    wordDiminutive,
    wordObscene,         ///< an obscene word where the match refuses them (option for schools)
    letterRepeated,      ///< the five letters of the start square all differ
    notStartSquareCell,  ///< the start square's letters stand on d4, then on c3, c5, e3, e5
    notNow,              ///< the match is not at a point where this action can be done
    badDraw,             ///< letters that chance cannot have given (a record that was altered)
};

/// The stable code of a reason ("snake-broken").
std::string_view code(Reason reason);
/// The reason with this code.
std::optional<Reason> reasonOfCode(std::string_view code);
/// The reason that stands for a verdict other than `accepted`.
Reason reasonOf(WordVerdict verdict);
/// Whether the reason judges the word itself (not the change nor the snake).
bool isAboutWord(Reason reason);

struct Refusal {
    Reason reason = Reason::malformed;
    std::optional<Square> square;        ///< the square it is about
    std::optional<Letter> letter;        ///< the letter it is about
    std::string text;                    ///< the part of the text that cannot be read
    std::optional<Judgement> judgement;  ///< for the reasons about words
};

/// A refusal about a square, a letter, or neither.
Refusal refusal(Reason reason, std::optional<Square> square = {}, std::optional<Letter> letter = {});
/// A refusal of text that cannot be read.
Refusal malformed(std::string_view text);
/// A refusal of text with a letter outside the alphabet.
Refusal foreignLetter(std::string_view text);

}  // namespace bukvol
