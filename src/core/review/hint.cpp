#include "core/review/hint.h"

namespace bukvol {

std::optional<FoundMove> findHintedMove(const GameState& state, const PresentableWords& words,
                                        const std::stop_token& stop) {
    for (const int tier : {hintedTier, lastFamiliarityTier}) {
        const WordFilter filter = words.unplayed(state.played, tier);
        auto move = TurnSearch(state, words.judge(), filter, stop).best();
        if (stop.stop_requested())
            return std::nullopt;
        if (move)
            return move;
    }
    return std::nullopt;
}

Hint hintOf(const FoundMove& move, HintGrade grade) {
    Hint hint{move.score(), {}, {}, {}};
    if (grade >= HintGrade::kind)
        hint.kind = move.kind();
    if (grade >= HintGrade::start)
        hint.start = move.move.snake.front();
    if (grade >= HintGrade::move)
        hint.move = move;
    return hint;
}

}  // namespace bukvol
