// The menu entries for what moves and what sounds, each with its switch and its measure.
#pragma once

#include <QActionGroup>
#include <QMenu>

#include "desktop/app/settings.h"
#include "desktop/look/appearance.h"
#include "desktop/sound/sound_player.h"

namespace bukvol::desktop {

class FeelMenu : public QObject {
    Q_OBJECT
public:
    FeelMenu(Settings& settings, Appearance& appearance, SoundPlayer& sounds, QObject* parent);

    void addTo(QMenu& menu);
    void retranslate();
    /// Takes the settings over.
    void useSettings();

private:
    QAction* addSwitch(QMenu& menu, const QString& name, std::function<void(bool)> set);
    QActionGroup* addMeasures(QMenu& menu, const QList<int>& values, std::function<void(int)> set);

    Settings& settings_;
    Appearance& appearance_;
    SoundPlayer& sounds_;
    QMenu* animations_ = nullptr;
    QMenu* soundMenu_ = nullptr;
    QAction* animationsOn_ = nullptr;
    QAction* soundsOn_ = nullptr;
    QActionGroup* speeds_ = nullptr;
    QActionGroup* volumes_ = nullptr;
};

}  // namespace bukvol::desktop
