#include "desktop/app/feel_menu.h"

namespace bukvol::desktop {

FeelMenu::FeelMenu(Settings& settings, Appearance& appearance, SoundPlayer& sounds, QObject* parent)
    : QObject(parent), settings_(settings), appearance_(appearance), sounds_(sounds) {}

QAction* FeelMenu::addSwitch(QMenu& menu, const QString& name, std::function<void(bool)> set) {
    auto* action = menu.addAction(QString());
    action->setObjectName(name);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, set = std::move(set)](bool on) {
        set(on);
        useSettings();
    });
    menu.addSeparator();
    return action;
}

QActionGroup* FeelMenu::addMeasures(QMenu& menu, const QList<int>& values, std::function<void(int)> set) {
    auto* group = new QActionGroup(this);
    for (const int value : values) {
        auto* action = menu.addAction(QString());
        action->setCheckable(true);
        action->setData(value);
        group->addAction(action);
    }
    connect(group, &QActionGroup::triggered, this, [this, set = std::move(set)](const QAction* action) {
        set(action->data().toInt());
        useSettings();
    });
    return group;
}

void FeelMenu::addTo(QMenu& menu) {
    animations_ = menu.addMenu(QString());
    animationsOn_ = addSwitch(*animations_, QStringLiteral("animationsOn"),
                              [this](bool on) { settings_.setAnimationsOn(on); });
    speeds_ =
        addMeasures(*animations_, {60, 100, 180}, [this](int speed) { settings_.setAnimationSpeed(speed); });
    soundMenu_ = menu.addMenu(QString());
    soundsOn_ =
        addSwitch(*soundMenu_, QStringLiteral("soundsOn"), [this](bool on) { settings_.setSoundsOn(on); });
    volumes_ = addMeasures(*soundMenu_, {30, 60, 100}, [this](int volume) {
        settings_.setSoundVolume(volume);
        sounds_.setVolume(volume);
        sounds_.play(Sound::tile);
    });
}

void FeelMenu::retranslate() {
    animations_->setTitle(tr("&Animations"));
    animationsOn_->setText(tr("&On"));
    soundMenu_->setTitle(tr("&Sounds"));
    soundsOn_->setText(tr("&On"));
    const QStringList speeds{tr("&Slow"), tr("&Usual"), tr("&Fast")};
    const QStringList volumes{tr("&Quiet"), tr("&Usual"), tr("&Loud")};
    for (int i = 0; i < speeds.size(); ++i) {
        speeds_->actions()[i]->setText(speeds[i]);
        volumes_->actions()[i]->setText(volumes[i]);
    }
}

void FeelMenu::useSettings() {
    appearance_.setMotion({settings_.animationsOn(), settings_.animationSpeed()});
    sounds_.setOn(settings_.soundsOn());
    sounds_.setVolume(settings_.soundVolume());
    animationsOn_->setChecked(settings_.animationsOn());
    soundsOn_->setChecked(settings_.soundsOn());
    for (QAction* action : speeds_->actions())
        action->setChecked(action->data().toInt() == settings_.animationSpeed());
    for (QAction* action : volumes_->actions())
        action->setChecked(action->data().toInt() == settings_.soundVolume());
    speeds_->setEnabled(settings_.animationsOn());
    volumes_->setEnabled(settings_.soundsOn());
}

}  // namespace bukvol::desktop
