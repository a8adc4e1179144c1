// Hints for the player in turn, each grade telling more than the one before.
#pragma once

#include <optional>
#include <stop_token>

#include "core/search/presentable_words.h"
#include "core/search/turn_search.h"

namespace bukvol {

enum class HintGrade { length, kind, start, move };

/// What a hint of some grade tells of a move; nothing beyond its grade is in it.
struct Hint {
    int length = 0;                 ///< letters of the word
    std::optional<MoveKind> kind;   ///< from HintGrade::kind on
    std::optional<Square> start;    ///< the first square of the snake, from HintGrade::start on
    std::optional<FoundMove> move;  ///< with HintGrade::move
};

/// Hints are of words that most people know; of rarer ones only where there is no such word.
inline constexpr int hintedTier = 3;

/// The move that hints are about: one with the longest word that may be hinted. None when there is none, or
/// when stopped.
std::optional<FoundMove> findHintedMove(const GameState& state, const PresentableWords& words,
                                        const std::stop_token& stop = {});

Hint hintOf(const FoundMove& move, HintGrade grade);

}  // namespace bukvol
