#include "desktop/sound/sound_player.h"

#include <QCoreApplication>
#include <QDir>
#include <QPluginLoader>

namespace bukvol::desktop {

SoundOutput* loadSoundPlugin() {
    const QDir folder(
        QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral(BUKVOL_PLUGIN_DIR)));
    QPluginLoader loader(folder.filePath(QStringLiteral("libbukvol_sound")));
    return qobject_cast<SoundOutput*>(loader.instance());
}

SoundPlayer::SoundPlayer(SoundLoader loader, QObject* parent) : QObject(parent), loader_(std::move(loader)) {}

SoundPlayer::~SoundPlayer() {
    thread_.quit();
    thread_.wait();
}

void SoundPlayer::play(Sound sound) {
    if (!on_ || volume_ <= 0)
        return;
    if (worker_ == nullptr) {
        worker_ = new QObject;
        worker_->moveToThread(&thread_);
        connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
        thread_.start(QThread::LowPriority);
        QMetaObject::invokeMethod(worker_, [this] { output_ = loader_(); });
    }
    QMetaObject::invokeMethod(worker_, [this, sound, volume = volume_ / 100.0] {
        if (output_ != nullptr)
            output_->play(sound, volume);
    });
}

}  // namespace bukvol::desktop
