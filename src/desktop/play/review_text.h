// The sentences of a review.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "desktop/play/review_run.h"

namespace bukvol::desktop {

class ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
public:
    /// "КОТ 3", or how the turn ended without a word.
    static QString played(const Match& match, std::size_t entry);
    /// "КОТЛЕТА 7"
    static QString best(const Match& match, const TurnReview& turn);
    static QString percent(int percent) { return tr("%1 %").arg(percent); }
    static int percentOf(const TurnReview& turn) { return PlayerShare{turn.score, turn.bestScore}.percent(); }
    /// What the played move was, all of it.
    static QString aboutPlayed(const Match& match, std::size_t entry);
    static QString aboutBest(const Match& match, const TurnReview& turn);
    /// "Move 5, Мария: −4 — КОТЛЕТА 7 in place of КОТ 3"
    static QString miss(const Match& match, const PlayedTurn& played, const TurnReview& turn);
    /// "Мария: 74 % of the best (38 of 51)"
    static QString share(const QString& name, const PlayerShare& share);
    static QString progress(std::size_t done, std::size_t all) {
        return tr("Turn %1 of %2").arg(done).arg(all);
    }

private:
    static QString about(const Match& match, const Move& move, int score);
};

}  // namespace bukvol::desktop
