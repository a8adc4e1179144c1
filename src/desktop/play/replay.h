// A match looked back at: the points at which it stood, from the beginning to where it stands now.
#pragma once

#include <optional>
#include <vector>

#include "core/match/match.h"

namespace bukvol::desktop {

/// The match before its first turn, or after a turn.
struct ReplayStop {
    std::size_t entries = 0;  ///< how many of the match's entries stand, with the chance that followed
    std::optional<std::size_t> entry;  ///< the action that led here; none at the beginning
    GameState state;
    std::vector<int> points;  ///< by player, penalties included
};

class Replay {
public:
    explicit Replay(Match match);

    const Match& match() const { return match_; }
    /// The number of the last stop; the beginning is 0.
    int last() const { return static_cast<int>(stops_.size()) - 1; }
    const ReplayStop& stop(int number) const { return stops_[static_cast<std::size_t>(number)]; }
    /// The action that led to a stop; null at the beginning.
    const MatchEntry* entry(int number) const;
    /// The move that was made on the way to a stop; null where none was.
    const Move* move(int number) const;
    /// The stop to which an entry led; none for chance and declarations.
    std::optional<int> stopOf(std::size_t entry) const;
    /// Whether a match can go on from a stop.
    bool canGoOn(int number) const { return stop(number).state.phase() != Phase::over; }
    /// A new match that goes on from a stop ("what if"). `started`: when it begins.
    Match goOnFrom(int number, std::string started) const;

private:
    Match match_;
    std::vector<ReplayStop> stops_;
};

}  // namespace bukvol::desktop
