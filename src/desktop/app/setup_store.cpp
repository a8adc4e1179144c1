#include "desktop/app/setup_store.h"

#include <QVariant>
#include <algorithm>

#include "core/computer/level.h"
#include "desktop/app/setting_values.h"
#include "desktop/words/dictionary_option.h"

namespace bukvol::desktop {

namespace {

template <class Choice>
Choice choiceOf(int value) {
    return static_cast<Choice>(value);
}

}  // namespace

MatchSetup readSetup(const QSettings& store, const QString& group) {
    const SettingValues values(store);
    const auto key = [&](const char* name) { return group + QLatin1Char('/') + QLatin1String(name); };
    const auto number = [&](const char* name, int low, int high, int otherwise) {
        return values.number(key(name), low, high, otherwise);
    };
    const auto flag = [&](const char* name, bool otherwise) { return values.flag(key(name), otherwise); };

    MatchSetup setup;
    GameOptions& game = setup.game;
    setup.language = values.line(key("language"), 16).toStdString();
    game.players = number("players", 2, 6, 2);
    const QStringList names = store.value(key("names")).toStringList();
    const QStringList levels = store.value(key("levels")).toStringList();
    for (int i = 0; i < game.players; ++i) {
        const int level = std::clamp(levels.value(i).toInt(), 0, computerLevels);
        setup.seats.push_back(
            {SettingValues::cleanLine(names.value(i), keptNameLength).toStdString(), level > 0, level});
    }
    setup.orderByLot = flag("order-by-lot", true);
    game.supply = choiceOf<LetterSupply>(number("supply", 0, 1, 0));
    game.lettersAtHand = number("letters-at-hand", 5, 15, 9);
    game.startSquare = choiceOf<StartSquareMode>(number("start-square", 0, 1, 0));
    game.openingMoves = number("opening-moves", 1, 2, 2);
    game.movesPerPlayer = number("moves", 1, 99, 7);
    game.strictDeclaration = flag("strict", false);
    game.refusalEndsTurn = flag("refusal-ends-turn", false);
    game.wordsByAgreement = flag("agreement", true);
    game.ownWords = flag("own-words", true);
    setup.undo = flag("undo", true);
    setup.hints = flag("hints", true);
    setup.verdictBeforehand = flag("verdict-beforehand", true);
    setDictionaryOpen(setup, flag("dictionary", true) && !game.refusalEndsTurn);
    game.words.foldYo = flag("fold-yo", false);
    game.words.acceptPluralOnly = flag("plural-only", false);
    game.words.diminutives = choiceOf<DiminutivePolicy>(number("diminutives", 0, 2, 0));
    game.words.refuseObscene = flag("refuse-obscene", false);
    const int minutes = number("clock-minutes", 0, maxClockMinutes, 0);
    if (minutes > 0)
        setup.clock.minutes = minutes;
    setup.clock.penalty = flag("clock-penalty", true);
    return setup;
}

void writeSetup(QSettings& store, const QString& group, const MatchSetup& setup) {
    const GameOptions& game = setup.game;
    QStringList names;
    QStringList levels;  // 0: a person
    for (const Seat& seat : setup.seats) {
        names << QString::fromStdString(seat.name);
        levels << QString::number(seat.computer ? seat.level : 0);
    }
    const auto keep = [&](const char* name, const QVariant& value) {
        store.setValue(group + QLatin1Char('/') + QLatin1String(name), value);
    };
    keep("language", QString::fromStdString(setup.language));
    keep("players", game.players);
    keep("names", names);
    keep("levels", levels);
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
    keep("undo", int(setup.undo));
    keep("hints", int(setup.hints));
    keep("verdict-beforehand", int(setup.verdictBeforehand));
    keep("dictionary", int(dictionaryOpen(setup)));
    keep("fold-yo", int(game.words.foldYo));
    keep("plural-only", int(game.words.acceptPluralOnly));
    keep("diminutives", static_cast<int>(game.words.diminutives));
    keep("refuse-obscene", int(game.words.refuseObscene));
    keep("clock-minutes", setup.clock.minutes.value_or(0));
    keep("clock-penalty", int(setup.clock.penalty));
}

}  // namespace bukvol::desktop
