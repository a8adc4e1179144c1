// Taking back, making again, and going on from an earlier point of a match.
#include <algorithm>
#include <iterator>
#include <utility>

#include "core/match/match.h"

namespace bukvol {

void Match::addThinking(const MatchEntry& entry, int sign) {
    if (!isChance(entry.action))
        thinking_[static_cast<std::size_t>(entry.player)] += sign * entry.thinking;
}

bool Match::undo() {
    if (!canUndo())
        return false;
    TurnStart turn = std::move(turns_.back());
    turns_.pop_back();
    const auto first = entries_.begin() + static_cast<std::ptrdiff_t>(turn.entry);
    UndoneTurn undone{{std::make_move_iterator(first), std::make_move_iterator(entries_.end())},
                      std::exchange(state_, std::move(turn.before))};
    entries_.erase(first, entries_.end());
    for (const MatchEntry& entry : undone.entries)
        addThinking(entry, -1);
    undone_.push_back(std::move(undone));
    history_.emplace_back(Undo{});
    thinkingInTurn_ = Milliseconds{0};
    return true;
}

bool Match::redo() {
    if (!canRedo())
        return false;
    UndoneTurn turn = std::move(undone_.back());
    undone_.pop_back();
    turns_.push_back({std::exchange(state_, std::move(turn.after)), entries_.size()});
    for (const MatchEntry& entry : turn.entries)
        addThinking(entry, 1);
    std::move(turn.entries.begin(), turn.entries.end(), std::back_inserter(entries_));
    history_.emplace_back(Redo{});
    thinkingInTurn_ = Milliseconds{0};
    return true;
}

Match matchUpTo(const Match& match, std::size_t entryCount, std::string started) {
    const std::size_t count = std::min(entryCount, match.entries_.size());
    MatchSetup setup = match.setup_;
    setup.continuedFrom = ContinuedFrom{count, std::exchange(setup.started, std::move(started))};
    Match fork(std::move(setup), match.judge_, match.order_);
    for (std::size_t i = 0; i < count; ++i) {
        const MatchEntry& entry = match.entries_[i];
        const auto outcome = fork.perform(entry.action, entry.thinking, entry.trusted);
        static_cast<void>(outcome.ok());  // the rules took it before, from the same state
    }
    return fork;
}

}  // namespace bukvol
