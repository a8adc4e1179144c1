#include "desktop/play/replay_text.h"

#include <QDateTime>
#include <QLocale>

#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

QString ReplayText::heading(const Replay& replay, int stop) {
    const MatchEntry* done = replay.entry(stop);
    if (done == nullptr)
        return tr("The beginning");
    return tr("Step %1 of %2 · %3", "number, number of steps, player")
        .arg(stop)
        .arg(replay.last())
        .arg(TurnText::name(replay.match(), done->player));
}

QString ReplayText::word(const Replay& replay, int stop) {
    const MatchEntry* done = replay.entry(stop);
    const Alphabet& alphabet = replay.match().language().alphabet;
    if (done == nullptr)
        return {};
    if (std::holds_alternative<PlayMove>(done->action))
        return shown(alphabet, done->spelling);
    if (const auto* failed = std::get_if<FailMove>(&done->action))
        return shown(alphabet, failed->move.word);
    if (const auto* laid = std::get_if<PlaceStartLetter>(&done->action))
        return shown(alphabet, laid->letter);
    return {};
}

QString ReplayText::action(const Replay& replay, int stop) {
    const MatchEntry* done = replay.entry(stop);
    const Match& match = replay.match();
    if (done == nullptr) {
        return match.setup().game.game == GameKind::balda ? tr("The start word is on the board")
                                                          : tr("Nobody has moved yet");
    }
    if (const auto* play = std::get_if<PlayMove>(&done->action)) {
        QStringList parts{TurnText::kindName(kindOf(play->move.change)), TurnText::points(done->score)};
        if (done->byAgreement)
            parts << tr("by agreement");
        else if (play->ownWord)
            parts << tr("own word");
        return parts.join(QStringLiteral(" · "));
    }
    if (const auto* failed = std::get_if<FailMove>(&done->action)) {
        Refusal refusal;
        refusal.reason = failed->reason;
        return QStringLiteral("✕ ") + RefusalText::of(refusal, match.language().alphabet, failed->move.word);
    }
    if (std::holds_alternative<PlaceStartLetter>(done->action))
        return tr("A letter of the start square");
    if (std::holds_alternative<EndByAgreement>(done->action))
        return tr("The players agree to end the match");
    return tr("Passes the move");
}

QString ReplayText::date(const std::string& started) {
    const QDateTime when = QDateTime::fromString(QString::fromStdString(started), Qt::ISODate);
    return when.isValid() ? QLocale().toString(when.toLocalTime(), QLocale::ShortFormat) : QString();
}

}  // namespace bukvol::desktop
