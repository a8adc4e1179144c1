// The states that a match went through, made again from its entries.
#pragma once

#include "core/match/match.h"

namespace bukvol {

/// Goes through a match from its beginning, entry by entry. The match must outlive it and stay as it is.
class MatchWalk {
public:
    explicit MatchWalk(const Match& match);

    /// The index of the entry that comes next; the number of entries at the end.
    std::size_t next() const { return next_; }
    bool atEnd() const { return next_ == match_.entries().size(); }
    /// The state before that entry.
    const GameState& state() const { return state_; }
    /// Makes it; only before the end.
    void advance();
    /// Makes all entries before this one; not back.
    void advanceTo(std::size_t entry);

private:
    const Match& match_;
    GameState state_;
    std::size_t next_ = 0;
};

/// The state before an entry; for the number of entries the state at the end.
GameState stateBefore(const Match& match, std::size_t entry);

}  // namespace bukvol
