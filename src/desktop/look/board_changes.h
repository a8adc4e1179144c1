// Which squares look different in another scene, so that only they are drawn anew.
#pragma once

#include <optional>

#include "desktop/look/board_scene.h"

namespace bukvol::desktop {

/// The squares that a step of the snake touches: with a slanting step four.
SquareSet squaresOfStep(Square from, Square to);

/// None: everything looks different.
std::optional<SquareSet> changedLooks(const BoardScene& before, const BoardScene& after);

}  // namespace bukvol::desktop
