// The search turned to a game: what the player in turn can do.
#pragma once

#include "core/search/move_finder.h"
#include "core/snake/game.h"

namespace bukvol {

/// The moves of the player in turn with words of a filter. State, judge and words must outlive it.
class TurnSearch {
public:
    TurnSearch(const GameState& state, const WordJudge& judge, const WordFilter& words,
               std::stop_token stop = {});

    /// As findAllMoves, among these kinds (under a strict declaration its kind alone) and with words of at
    /// least `minLength` letters.
    std::vector<FoundMove> all(KindSet kinds = allKinds, int minLength = 0) const;
    /// As findBestMove.
    std::optional<FoundMove> best(KindSet kinds = allKinds) const;

private:
    SearchRequest request(KindSet kinds, int minLength) const;

    Position position_;
    MoveContext context_;
    const WordFilter& words_;
    KindSet declarable_;
    std::stop_token stop_;
};

}  // namespace bukvol
