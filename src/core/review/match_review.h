// The review of a match: for every turn the best move there was, and what share of it the player's made.
#pragma once

#include <functional>

#include "core/match/match_states.h"
#include "core/search/presentable_words.h"
#include "core/search/turn_search.h"

namespace bukvol {

/// One turn, looked at again.
struct TurnReview {
    std::size_t entry = 0;          ///< the match's entry that ended the turn: a move, a refused one, a pass
    int player = 0;                 ///< who was in turn
    std::optional<FoundMove> best;  ///< one with the longest word there was; none where there was none
    int bestScore = 0;  ///< of `best`, or of the player's own word where that is longer (a word by agreement)
    int score = 0;      ///< what the player made: 0 for a pass and a refused word
    std::vector<int> scores;  ///< by player, after the turn; points for words only

    int missed() const { return bestScore - score; }
    /// What share of the best the player made, 0 to 1; 1 where there was nothing to make.
    double share() const { return bestScore > 0 ? static_cast<double>(score) / bestScore : 1; }
};

/// Looks at a match turn by turn; it may be stopped at any moment and gone on with. Used by one thread at a
/// time.
class MatchReview {
public:
    /// Of the match as it is now; it is copied.
    explicit MatchReview(Match match);
    MatchReview(const MatchReview&) = delete;
    MatchReview& operator=(const MatchReview&) = delete;

    /// The turns looked at, in the order of the match.
    const std::vector<TurnReview>& turns() const { return turns_; }
    bool done() const { return turns_.size() == turnCount_; }
    /// The part of the turns looked at, 0 to 1.
    double progress() const;

    /// Looks at one more turn. False when none is left, or when it was stopped: then this turn comes again.
    bool reviewNext(const std::stop_token& stop = {});
    /// Looks at all that are left, until stopped; `onTurn` is called after each.
    void run(const std::stop_token& stop, const std::function<void(const TurnReview&)>& onTurn = {});

private:
    Match match_;
    PresentableWords words_;
    MatchWalk walk_;
    std::size_t turnCount_ = 0;
    std::vector<TurnReview> turns_;
};

/// Indices of the turns in which points were missed, the most first (then the earlier), at most `most`.
std::vector<std::size_t> greatestMisses(const std::vector<TurnReview>& turns, std::size_t most);

}  // namespace bukvol
