#include "desktop/play/match_past.h"

namespace bukvol::desktop {

Board boardBefore(const Match& match, std::size_t entry) {
    GameState state = newGame(match.setup().game, match.language());
    for (std::size_t i = 0; i < entry && i < match.entries().size(); ++i) {
        // These actions were accepted once: their words are not judged again.
        auto outcome = apply(state, match.entries()[i].action, match.judge(), true);
        if (!outcome)
            break;
        state = std::move(outcome->state);
    }
    return state.board;
}

std::optional<std::size_t> lastMove(const Match& match) {
    for (std::size_t i = match.entries().size(); i-- > 0;) {
        if (std::holds_alternative<PlayMove>(match.entries()[i].action))
            return i;
    }
    return std::nullopt;
}

}  // namespace bukvol::desktop
