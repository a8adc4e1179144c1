#include "desktop/play/review_text.h"

#include "desktop/play/move_text.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

QString scored(const Alphabet& alphabet, const Word& word, int score) {
    return QStringLiteral("%1 %2").arg(shown(alphabet, word)).arg(score);
}

}  // namespace

QString ReviewText::played(const Match& match, std::size_t entry) {
    const Alphabet& alphabet = match.language().alphabet;
    const MatchEntry& made = match.entries()[entry];
    if (std::holds_alternative<PlayMove>(made.action))
        return scored(alphabet, made.spelling, made.score);
    if (const auto* failed = std::get_if<FailMove>(&made.action))
        return tr("%1 refused").arg(shown(alphabet, failed->move.word));
    return tr("passed");
}

QString ReviewText::best(const Match& match, const TurnReview& turn) {
    if (!turn.best)
        return tr("no word");
    return scored(match.language().alphabet, turn.best->move.word, turn.best->score());
}

QString ReviewText::about(const Match& match, const Move& move, int score) {
    const Alphabet& alphabet = match.language().alphabet;
    QStringList parts;
    if (!match.state().rules.onlyPlacements)
        parts << TurnText::kindName(kindOf(move.change));
    if (!std::holds_alternative<StatusQuo>(move.change))
        parts << MoveText::change(move.change, alphabet);
    const QString gloss = MoveText::gloss(match.judge(), move.word);
    parts << shownLower(alphabet, move.word) + (gloss.isEmpty() ? QString() : QStringLiteral(" — ") + gloss)
          << TurnText::points(score);
    return parts.join(QStringLiteral(" · "));
}

QString ReviewText::aboutPlayed(const Match& match, std::size_t entry) {
    const MatchEntry& made = match.entries()[entry];
    const QString name = TurnText::name(match, made.player);
    if (const auto* play = std::get_if<PlayMove>(&made.action))
        return QStringLiteral("%1: %2").arg(name, about(match, play->move, made.score));
    return QStringLiteral("%1: %2").arg(name, played(match, entry));
}

QString ReviewText::aboutBest(const Match& match, const TurnReview& turn) {
    if (!turn.best)
        return tr("There was no word to be found here");
    return tr("The best: %1").arg(about(match, turn.best->move, turn.best->score()));
}

QString ReviewText::miss(const Match& match, const PlayedTurn& played, const TurnReview& turn) {
    return tr("Move %1, %2: −%3 · %4 in place of %5")
        .arg(played.round)
        .arg(TurnText::name(match, played.player))
        .arg(turn.missed())
        .arg(best(match, turn), ReviewText::played(match, played.entry));
}

QString ReviewText::share(const QString& name, const PlayerShare& share) {
    return tr("%1: %2 % of the best (%3 of %4)")
        .arg(name)
        .arg(share.percent())
        .arg(share.score)
        .arg(share.best);
}

}  // namespace bukvol::desktop
