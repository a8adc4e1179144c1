// What is kept between runs. Whatever cannot be used is left at its default.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>

#include "core/match/match.h"
#include "desktop/look/theme.h"

namespace bukvol::desktop {

class Settings {
public:
    /// Keeps in this INI file. A file that is no INI file is set aside.
    explicit Settings(const QString& file);

    /// The damaged file was moved here; empty when all was well.
    const QString& setAside() const { return setAside_; }

    /// Code of the interface's language, empty: the system's.
    QString interfaceLanguage() const;
    void setInterfaceLanguage(const QString& code);
    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    /// Whether the picture may move; a desktop that wants no motion is followed until this is chosen.
    bool animationsOn() const;
    void setAnimationsOn(bool on);
    /// Percent of the usual speed, `Motion::slowest` to `Motion::fastest`.
    int animationSpeed() const;
    void setAnimationSpeed(int percent);
    bool soundsOn() const;
    void setSoundsOn(bool on);
    /// 0 to 100.
    int soundVolume() const;
    void setSoundVolume(int volume);
    bool clocksShown() const;
    void setClocksShown(bool shown);
    /// Whether words are hidden from the class until they are shown.
    bool wordsHidden() const;
    void setWordsHidden(bool hidden);
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

    /// The match set up last.
    MatchSetup lastSetup() const;
    void setLastSetup(const MatchSetup& setup);

private:
    int number(const QString& key, int low, int high, int otherwise) const;
    bool flag(const QString& key, bool otherwise) const;

    QString setAside_;
    mutable QSettings store_;
};

}  // namespace bukvol::desktop
