// What plays the sounds: a plugin, so that the program starts without the libraries for sound.
#pragma once

#include <QtPlugin>

#include "desktop/sound/sound.h"

namespace bukvol::desktop {

class SoundOutput {
public:
    virtual ~SoundOutput() = default;
    /// `volume`: 0 to 1, as it is heard.
    virtual void play(Sound sound, double volume) = 0;
};

}  // namespace bukvol::desktop

Q_DECLARE_INTERFACE(bukvol::desktop::SoundOutput, "bukvol.SoundOutput/1")
