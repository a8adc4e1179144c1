// How fast things move on the screen, if they move at all.
#pragma once

namespace bukvol::desktop {

struct Motion {
    static constexpr int slowest = 50;
    static constexpr int usual = 100;
    static constexpr int fastest = 400;

    bool on = true;
    int speed = usual;  ///< percent of the usual speed

    /// Milliseconds for what takes so many at the usual speed; 0 where nothing moves.
    int duration(int milliseconds) const { return on ? milliseconds * usual / speed : 0; }

    bool operator==(const Motion&) const = default;
};

}  // namespace bukvol::desktop
