#include "core/computer/look_ahead.h"

#include <limits>

#include "core/snake/chance.h"

namespace bukvol {

LookAhead::LookAhead(const GameState& state, const PresentableWords& words, Random& random,
                     std::stop_token stop)
    : state_(state),
      words_(words),
      drawSeed_(random.below(std::numeric_limits<std::uint64_t>::max())),
      stop_(std::move(stop)) {}

std::optional<int> LookAhead::worthOf(const FoundMove& move) const {
    const int player = state_.toMove;
    const int players = state_.options.players;
    auto outcome = apply(state_, PlayMove{move.move}, words_.judge());
    if (!outcome)
        return std::nullopt;
    GameState after = std::move(outcome.value().state);
    Random draws(drawSeed_);
    for (int turn = 0; turn < players; ++turn) {
        settleChance(after, draws);
        if (after.phase() == Phase::over)
            break;
        if (!playBest(after))
            return std::nullopt;
    }
    int worth = 0;
    for (int other = 0; other < players; ++other) {
        const auto i = static_cast<std::size_t>(other);
        const int made = after.scores[i] - state_.scores[i];
        worth += other == player ? made * (players - 1) : -made;
    }
    return worth;
}

/// The player in turn plays the longest word there is, or passes. False when stopped.
bool LookAhead::playBest(GameState& state) const {
    const WordFilter unplayed = words_.unplayed(state.played);
    const auto best = TurnSearch(state, words_.judge(), unplayed, stop_).best();
    if (stop_.stop_requested())
        return false;
    auto outcome = apply(state, best ? GameAction(PlayMove{best->move}) : GameAction(Pass{}), words_.judge());
    if (outcome)
        state = std::move(outcome.value().state);
    return outcome.ok();
}

void LookAhead::settleChance(GameState& state, Random& draws) const {
    while (state.dueChance().kind != DueChance::Kind::none) {
        auto outcome = apply(state, chooseChance(state, words_.judge(), draws), words_.judge());
        if (!outcome)
            return;
        state = std::move(outcome.value().state);
    }
}

}  // namespace bukvol
