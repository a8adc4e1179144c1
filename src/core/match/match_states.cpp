#include "core/match/match_states.h"

namespace bukvol {

MatchWalk::MatchWalk(const Match& match)
    : match_(match), state_(newGame(match.setup().game, match.language())) {}

void MatchWalk::advance() {
    const MatchEntry& entry = match_.entries()[next_++];
    // It was accepted when the match was played, and what it is judged by has not changed.
    if (auto outcome = apply(state_, entry.action, match_.judge(), entry.trusted))
        state_ = std::move(outcome.value().state);
}

void MatchWalk::advanceTo(std::size_t entry) {
    while (next_ < entry && !atEnd())
        advance();
}

GameState stateBefore(const Match& match, std::size_t entry) {
    MatchWalk walk(match);
    walk.advanceTo(entry);
    return walk.state();
}

}  // namespace bukvol
