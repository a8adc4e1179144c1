// Leads a player through turns: the match page asks it what a turn may come to.
#pragma once

#include <QString>
#include <optional>

#include "core/snake/game.h"
#include "desktop/play/turn_view.h"

namespace bukvol::desktop {

class TurnGuide {
public:
    virtual ~TurnGuide() = default;

    /// Whether a gesture may lead to this. A gesture that may not is taken back.
    virtual bool allows(const TurnView& view, const std::optional<GameAction>& action) = 0;
    /// Leaves in the view only what is asked for now, and says in a sentence what that is.
    virtual QString lead(TurnView& view) const = 0;
};

}  // namespace bukvol::desktop
