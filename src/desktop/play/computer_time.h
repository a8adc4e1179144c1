// How long the computer's turns take.
#pragma once

#include <array>

namespace bukvol::desktop {

/// How fast the computer's turns follow one another.
enum class ComputerPace { quick, natural, slow };
inline constexpr std::array allComputerPaces{ComputerPace::quick, ComputerPace::natural, ComputerPace::slow};

/// Of one turn, in milliseconds.
struct ComputerTime {
    int least = 1600;      ///< at least, so that the turn can be followed
    int more = 1000;       ///< up to so much longer, by chance
    int lookAhead = 3000;  ///< at most so long it weighs moves
};

inline ComputerTime timeOf(ComputerPace pace, int lookAheadSeconds) {
    const int lookAhead = lookAheadSeconds * 1000;
    switch (pace) {
        case ComputerPace::quick:
            return {400, 0, lookAhead};
        case ComputerPace::slow:
            return {4000, 2000, lookAhead};
        case ComputerPace::natural:
            break;
    }
    return {1600, 1000, lookAhead};
}

}  // namespace bukvol::desktop
