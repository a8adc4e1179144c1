// The review of a match, made in the background.
#pragma once

#include <memory>

#include "core/review/match_review.h"
#include "desktop/play/background_work.h"

namespace bukvol::desktop {

/// One turn of a match as it stands in its record.
struct PlayedTurn {
    std::size_t entry = 0;  ///< of the match
    int player = 0;
    int round = 0;            ///< the player's how-manieth turn, from 1
    std::vector<int> scores;  ///< by player, after the turn; points for words only
};
std::vector<PlayedTurn> turnsOf(const Match& match);

/// What a player made of all the best moves there were.
struct PlayerShare {
    int score = 0;
    int best = 0;

    /// In per cent; 100 where there was nothing to make.
    int percent() const { return best > 0 ? (score * 100 + best / 2) / best : 100; }
};
std::vector<PlayerShare> sharesOf(const std::vector<TurnReview>& turns, int players);

/// Results come turn by turn; it can be stopped at any moment and gone on with.
class ReviewRun : public QObject {
    Q_OBJECT
public:
    /// Of the match as it is now.
    explicit ReviewRun(const Match& match, QObject* parent = nullptr);

    const Match& match() const { return *match_; }
    /// All turns of the match.
    const std::vector<PlayedTurn>& played() const { return played_; }
    /// Those reviewed by now, in the same order.
    const std::vector<TurnReview>& turns() const { return turns_; }
    bool done() const { return turns_.size() == played_.size(); }
    bool running() const { return work_.running(); }

    void goOn();
    void stop();

signals:
    /// More turns are reviewed, or it runs or stands now.
    void changed();

private:
    std::shared_ptr<const Match> match_;
    std::vector<PlayedTurn> played_;
    std::vector<TurnReview> turns_;
    std::shared_ptr<std::unique_ptr<MatchReview>> review_;  // the thread's own while it runs
    BackgroundWork work_;
};

}  // namespace bukvol::desktop
