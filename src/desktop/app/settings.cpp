#include "desktop/app/settings.h"

#include <QApplication>
#include <QFile>
#include <QStyle>

#include "desktop/look/motion.h"
#include "desktop/words/dictionary_option.h"

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

template <class Choice>
Choice choiceOf(int value) {
    return static_cast<Choice>(value);
}

/// Whether the desktop lets things move.
bool systemMoves() {
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

}  // namespace

Settings::Settings(const QString& file)
    : setAside_(setAsideIfBroken(file)), store_(file, QSettings::IniFormat) {}

int Settings::number(const QString& key, int low, int high, int otherwise) const {
    bool ok = false;
    const int value = store_.value(key).toInt(&ok);
    return ok && value >= low && value <= high ? value : otherwise;
}

bool Settings::flag(const QString& key, bool otherwise) const {
    return number(key, 0, 1, otherwise ? 1 : 0) == 1;
}

QString Settings::interfaceLanguage() const {
    return store_.value(QStringLiteral("interface/language")).toString();
}

void Settings::setInterfaceLanguage(const QString& code) {
    store_.setValue(QStringLiteral("interface/language"), code);
}

ThemeChoice Settings::theme() const {
    return choiceOf<ThemeChoice>(
        number(QStringLiteral("interface/theme"), 0, static_cast<int>(allThemeChoices.size()) - 1, 0));
}

void Settings::setTheme(ThemeChoice choice) {
    store_.setValue(QStringLiteral("interface/theme"), static_cast<int>(choice));
}

bool Settings::animationsOn() const {
    return flag(QStringLiteral("feel/animations"), systemMoves());
}

void Settings::setAnimationsOn(bool on) {
    store_.setValue(QStringLiteral("feel/animations"), int(on));
}

int Settings::animationSpeed() const {
    return number(QStringLiteral("feel/animation-speed"), Motion::slowest, Motion::fastest, Motion::usual);
}

void Settings::setAnimationSpeed(int percent) {
    store_.setValue(QStringLiteral("feel/animation-speed"), percent);
}

bool Settings::soundsOn() const {
    return flag(QStringLiteral("feel/sounds"), true);
}

void Settings::setSoundsOn(bool on) {
    store_.setValue(QStringLiteral("feel/sounds"), int(on));
}

int Settings::soundVolume() const {
    return number(QStringLiteral("feel/sound-volume"), 0, 100, 60);
}

void Settings::setSoundVolume(int volume) {
    store_.setValue(QStringLiteral("feel/sound-volume"), volume);
}

bool Settings::clocksShown() const {
    return flag(QStringLiteral("interface/clocks"), true);
}

void Settings::setClocksShown(bool shown) {
    store_.setValue(QStringLiteral("interface/clocks"), int(shown));
}

bool Settings::wordsHidden() const {
    return flag(QStringLiteral("interface/words-hidden"), false);
}

void Settings::setWordsHidden(bool hidden) {
    store_.setValue(QStringLiteral("interface/words-hidden"), int(hidden));
}

QByteArray Settings::windowGeometry() const {
    return store_.value(QStringLiteral("window/geometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    store_.setValue(QStringLiteral("window/geometry"), geometry);
}

MatchSetup Settings::lastSetup() const {
    MatchSetup setup;
    GameOptions& game = setup.game;
    setup.language = store_.value(QStringLiteral("match/language")).toString().toStdString();
    game.players = number(QStringLiteral("match/players"), 2, 6, 2);
    const QStringList names = store_.value(QStringLiteral("match/names")).toStringList();
    for (int i = 0; i < game.players; ++i) {
        QString name = names.value(i).simplified().left(static_cast<int>(maxNameLength) / 2);
        name.removeIf([](QChar c) { return c.category() == QChar::Other_Control; });
        setup.seats.push_back({name.toStdString(), false, 0});
    }
    setup.orderByLot = flag(QStringLiteral("match/order-by-lot"), true);
    game.supply = choiceOf<LetterSupply>(number(QStringLiteral("match/supply"), 0, 1, 0));
    game.lettersAtHand = number(QStringLiteral("match/letters-at-hand"), 5, 15, 9);
    game.startSquare = choiceOf<StartSquareMode>(number(QStringLiteral("match/start-square"), 0, 1, 0));
    game.openingMoves = number(QStringLiteral("match/opening-moves"), 1, 2, 2);
    game.movesPerPlayer = number(QStringLiteral("match/moves"), 1, 99, 7);
    game.strictDeclaration = flag(QStringLiteral("match/strict"), false);
    game.refusalEndsTurn = flag(QStringLiteral("match/refusal-ends-turn"), false);
    game.wordsByAgreement = flag(QStringLiteral("match/agreement"), false);
    game.ownWords = flag(QStringLiteral("match/own-words"), true);
    setDictionaryOpen(setup, flag(QStringLiteral("match/dictionary"), true) && !game.refusalEndsTurn);
    game.words.foldYo = flag(QStringLiteral("match/fold-yo"), false);
    game.words.acceptPluralOnly = flag(QStringLiteral("match/plural-only"), false);
    game.words.diminutives = choiceOf<DiminutivePolicy>(number(QStringLiteral("match/diminutives"), 0, 2, 0));
    game.words.refuseObscene = flag(QStringLiteral("match/refuse-obscene"), false);
    const int minutes = number(QStringLiteral("match/clock-minutes"), 0, maxClockMinutes, 0);
    if (minutes > 0)
        setup.clock.minutes = minutes;
    setup.clock.penalty = flag(QStringLiteral("match/clock-penalty"), true);
    return setup;
}

void Settings::setLastSetup(const MatchSetup& setup) {
    const GameOptions& game = setup.game;
    QStringList names;
    for (const Seat& seat : setup.seats)
        names << QString::fromStdString(seat.name);
    const auto keep = [&](const char* key, const QVariant& value) {
        store_.setValue(QStringLiteral("match/") + QLatin1String(key), value);
    };
    keep("language", QString::fromStdString(setup.language));
    keep("players", game.players);
    keep("names", names);
    keep("order-by-lot", int(setup.orderByLot));
    keep("supply", static_cast<int>(game.supply));
    keep("letters-at-hand", game.lettersAtHand);
    keep("start-square", static_cast<int>(game.startSquare));
    keep("opening-moves", game.openingMoves);
    keep("moves", game.movesPerPlayer);
    keep("strict", int(game.strictDeclaration));
    keep("refusal-ends-turn", int(game.refusalEndsTurn));
    keep("agreement", int(game.wordsByAgreement));
    keep("own-words", int(game.ownWords));
    keep("dictionary", int(dictionaryOpen(setup)));
    keep("fold-yo", int(game.words.foldYo));
    keep("plural-only", int(game.words.acceptPluralOnly));
    keep("diminutives", static_cast<int>(game.words.diminutives));
    keep("refuse-obscene", int(game.words.refuseObscene));
    keep("clock-minutes", setup.clock.minutes.value_or(0));
    keep("clock-penalty", int(setup.clock.penalty));
}

}  // namespace bukvol::desktop
