// By which game's rules a command works.
#pragma once

#include "core/snake/game_options.h"

namespace bukvol::console {

/// Options that the commands about positions share.
struct GameSource {
    GameKind game = GameKind::bukvologika;
    bool opening = false;       ///< Буквологика: the move is one of the opening moves
    Steps steps = Steps::side;  ///< this and the next two: Балда
    bool reuse = false;
    bool refuseShown = false;

    MoveRules rules() const;
};

}  // namespace bukvol::console
