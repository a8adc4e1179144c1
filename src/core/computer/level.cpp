#include "core/computer/level.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace bukvol {

const LevelSkill& skillOf(int level) {
    static constexpr std::array<LevelSkill, computerLevels> table{{
        {1, 18, 15, 100, 0},
        {2, 35, 35, 40, 0},
        {3, 42, 60, 8, 0},
        {3, 45, 100, 0, 0},
        {4, 100, 100, 0, 12},
    }};
    return table[static_cast<std::size_t>(std::clamp(level, 1, computerLevels) - 1)];
}

}  // namespace bukvol
