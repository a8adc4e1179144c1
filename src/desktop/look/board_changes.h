// Which squares look different in another scene, so that only they are drawn anew.
#pragma once

#include <optional>

#include "desktop/look/board_scene.h"

namespace bukvol::desktop {

/// None: everything looks different.
std::optional<SquareSet> changedLooks(const BoardScene& before, const BoardScene& after);

}  // namespace bukvol::desktop
