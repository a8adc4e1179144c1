// Chance that is the same from the same seed on every platform (the standard's distributions are not).
#pragma once

#include <cstdint>
#include <random>

namespace bukvol {

class Random {
public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    /// A number from 0 to `bound` − 1, each equally likely; `bound` is at least 1.
    std::uint64_t below(std::uint64_t bound) {
        if (bound < 2)
            return 0;
        // Draws beyond the last whole multiple of `bound` would favour small numbers and are drawn anew.
        const std::uint64_t limit = std::mt19937_64::max() - std::mt19937_64::max() % bound;
        std::uint64_t drawn = engine_();
        while (drawn >= limit)
            drawn = engine_();
        return drawn % bound;
    }

private:
    std::mt19937_64 engine_;  // its sequence is fixed by the standard
};

}  // namespace bukvol
