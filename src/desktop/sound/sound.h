// The program's few sounds.
#pragma once

#include <array>

namespace bukvol::desktop {

enum class Sound {
    tile,        ///< a tile is put on the board
    accepted,    ///< a word counts
    refused,     ///< a word does not
    lastMinute,  ///< the last minute of a clock begins
    over,        ///< the match is over
};
inline constexpr std::array allSounds{Sound::tile, Sound::accepted, Sound::refused, Sound::lastMinute,
                                      Sound::over};

}  // namespace bukvol::desktop
