#include "desktop/play/turn_text.h"

#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

QString TurnText::gameName(GameKind game) {
    return game == GameKind::balda ? tr("Balda") : tr("Bukvologika");
}

QString TurnText::kindName(MoveKind kind) {
    switch (kind) {
        case MoveKind::placement:
            return tr("Placement");
        case MoveKind::statusQuo:
            return tr("Status quo");
        case MoveKind::castling:
            return tr("Castling");
        case MoveKind::transfer:
            return tr("Transfer");
        case MoveKind::replacement:
            return tr("Replacement");
    }
    return {};
}

QString TurnText::kindHelp(MoveKind kind) {
    switch (kind) {
        case MoveKind::placement:
            return tr("Put a letter on an empty square that touches a tile");
        case MoveKind::statusQuo:
            return tr("Change nothing: find a word on the board as it is");
        case MoveKind::castling:
            return tr("Exchange any two tiles of the board");
        case MoveKind::transfer:
            return tr("Take a tile to another square that touches a tile");
        case MoveKind::replacement:
            return tr("Exchange a letter of the board with one at hand");
    }
    return {};
}

QString TurnText::name(const Match& match, int player) {
    const QString name = QString::fromStdString(match.seat(player).name);
    return name.isEmpty() ? tr("Player %1").arg(player + 1) : name;
}

QString TurnText::score(const Match& match) {
    if (match.players() == 2)
        return QStringLiteral("%1 · %2 : %3 · %4")
            .arg(name(match, 0))
            .arg(match.points(0))
            .arg(match.points(1))
            .arg(name(match, 1));
    QStringList parts;
    for (int player = 0; player < match.players(); ++player)
        parts << QStringLiteral("%1 %2").arg(name(match, player)).arg(match.points(player));
    return parts.join(QStringLiteral(", "));
}

QString TurnText::result(const Match& match) {
    const auto leaders = match.leaders();
    QStringList names;
    for (const int player : leaders)
        names << name(match, player);
    if (leaders.size() == 1)
        return tr("%1 wins").arg(names.first());
    if (static_cast<int>(leaders.size()) == match.players())
        return tr("A draw");
    return tr("A draw between %1").arg(names.join(QStringLiteral(", ")));
}

QString TurnText::expectedOfPlacement(const TurnView& view, const QString& name, const QString& first) {
    if (view.chosenLetter)
        return tr("%1, put the letter on a marked square").arg(name);
    return view.chosenSquare ? tr("%1, choose a letter for this square").arg(name) : first;
}

QString TurnText::expectedOfChange(const TurnView& view, const QString& name) {
    switch (*view.kind) {
        case MoveKind::placement:
            return expectedOfPlacement(view, name,
                                       tr("%1, choose a letter and put it on a marked square").arg(name));
        case MoveKind::castling:
            return view.chosenSquare ? tr("%1, choose the second tile").arg(name)
                                     : tr("%1, choose two tiles to exchange").arg(name);
        case MoveKind::transfer:
            return view.chosenSquare ? tr("%1, choose a marked square for the tile").arg(name)
                                     : tr("%1, choose a tile to take elsewhere").arg(name);
        case MoveKind::replacement:
            if (view.chosenLetter)
                return tr("%1, put the letter in place of a marked tile").arg(name);
            return view.chosenSquare ? tr("%1, choose a letter to put in its place").arg(name)
                                     : tr("%1, choose a letter and the tile it replaces").arg(name);
        case MoveKind::statusQuo:
            break;
    }
    return {};
}

QString TurnText::expected(const Match& match, const TurnView& view) {
    if (view.stage == TurnStage::over)
        return tr("The match is over");
    const QString name = TurnText::name(match, match.state().toMove);
    switch (view.stage) {
        case TurnStage::startLetter:
            return match.state().startLettersPlaced == 0
                       ? tr("%1, put a letter in the middle of the board").arg(name)
                       : tr("%1, put a letter on a marked square of the start square").arg(name);
        case TurnStage::declare:
            return view.chosenLetter
                       ? tr("%1, put the letter on an empty square or in place of a tile").arg(name)
                       : tr("%1, declare the kind of your move").arg(name);
        case TurnStage::change:
            return match.state().rules.onlyPlacements
                       ? expectedOfPlacement(
                             view, name,
                             tr("%1, add any letter beside the others to make a new word").arg(name))
                       : expectedOfChange(view, name);
        default:
            break;
    }
    if (view.canSubmit)
        return tr("%1, the word is ready: count it, or trace the snake another way").arg(name);
    if (view.word.empty())
        return match.state().rules.onlyPlacements
                   ? tr("%1, name a word with the new letter: trace it or type it").arg(name)
                   : tr("%1, name the word: trace it over the tiles or type it").arg(name);
    return tr("%1, go on with the word, or take it back with Esc").arg(name);
}

QString TurnText::jokers(const Match& match, const TurnView& view) {
    QStringList letters;
    for (const WordTile& tile : view.word) {
        if (tile.joker && tile.letter)
            letters << shown(match.language().alphabet, *tile.letter);
    }
    if (letters.isEmpty())
        return {};
    //: the letters that jokers stand for in this word
    return QStringLiteral(" · ") +
           tr("joker: %1", nullptr, static_cast<int>(letters.size())).arg(letters.join(QStringLiteral(", ")));
}

QString TurnText::status(const Match& match, const TurnView& view) {
    const Alphabet& alphabet = match.language().alphabet;
    Word word;
    for (const WordTile& tile : view.word) {
        if (tile.letter)
            word.push_back(*tile.letter);
    }
    const QString cross = QStringLiteral("✕ ");
    switch (view.status.kind) {
        case TurnStatus::Kind::none:
            return {};
        case TurnStatus::Kind::ready: {
            const Judgement& judgement = view.status.judgement;
            QString text = QStringLiteral("✓ ") +
                           shownLower(alphabet, judgement.spelling.empty() ? word : judgement.spelling);
            const auto gloss = judgement.noun ? match.judge().lexicon().gloss(*judgement.noun) : std::nullopt;
            if (gloss)
                text += QStringLiteral(" — ") +
                        QString::fromUtf8(gloss->data(), static_cast<qsizetype>(gloss->size()));
            text += QStringLiteral(" · ") + points(view.status.score) + jokers(match, view);
            if (judgement.ownWord)
                text += QStringLiteral(" · ") + tr("own word");
            if (judgement.warnDiminutive)
                text += QStringLiteral(" · ") +
                        tr("a diminutive of “%1”").arg(shownLower(alphabet, judgement.lemma));
            return text;
        }
        case TurnStatus::Kind::unjudged:
            return points(view.status.score) + jokers(match, view);
        case TurnStatus::Kind::refused:
            return cross + RefusalText::of(view.status.refusal, alphabet, word);
        case TurnStatus::Kind::notOnBoard:
            return cross + tr("no snake on the board spells this word");
        case TurnStatus::Kind::noWordFits:
            return cross + tr("no word fits these letters; type the letter of the joker if you know one");
        case TurnStatus::Kind::jokerUndecided:
            return tr("type the letter that the joker stands for");
        case TurnStatus::Kind::foreignKey:
            return cross +
                   tr("the alphabet of this match has no “%1”").arg(QString::fromStdString(view.status.text));
        case TurnStatus::Kind::declareFirst:
            return cross + tr("first declare the kind of the move");
    }
    return {};
}

}  // namespace bukvol::desktop
