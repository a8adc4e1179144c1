#include "desktop/app/settings.h"

#include <QApplication>
#include <QFile>
#include <QStyle>
#include <algorithm>

#include "core/computer/level.h"
#include "desktop/app/setup_store.h"

namespace bukvol::desktop {

namespace {

/// Moves a file that is no INI file out of the way; returns where to.
QString setAsideIfBroken(const QString& file) {
    if (!QFile::exists(file))
        return {};
    {
        QSettings probe(file, QSettings::IniFormat);
        probe.sync();
        if (probe.status() != QSettings::FormatError)
            return {};
    }
    QString aside = file + QStringLiteral(".broken");
    QFile::remove(aside);
    QFile::rename(file, aside);
    return aside;
}

QString styleGroup(std::size_t index) {
    return QStringLiteral("styles/%1").arg(index + 1);
}

QString matchKey(GameKind game) {
    const std::string_view name = code(game);
    return QLatin1String("match/") + QLatin1String(name.data(), static_cast<qsizetype>(name.size()));
}

constexpr auto gameKey = "match/game";
constexpr auto languageKey = "match/language";

/// Whether the desktop lets things move.
bool systemMoves() {
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

}  // namespace

Settings::Settings(const QString& file)
    : setAside_(setAsideIfBroken(file)), store_(file, QSettings::IniFormat) {}

int Settings::percent(const PercentSetting& setting) const {
    return values().number(QLatin1String(setting.key), setting.low, setting.high, setting.usual);
}

void Settings::setPercent(const PercentSetting& setting, int value) {
    store_.setValue(QLatin1String(setting.key), std::clamp(value, setting.low, setting.high));
}

QString Settings::interfaceLanguage() const {
    return store_.value(QStringLiteral("interface/language")).toString();
}

void Settings::setInterfaceLanguage(const QString& code) {
    store_.setValue(QStringLiteral("interface/language"), code);
}

ThemeChoice Settings::theme() const {
    return static_cast<ThemeChoice>(values().number(QStringLiteral("interface/theme"), 0,
                                                    static_cast<int>(allThemeChoices.size()) - 1, 0));
}

void Settings::setTheme(ThemeChoice choice) {
    store_.setValue(QStringLiteral("interface/theme"), static_cast<int>(choice));
}

bool Settings::animationsOn() const {
    return values().flag(QStringLiteral("interface/animations"), systemMoves());
}

void Settings::setAnimationsOn(bool on) {
    store_.setValue(QStringLiteral("interface/animations"), int(on));
}

bool Settings::soundsOn() const {
    return values().flag(QStringLiteral("interface/sounds"), true);
}

void Settings::setSoundsOn(bool on) {
    store_.setValue(QStringLiteral("interface/sounds"), int(on));
}

bool Settings::clocksShown() const {
    return values().flag(QStringLiteral("interface/clocks"), true);
}

void Settings::setClocksShown(bool shown) {
    store_.setValue(QStringLiteral("interface/clocks"), int(shown));
}

bool Settings::wordsHidden() const {
    return values().flag(QStringLiteral("interface/words-hidden"), false);
}

void Settings::setWordsHidden(bool hidden) {
    store_.setValue(QStringLiteral("interface/words-hidden"), int(hidden));
}

ComputerPace Settings::computerPace() const {
    return static_cast<ComputerPace>(values().number(QStringLiteral("computer/pace"), 0,
                                                     static_cast<int>(allComputerPaces.size()) - 1,
                                                     static_cast<int>(ComputerPace::natural)));
}

void Settings::setComputerPace(ComputerPace pace) {
    store_.setValue(QStringLiteral("computer/pace"), static_cast<int>(pace));
}

int Settings::computerSeconds() const {
    return values().number(QStringLiteral("computer/seconds"), 1, mostComputerSeconds, usualComputerSeconds);
}

void Settings::setComputerSeconds(int seconds) {
    store_.setValue(QStringLiteral("computer/seconds"), seconds);
}

int Settings::computerLevel() const {
    constexpr int usualLevel = 2;
    return values().number(QStringLiteral("computer/level"), 1, computerLevels, usualLevel);
}

void Settings::setComputerLevel(int level) {
    store_.setValue(QStringLiteral("computer/level"), level);
}

QByteArray Settings::windowGeometry() const {
    return store_.value(QStringLiteral("window/geometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    store_.setValue(QStringLiteral("window/geometry"), geometry);
}

GameKind Settings::game() const {
    const QString kept = store_.value(QLatin1String(gameKey)).toString();
    return gameKindOfCode(kept.toStdString()).value_or(GameKind::bukvologika);
}

MatchSetup Settings::kept(GameKind game) const {
    const MatchSetup setup = readSetup(store_, matchKey(game), friendlyStyle(game));
    if (setup.game.game == game)
        return setup;
    MatchSetup usual = friendlyStyle(game);
    takeSeats(setup, usual);
    return usual;
}

MatchSetup Settings::lastSetup() const {
    MatchSetup setup = kept(game());
    setup.language = gameLanguage().toStdString();
    return setup;
}

void Settings::setLastSetup(const MatchSetup& setup) {
    const std::string name(code(setup.game.game));
    store_.setValue(QLatin1String(gameKey), QString::fromStdString(name));
    setGameLanguage(QString::fromStdString(setup.language));
    writeSetup(store_, matchKey(setup.game.game), setup);
}

MatchSetup Settings::setupOf(GameKind game, const MatchSetup& seats) const {
    MatchSetup setup = kept(game);
    takeSeats(seats, setup);
    return setup;
}

void Settings::setGame(GameKind game) {
    if (game != this->game())
        setLastSetup(setupOf(game, lastSetup()));
}

QString Settings::gameLanguage() const {
    return values().line(QLatin1String(languageKey), 16);
}

void Settings::setGameLanguage(const QString& code) {
    store_.setValue(QLatin1String(languageKey), code);
}

std::vector<MatchStyle> Settings::ownStyles() const {
    std::vector<MatchStyle> styles;
    for (std::size_t i = 0; i < maxOwnStyles; ++i) {
        const QString name = values().line(styleGroup(i) + QStringLiteral("/name"), maxStyleNameLength);
        if (!name.isEmpty())
            styles.push_back(
                {name, readSetup(store_, styleGroup(i) + QStringLiteral("/options"), friendlyStyle())});
    }
    return styles;
}

void Settings::setOwnStyles(const std::vector<MatchStyle>& styles) {
    store_.remove(QStringLiteral("styles"));
    for (std::size_t i = 0; i < std::min(styles.size(), maxOwnStyles); ++i) {
        store_.setValue(styleGroup(i) + QStringLiteral("/name"),
                        SettingValues::cleanLine(styles[i].name, maxStyleNameLength));
        writeSetup(store_, styleGroup(i) + QStringLiteral("/options"), styles[i].options);
    }
}

}  // namespace bukvol::desktop
