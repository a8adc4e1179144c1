#include "desktop/pages/sheet_entry.h"

#include "desktop/pages/match_page.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

SheetEntry sheetEntry(const Match& match, const SheetCell& cell) {
    const Alphabet& alphabet = match.language().alphabet;
    SheetEntry entry;
    switch (cell.kind) {
        case SheetCell::Kind::played:
            entry.word = shown(alphabet, cell.word);
            entry.kind = TurnText::kindName(*cell.moveKind);
            if (cell.byAgreement) {
                entry.kind = MatchPage::tr("%1, by agreement").arg(entry.kind);
                entry.sign = QStringLiteral("§");
                entry.tip = MatchPage::tr("The dictionary lacks this word; the players agreed on it");
            } else if (cell.ownWord) {
                entry.kind = MatchPage::tr("%1, own word").arg(entry.kind);
                entry.sign = QStringLiteral("°");
                entry.tip = MatchPage::tr("This word counts for being on the list of own words");
            }
            entry.score = QString::number(cell.score);
            break;
        case SheetCell::Kind::passed:
            entry.word = QStringLiteral("—");
            entry.kind = MatchPage::tr("passed");
            entry.score = QStringLiteral("0");
            break;
        case SheetCell::Kind::refused:
            entry.word = shown(alphabet, cell.word);
            entry.kind = MatchPage::tr("refused");
            entry.score = QStringLiteral("0");
            entry.struck = true;
            break;
    }
    return entry;
}

}  // namespace bukvol::desktop
