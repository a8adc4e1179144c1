// What a move leads to: the best answers to it, played out.
#pragma once

#include "core/search/presentable_words.h"
#include "core/search/turn_search.h"

namespace bukvol {

/// Weighs the moves of the player in turn. State and words must outlive it.
///
/// The points of a move are not all that it brings: it also leaves a board to the opponents, and then to
/// oneself. So a move is played out: every other player answers with the longest word there is, and then
/// oneself, by the rules of the game, which know when it is over. The letters that will be drawn are unknown:
/// they are drawn by chance, alike for all moves that are weighed.
class LookAhead {
public:
    /// Takes from `random` once.
    LookAhead(const GameState& state, const PresentableWords& words, Random& random, std::stop_token stop);

    /// The points that the player in turn makes with the move and after it, less the mean of the opponents',
    /// in units of 1 / (players − 1). None when stopped.
    std::optional<int> worthOf(const FoundMove& move) const;

private:
    bool playBest(GameState& state) const;
    void settleChance(GameState& state, Random& draws) const;

    const GameState& state_;
    const PresentableWords& words_;
    std::uint64_t drawSeed_;
    std::stop_token stop_;
};

}  // namespace bukvol
