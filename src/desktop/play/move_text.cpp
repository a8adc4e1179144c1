#include "desktop/play/move_text.h"

#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

namespace {

QString name(Square square) {
    return QString::fromStdString(toText(square));
}

}  // namespace

QString MoveText::change(const Change& change, const Alphabet& alphabet) {
    if (const auto* placement = std::get_if<Placement>(&change))
        return tr("put %1 on %2").arg(shown(alphabet, placement->letter), name(placement->square));
    if (const auto* castling = std::get_if<Castling>(&change))
        return tr("exchange %1 and %2").arg(name(castling->first), name(castling->second));
    if (const auto* transfer = std::get_if<Transfer>(&change))
        return tr("take the tile from %1 to %2").arg(name(transfer->from), name(transfer->to));
    if (const auto* replacement = std::get_if<Replacement>(&change))
        return tr("put %1 in place of the letter on %2")
            .arg(shown(alphabet, replacement->letter), name(replacement->square));
    return tr("change nothing");
}

QString MoveText::squares(const Snake& snake) {
    QStringList names;
    for (const Square square : snake)
        names << name(square);
    return names.join(QLatin1Char(' '));
}

QString MoveText::gloss(const WordJudge& judge, const Word& word) {
    const auto noun = judge.judge(word).noun;
    const auto gloss = noun ? judge.lexicon().gloss(*noun) : std::nullopt;
    return gloss ? QString::fromUtf8(gloss->data(), static_cast<qsizetype>(gloss->size())) : QString();
}

}  // namespace bukvol::desktop
