// Plays the program's sounds where they are wanted, without ever keeping the window waiting.
#pragma once

#include <QThread>
#include <functional>

#include "desktop/sound/sound_output.h"

namespace bukvol::desktop {

/// Finds what plays sounds; null where there is nothing. Called in another thread, once.
using SoundLoader = std::function<SoundOutput*()>;
/// The program's plugin.
SoundOutput* loadSoundPlugin();

class SoundPlayer : public QObject {
    Q_OBJECT
public:
    explicit SoundPlayer(SoundLoader loader = loadSoundPlugin, QObject* parent = nullptr);
    ~SoundPlayer() override;

    void setOn(bool on) { on_ = on; }
    /// 0 to 100.
    void setVolume(int volume) { volume_ = volume; }
    void play(Sound sound);

private:
    SoundLoader loader_;
    bool on_ = true;
    int volume_ = 60;
    // The output lives in a thread of its own: finding a sound device can take its time.
    QThread thread_;
    QObject* worker_ = nullptr;
    SoundOutput* output_ = nullptr;  // used in the thread only
};

}  // namespace bukvol::desktop
