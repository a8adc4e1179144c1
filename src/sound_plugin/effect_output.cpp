#include "sound_plugin/effect_output.h"

#include <QAudio>
#include <QUrl>

namespace bukvol::desktop {

namespace {

QString fileOf(Sound sound) {
    switch (sound) {
        case Sound::tile:
            return QStringLiteral("tile");
        case Sound::accepted:
            return QStringLiteral("accepted");
        case Sound::refused:
            return QStringLiteral("refused");
        case Sound::lastMinute:
            return QStringLiteral("last-minute");
        case Sound::over:
            return QStringLiteral("over");
    }
    return {};
}

}  // namespace

EffectOutput::EffectOutput() {
    for (const Sound sound : allSounds) {
        auto effect = std::make_unique<QSoundEffect>();
        effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(fileOf(sound))));
        effects_[sound] = std::move(effect);
    }
}

void EffectOutput::play(Sound sound, double volume) {
    QSoundEffect& effect = *effects_.at(sound);
    // The ear hears loudness by its logarithm.
    effect.setVolume(static_cast<float>(
        QAudio::convertVolume(volume, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale)));
    effect.play();
}

}  // namespace bukvol::desktop
