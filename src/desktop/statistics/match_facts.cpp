#include "desktop/statistics/match_facts.h"

#include <QCryptographicHash>
#include <algorithm>

#include "core/match/record_text.h"
#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

QString matchId(const Match& match) {
    constexpr qsizetype length = 20;
    MatchSetup setup = match.setup();
    setup.otherTags.clear();
    for (Seat& seat : setup.seats)
        seat.name.clear();
    std::string text = record_text::writeSetup(setup);
    for (const int seat : match.order())
        text += std::to_string(seat) + ' ';
    for (const MatchEntry& entry : match.entries())
        text += record_text::writeAction(entry.action, entry.score, match.language().alphabet) + '\n';
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(length));
}

std::optional<MatchFacts> factsOf(const Match& match) {
    if (!match.over())
        return std::nullopt;
    MatchFacts facts;
    facts.id = matchId(match);
    facts.started = QString::fromStdString(match.setup().started);
    facts.language = QString::fromStdString(match.setup().language);
    const std::string_view game = code(match.setup().game.game);
    facts.game = QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size()));
    const auto sheet = match.scoreSheet();
    const std::vector<int> leaders = match.leaders();
    for (int player = 0; player < match.players(); ++player) {
        const Seat& seat = match.seat(player);
        const auto& cells = sheet[static_cast<std::size_t>(player)];
        SeatFacts one;
        if (seat.computer)
            one.who.level = seat.level;
        else
            one.who.name = QString::fromStdString(seat.name);
        one.points = match.points(player);
        one.turns = static_cast<int>(cells.size());
        if (std::ranges::find(leaders, player) != leaders.end())
            one.outcome = leaders.size() == 1 ? MatchOutcome::win : MatchOutcome::draw;
        facts.seats.push_back(one);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (cells[i].kind == SheetCell::Kind::played)
                facts.words.push_back(
                    {player, static_cast<int>(i + 1), shown(match.language().alphabet, cells[i].word),
                     static_cast<int>(cells[i].word.size()), cells[i].moveKind, cells[i].score});
        }
    }
    return facts;
}

}  // namespace bukvol::desktop
