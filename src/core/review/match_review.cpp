#include "core/review/match_review.h"

#include <algorithm>

namespace bukvol {

namespace {

bool endsTurn(const GameAction& action) {
    return std::holds_alternative<PlayMove>(action) || std::holds_alternative<FailMove>(action) ||
           std::holds_alternative<Pass>(action);
}

}  // namespace

MatchReview::MatchReview(Match match) : match_(std::move(match)), words_(match_.judge()), walk_(match_) {
    const auto& entries = match_.entries();
    turnCount_ = static_cast<std::size_t>(std::count_if(
        entries.begin(), entries.end(), [](const MatchEntry& entry) { return endsTurn(entry.action); }));
}

double MatchReview::progress() const {
    return turnCount_ > 0 ? static_cast<double>(turns_.size()) / static_cast<double>(turnCount_) : 1;
}

bool MatchReview::reviewNext(const std::stop_token& stop) {
    while (!walk_.atEnd() && !endsTurn(match_.entries()[walk_.next()].action))
        walk_.advance();
    if (walk_.atEnd())
        return false;
    GameState state = walk_.state();
    state.declared.reset();  // the player might have declared another kind
    const WordFilter words = words_.unplayed(state.played);
    auto best = TurnSearch(state, match_.judge(), words, stop).best();
    if (stop.stop_requested())
        return false;
    const MatchEntry& entry = match_.entries()[walk_.next()];
    TurnReview turn{walk_.next(), entry.player, std::move(best), entry.score, entry.score, {}};
    if (turn.best)
        turn.bestScore = std::max(turn.best->score(), entry.score);
    walk_.advance();
    turn.scores = walk_.state().scores;
    turns_.push_back(std::move(turn));
    return true;
}

void MatchReview::run(const std::stop_token& stop, const std::function<void(const TurnReview&)>& onTurn) {
    while (reviewNext(stop)) {
        if (onTurn)
            onTurn(turns_.back());
    }
}

std::vector<std::size_t> greatestMisses(const std::vector<TurnReview>& turns, std::size_t most) {
    std::vector<std::size_t> misses;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (turns[i].missed() > 0)
            misses.push_back(i);
    }
    std::stable_sort(misses.begin(), misses.end(),
                     [&](std::size_t a, std::size_t b) { return turns[a].missed() > turns[b].missed(); });
    if (misses.size() > most)
        misses.resize(most);
    return misses;
}

}  // namespace bukvol
