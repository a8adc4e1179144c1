// What is kept between runs. Whatever cannot be used is left at its default.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <vector>

#include "core/match/match.h"
#include "desktop/app/match_style.h"
#include "desktop/app/setting_values.h"
#include "desktop/look/motion.h"
#include "desktop/look/theme.h"
#include "desktop/play/computer_time.h"

namespace bukvol::desktop {

/// A value in per cent with its bounds.
struct PercentSetting {
    const char* key;
    int low;
    int high;
    int usual;
};
inline constexpr PercentSetting textSizeSetting{"interface/text-size", 90, 130, 100};
inline constexpr PercentSetting animationSpeedSetting{"interface/animation-speed", Motion::slowest,
                                                      Motion::fastest, Motion::usual};
inline constexpr PercentSetting soundVolumeSetting{"interface/sound-volume", 0, 100, 60};

inline constexpr int mostComputerSeconds = 30;
inline constexpr int usualComputerSeconds = 3;

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
    /// The size of text, in per cent of the design's.
    int textSize() const { return percent(textSizeSetting); }
    void setTextSize(int value) { setPercent(textSizeSetting, value); }
    /// Whether the picture may move; a desktop that wants no motion is followed until this is chosen.
    bool animationsOn() const;
    void setAnimationsOn(bool on);
    /// In per cent: 200 is twice as fast.
    int animationSpeed() const { return percent(animationSpeedSetting); }
    void setAnimationSpeed(int value) { setPercent(animationSpeedSetting, value); }
    bool soundsOn() const;
    void setSoundsOn(bool on);
    /// In per cent.
    int soundVolume() const { return percent(soundVolumeSetting); }
    void setSoundVolume(int value) { setPercent(soundVolumeSetting, value); }
    bool clocksShown() const;
    void setClocksShown(bool shown);
    /// Whether words are hidden from the class until they are shown.
    bool wordsHidden() const;
    void setWordsHidden(bool hidden);
    /// How fast the computer's turns follow one another.
    ComputerPace computerPace() const;
    void setComputerPace(ComputerPace pace);
    /// At most so many seconds the computer weighs moves.
    int computerSeconds() const;
    void setComputerSeconds(int seconds);
    /// The level that the computer was last played against, 1 to computerLevels.
    int computerLevel() const;
    void setComputerLevel(int level);
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

    /// The match set up last: of the game chosen last.
    MatchSetup lastSetup() const;
    void setLastSetup(const MatchSetup& setup);
    /// The options that a game was played with last, for the seats and in the language of another setup.
    MatchSetup setupOf(GameKind game, const MatchSetup& seats) const;
    /// The game that is played next; its options are those it was played with last.
    GameKind game() const;
    void setGame(GameKind game);
    /// Code of the language that the next match is played in; empty: none was ever chosen.
    QString gameLanguage() const;
    void setGameLanguage(const QString& code);

    /// The player's own styles, in their order; at most `maxOwnStyles`.
    std::vector<MatchStyle> ownStyles() const;
    void setOwnStyles(const std::vector<MatchStyle>& styles);

private:
    MatchSetup kept(GameKind game) const;
    int percent(const PercentSetting& setting) const;
    void setPercent(const PercentSetting& setting, int value);
    SettingValues values() const { return SettingValues(store_); }

    QString setAside_;
    mutable QSettings store_;
};

}  // namespace bukvol::desktop
