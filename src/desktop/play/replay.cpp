#include "desktop/play/replay.h"

#include <algorithm>
#include <utility>

#include "core/match/match_states.h"

namespace bukvol::desktop {

namespace {

bool endsTurn(const GameAction& action) {
    return !isChance(action) && !std::holds_alternative<Declare>(action);
}

std::vector<int> pointsOf(const GameState& state, const ClockOptions& clock,
                          const std::vector<Milliseconds>& thinking) {
    std::vector<int> points = state.scores;
    for (std::size_t player = 0; player < points.size(); ++player) {
        for (std::size_t other = 0; other < points.size(); ++other) {
            if (other != player)
                points[player] += penaltyPoints(clock, thinking[other]);
        }
    }
    return points;
}

}  // namespace

Replay::Replay(Match match) : match_(std::move(match)) {
    MatchWalk walk(match_);
    std::vector<Milliseconds> thinking(static_cast<std::size_t>(match_.players()));
    const ClockOptions& clock = match_.setup().clock;
    stops_.push_back({0, std::nullopt, walk.state(), pointsOf(walk.state(), clock, thinking)});
    while (!walk.atEnd()) {
        const std::size_t entry = walk.next();
        const MatchEntry& done = match_.entries()[entry];
        walk.advance();
        if (isChance(done.action)) {  // belongs to the turn before it
            stops_.back().entries = entry + 1;
            stops_.back().state = walk.state();
            continue;
        }
        thinking[static_cast<std::size_t>(done.player)] += done.thinking;
        if (endsTurn(done.action))
            stops_.push_back({entry + 1, entry, walk.state(), pointsOf(walk.state(), clock, thinking)});
    }
    // The turn under way may have cost points already.
    for (int player = 0; player < match_.players(); ++player)
        stops_.back().points[static_cast<std::size_t>(player)] = match_.points(player);
}

const MatchEntry* Replay::entry(int number) const {
    const auto& entry = stop(number).entry;
    return entry ? &match_.entries()[*entry] : nullptr;
}

const Move* Replay::move(int number) const {
    const MatchEntry* done = entry(number);
    const auto* play = done != nullptr ? std::get_if<PlayMove>(&done->action) : nullptr;
    return play != nullptr ? &play->move : nullptr;
}

std::optional<int> Replay::stopOf(std::size_t entry) const {
    const auto found = std::find_if(stops_.begin(), stops_.end(),
                                    [&](const ReplayStop& stop) { return stop.entry == entry; });
    return found != stops_.end() ? std::optional(static_cast<int>(found - stops_.begin())) : std::nullopt;
}

Match Replay::goOnFrom(int number, std::string started) const {
    return matchUpTo(match_, stop(number).entries, std::move(started));
}

}  // namespace bukvol::desktop
