#include "desktop/play/computer_text.h"

#include <algorithm>

#include "desktop/play/move_text.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(" · "));
}

/// "кот — a pet that purrs"
QString explained(const Match& match, const Word& word) {
    const QString gloss = MoveText::gloss(match.judge(), word);
    const QString text = shownLower(match.language().alphabet, word);
    return gloss.isEmpty() ? text : text + QStringLiteral(" — ") + gloss;
}

}  // namespace

QString ComputerText::levelName(int level) {
    switch (level) {
        case 1:
            return tr("Beginner");
        case 2:
            return tr("Amateur");
        case 3:
            return tr("Expert");
        case 4:
            return tr("Master");
        default:
            return tr("Champion");
    }
}

QString ComputerText::seatName(const std::vector<Seat>& seats, std::size_t seat) {
    const QString name = levelName(seats[seat].level);
    const auto alike =
        std::count_if(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(seat),
                      [&](const Seat& other) { return other.computer && other.level == seats[seat].level; });
    return alike == 0 ? name : QStringLiteral("%1 %2").arg(name).arg(alike + 1);
}

QString ComputerText::paceName(ComputerPace pace) {
    switch (pace) {
        case ComputerPace::quick:
            return tr("Quick");
        case ComputerPace::natural:
            return tr("Natural");
        case ComputerPace::slow:
            return tr("Slow");
    }
    return {};
}

QString ComputerText::about(const Seat& seat) {
    return tr("computer, level: %1").arg(levelName(seat.level));
}

QString ComputerText::thinking(const Match& match) {
    return tr("%1 is thinking…").arg(TurnText::name(match, match.state().toMove));
}

QString ComputerText::notYourTurn(const Match& match) {
    return tr("It is the computer's turn: %1 is thinking").arg(TurnText::name(match, match.state().toMove));
}

QString ComputerText::played(const Match& match, const MatchEntry& entry) {
    const QString name = TurnText::name(match, entry.player);
    const auto* play = std::get_if<PlayMove>(&entry.action);
    if (play == nullptr)
        return tr("%1 found no word and passed").arg(name);
    QStringList parts{name};
    if (!match.state().rules.onlyPlacements)
        parts << TurnText::kindName(kindOf(play->move.change));
    parts << explained(match, entry.spelling) << TurnText::points(entry.score);
    return joined(parts);
}

QString ComputerText::hint(const Match& match, const Hint& hint) {
    const Alphabet& alphabet = match.language().alphabet;
    if (hint.move) {
        const Move& move = hint.move->move;
        return joined({MoveText::change(move.change, alphabet), MoveText::squares(move.snake),
                       explained(match, move.word)});
    }
    QStringList parts{tr("There is a word of %n letter(s)", nullptr, hint.length)};
    if (hint.kind && !match.state().rules.onlyPlacements)
        parts << tr("kind of move: %1").arg(TurnText::kindName(*hint.kind));
    if (hint.start)
        parts << tr("it begins on %1").arg(QString::fromStdString(toText(*hint.start)));
    return joined(parts);
}

}  // namespace bukvol::desktop
