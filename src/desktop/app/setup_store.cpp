#include "desktop/app/setup_store.h"

#include "core/match/record_text.h"
#include "desktop/app/setting_values.h"
#include "desktop/words/dictionary_option.h"

namespace bukvol::desktop {

MatchSetup readSetup(const QSettings& store, const QString& key, const MatchSetup& usual) {
    constexpr int longest = 10'000;  // characters: many times what a setup needs
    const std::string lines = store.value(key).toString().left(longest).toStdString();
    MatchSetup setup = record_text::readSetup(lines, usual);
    for (Seat& seat : setup.seats)
        seat.name = SettingValues::cleanLine(QString::fromStdString(seat.name), keptNameLength).toStdString();
    // What belongs to one match only is of no account here.
    const bool open = dictionaryOpen(setup) && !setup.game.refusalEndsTurn;
    setup.started.clear();
    setup.continuedFrom.reset();
    setup.otherTags.clear();
    setDictionaryOpen(setup, open);
    return setup;
}

void writeSetup(QSettings& store, const QString& key, const MatchSetup& setup) {
    store.setValue(key, QString::fromStdString(record_text::writeSetup(setup)));
}

}  // namespace bukvol::desktop
