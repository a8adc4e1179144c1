#include "desktop/play/match_past.h"

namespace bukvol::desktop {

std::optional<std::size_t> lastMove(const Match& match) {
    for (std::size_t i = match.entries().size(); i-- > 0;) {
        if (std::holds_alternative<PlayMove>(match.entries()[i].action))
            return i;
    }
    return std::nullopt;
}

}  // namespace bukvol::desktop
