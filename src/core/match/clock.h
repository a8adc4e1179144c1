// Thinking time (RULES §1, "Clock").
#pragma once

#include <chrono>
#include <optional>

namespace bukvol {

using Milliseconds = std::chrono::milliseconds;

struct ClockOptions {
    std::optional<int> minutes;  ///< total thinking time of each player, 1–180; none: no clock
    bool penalty = true;         ///< each full minute over it gives a point to every opponent

    bool operator==(const ClockOptions&) const = default;
};

inline constexpr int maxClockMinutes = 180;

/// What is left of the time; negative when it is over.
inline Milliseconds timeLeft(const ClockOptions& options, Milliseconds used) {
    return std::chrono::minutes(options.minutes.value_or(0)) - used;
}

/// Full minutes over the time: the points that every opponent gets.
inline int penaltyPoints(const ClockOptions& options, Milliseconds used) {
    if (!options.minutes || !options.penalty)
        return 0;
    const Milliseconds over = -timeLeft(options, used);
    return over.count() > 0 ? static_cast<int>(std::chrono::floor<std::chrono::minutes>(over).count()) : 0;
}

}  // namespace bukvol
