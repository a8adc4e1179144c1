#include "desktop/play/review_run.h"

namespace bukvol::desktop {

std::vector<PlayedTurn> turnsOf(const Match& match) {
    std::vector<PlayedTurn> turns;
    std::vector<int> scores(static_cast<std::size_t>(match.players()), 0);
    std::vector<int> rounds(scores.size(), 0);
    for (std::size_t i = 0; i < match.entries().size(); ++i) {
        const MatchEntry& entry = match.entries()[i];
        if (!std::holds_alternative<PlayMove>(entry.action) &&
            !std::holds_alternative<FailMove>(entry.action) && !std::holds_alternative<Pass>(entry.action))
            continue;
        const auto player = static_cast<std::size_t>(entry.player);
        scores[player] += entry.score;
        turns.push_back({i, entry.player, ++rounds[player], scores});
    }
    return turns;
}

std::vector<PlayerShare> sharesOf(const std::vector<TurnReview>& turns, int players) {
    std::vector<PlayerShare> shares(static_cast<std::size_t>(players));
    for (const TurnReview& turn : turns) {
        PlayerShare& share = shares[static_cast<std::size_t>(turn.player)];
        share.score += turn.score;
        share.best += turn.bestScore;
    }
    return shares;
}

ReviewRun::ReviewRun(const Match& match, QObject* parent)
    : QObject(parent),
      match_(std::make_shared<const Match>(match)),
      played_(turnsOf(match)),
      review_(std::make_shared<std::unique_ptr<MatchReview>>()) {}

void ReviewRun::goOn() {
    if (running() || done())
        return;
    const auto look = [this, match = match_, review = review_](const std::stop_token& stop,
                                                               const BackgroundWork::Tell& tell) {
        if (!*review)
            *review = std::make_unique<MatchReview>(*match);
        (*review)->run(stop, [&](const TurnReview& turn) {
            tell([this, turn] {
                turns_.push_back(turn);
                emit changed();
            });
        });
    };
    work_.begin(look, [this] { emit changed(); });
    emit changed();
}

void ReviewRun::stop() {
    if (!running())
        return;
    work_.stop();
    // What was on its way is not lost.
    if (*review_)
        turns_ = (*review_)->turns();
    emit changed();
}

}  // namespace bukvol::desktop
