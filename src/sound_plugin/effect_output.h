// Plays the sounds with Qt Multimedia.
#pragma once

#include <QObject>
#include <QSoundEffect>
#include <map>
#include <memory>

#include "desktop/sound/sound_output.h"

namespace bukvol::desktop {

class EffectOutput : public QObject, public SoundOutput {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "bukvol.SoundOutput/1")
    Q_INTERFACES(bukvol::desktop::SoundOutput)
public:
    EffectOutput();
    void play(Sound sound, double volume) override;

private:
    std::map<Sound, std::unique_ptr<QSoundEffect>> effects_;
};

}  // namespace bukvol::desktop
