// The computer as a player: chooses an action for the player in turn, by the same rules as people.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "core/computer/level.h"
#include "core/search/presentable_words.h"
#include "core/search/turn_search.h"

namespace bukvol {

/// What the computer is asked.
struct ComputerTurn {
    const GameState& state;
    const PresentableWords& words;  ///< of the match
    LevelSkill skill;
    std::stop_token stop;
    /// Whether the time for weighing moves is over; asked between two of them. None: there is time for all of
    /// them, and the choice depends on the seed alone.
    std::function<bool()> timeUp;

    const WordJudge& judge() const { return words.judge(); }
};

/// What the computer does.
struct ComputerChoice {
    GameAction action;               ///< PlayMove, Pass or PlaceStartLetter; `apply` accepts it
    std::optional<FoundMove> found;  ///< the move of a PlayMove, with its word's number for the gloss
};

/// The computer's choice for the player in turn, the same from the same state, skill and chance. It passes
/// only where there is no move with a word that it may play: never an obscene one. None when it is no
/// player's turn (chance is due, or the game is over), and when it was stopped before it had weighed a move;
/// stopped later, it chooses among those it has weighed.
std::optional<ComputerChoice> chooseAction(const ComputerTurn& turn, Random& random);

}  // namespace bukvol
