#include "desktop/play/refusal_text.h"

#include "core/language/text.h"

namespace bukvol::desktop {

QString shown(const Alphabet& alphabet, const Word& word) {
    return QString::fromStdString(alphabet.text(word));
}

QString shown(const Alphabet& alphabet, Letter letter) {
    return letter < alphabet.size() ? QString::fromStdString(alphabet.text(letter)) : QStringLiteral("?");
}

QString shownLower(const Alphabet& alphabet, const Word& word) {
    return QString::fromStdString(lowerCase(alphabet.text(word)));
}

QString RefusalText::of(const Refusal& refusal, const Alphabet& alphabet, const Word& word) {
    const QString square =
        refusal.square ? QString::fromStdString(toText(*refusal.square)) : QStringLiteral("?");
    const QString letter = refusal.letter ? shown(alphabet, *refusal.letter) : QStringLiteral("?");
    const QString text = QString::fromStdString(refusal.text);
    switch (refusal.reason) {
        case Reason::malformed:
            return text.isEmpty() ? tr("this move cannot be read")
                                  : tr("this move cannot be read: “%1”").arg(text);
        case Reason::squareOffBoard:
            return tr("%1 is not on the board").arg(square);
        case Reason::squareOccupied:
            return tr("%1 is occupied").arg(square);
        case Reason::squareEmpty:
            return tr("there is no tile on %1").arg(square);
        case Reason::touchesNothing:
            return tr("%1 touches no tile").arg(square);
        case Reason::notAtStartSquare:
            return tr("%1 does not touch the start square: the first letters are put beside it").arg(square);
        case Reason::letterNotAtHand:
            return tr("the letter %1 is not at hand").arg(letter);
        case Reason::jokerStays:
            return tr("the joker on %1 cannot be replaced").arg(square);
        case Reason::nothingChanges:
            return tr("this changes nothing; without a change it is a Status quo");
        case Reason::kindNotAllowed:
            return tr("this kind of move cannot be played now");
        case Reason::snakeLength:
            return tr("the snake and the word differ in length");
        case Reason::snakeBroken:
            return tr("the snake breaks off: %1 does not touch its last square").arg(square);
        case Reason::snakeRepeats:
            return tr("the snake comes to %1 twice").arg(square);
        case Reason::snakeCrosses:
            return tr("the snake crosses itself before %1").arg(square);
        case Reason::snakeOverEmpty:
            return tr("there is no letter on %1").arg(square);
        case Reason::letterMismatch:
            return refusal.letter ? tr("%1 does not show the letter %2").arg(square, letter)
                                  : tr("%1 shows another letter").arg(square);
        case Reason::wordMissesChange:
            return tr("the word has to use the changed tile");
        case Reason::wordTooShort:
            return tr("the word is too short");
        case Reason::foreignLetter:
            return tr("the alphabet has no letter “%1”").arg(text.isEmpty() ? letter : text);
        case Reason::letterRepeated:
            return tr("the letter %1 stands on the start square already; its five letters all differ")
                .arg(letter);
        case Reason::notStartSquareCell:
            return tr("%1 is not a place of the start square now").arg(square);
        case Reason::notNow:
            return tr("this cannot be done now");
        case Reason::badDraw:
            return tr("the bag cannot have given these letters");
        default:
            return ofWord(refusal, alphabet, word);
    }
}

Refusal RefusalText::told(Refusal refusal, const MatchSetup& setup) {
    if (refusal.judgement && !setup.hints)
        refusal.judgement->near.clear();
    return refusal;
}

QString RefusalText::near(const Judgement& judgement, const Alphabet& alphabet) {
    QStringList words;
    for (const Word& word : judgement.near)
        words << shownLower(alphabet, word);
    return words.join(QStringLiteral(", "));
}

QString RefusalText::ofWord(const Refusal& refusal, const Alphabet& alphabet, const Word& word) {
    const Judgement judgement = refusal.judgement.value_or(Judgement{});
    const Word& spelling = judgement.spelling.empty() ? word : judgement.spelling;
    const QString name = spelling.empty() ? tr("this word") : shownLower(alphabet, spelling);
    const QString lemma = shownLower(alphabet, judgement.lemma);
    switch (refusal.reason) {
        case Reason::wordRepeated:
            return tr("%1 — this word has been played already").arg(name);
        case Reason::wordUnknown: {
            const QString similar = near(judgement, alphabet);
            return similar.isEmpty()
                       ? tr("%1 — the dictionary has no such word").arg(name)
                       : tr("%1 — the dictionary has no such word; it has: %2").arg(name, similar);
        }
        case Reason::wordNotNoun:
            switch (judgement.partOfSpeech.value_or(PartOfSpeech::other)) {
                case PartOfSpeech::adjective:
                    return tr("%1 — an adjective, not a noun").arg(name);
                case PartOfSpeech::adverb:
                    return tr("%1 — an adverb, not a noun").arg(name);
                case PartOfSpeech::verb:
                    return tr("%1 — a verb, not a noun").arg(name);
                case PartOfSpeech::numeral:
                    return tr("%1 — a numeral, not a noun").arg(name);
                case PartOfSpeech::pronoun:
                    return tr("%1 — a pronoun, not a noun").arg(name);
                default:
                    return tr("%1 — not a noun").arg(name);
            }
        case Reason::wordNotNominative:
            return ofForm(judgement, alphabet, name);
        case Reason::wordPlural:
            return lemma.isEmpty() ? tr("%1 — a plural").arg(name)
                                   : tr("%1 — the plural of “%2”").arg(name, lemma);
        case Reason::wordPluralOnly:
            return tr("%1 — a noun without a singular; this match does not count them").arg(name);
        case Reason::wordProperName:
            return tr("%1 — a proper name").arg(name);
        case Reason::wordAbbreviation:
            return tr("%1 — an abbreviation").arg(name);
        case Reason::wordDiminutive:
            return lemma.isEmpty() ? tr("%1 — a diminutive").arg(name)
                                   : tr("%1 — a diminutive of “%2”").arg(name, lemma);
        case Reason::wordObscene:
            return tr("%1 — this match does not count obscene words").arg(name);
        case Reason::wordShown:
            return tr("%1 — the board already shows this word").arg(name);
        default:
            return tr("this cannot be played");
    }
}

QString RefusalText::ofForm(const Judgement& judgement, const Alphabet& alphabet, const QString& word) {
    const QString lemma = shownLower(alphabet, judgement.lemma);
    if (judgement.definite && !lemma.isEmpty())
        return tr("%1 — a definite form of “%2”").arg(word, lemma);
    if (lemma.isEmpty())
        return tr("%1 — not the nominative singular").arg(word);
    switch (judgement.grammaticalCase.value_or(GrammaticalCase::nominative)) {
        case GrammaticalCase::genitive:
            return tr("%1 — the genitive of “%2”").arg(word, lemma);
        case GrammaticalCase::dative:
            return tr("%1 — the dative of “%2”").arg(word, lemma);
        case GrammaticalCase::accusative:
            return tr("%1 — the accusative of “%2”").arg(word, lemma);
        case GrammaticalCase::instrumental:
            return tr("%1 — the instrumental of “%2”").arg(word, lemma);
        case GrammaticalCase::locative:
            return tr("%1 — the prepositional case of “%2”").arg(word, lemma);
        case GrammaticalCase::vocative:
            return tr("%1 — the vocative of “%2”").arg(word, lemma);
        case GrammaticalCase::nominative:
            break;
    }
    return tr("%1 — a form of “%2”").arg(word, lemma);
}

QString RefusalText::of(const RecordError& error, const Alphabet* alphabet) {
    const QString about = QString::fromStdString(error.about);
    switch (error.kind) {
        case RecordError::Kind::notARecord:
            return tr("this is not a record of a match");
        case RecordError::Kind::newerVersion:
            return tr("the record was made by a newer version of the program");
        case RecordError::Kind::tooLarge:
            return tr("the file is too large for a record");
        case RecordError::Kind::notUtf8:
            return tr("line %1 is not UTF-8 text").arg(error.line);
        case RecordError::Kind::badTag:
            return tr("line %1 of the header cannot be read: “%2”").arg(error.line).arg(about);
        case RecordError::Kind::missingTag:
            return tr("the header lacks “%1”").arg(about);
        case RecordError::Kind::badOptions:
            return tr("the options of the match are not possible: %1").arg(about);
        case RecordError::Kind::unknownLanguage:
            return tr("there is no dictionary for the language “%1”").arg(about);
        case RecordError::Kind::otherAlphabet:
            return tr("the record was made with another alphabet");
        case RecordError::Kind::badOrder:
            return tr("line %1: the lot is no order of the players: “%2”").arg(error.line).arg(about);
        case RecordError::Kind::badLine:
            return tr("line %1 cannot be read: “%2”").arg(error.line).arg(about);
        case RecordError::Kind::wrongScore:
            return tr("line %1: the score is not what the rules give: “%2”").arg(error.line).arg(about);
        case RecordError::Kind::refused:
            break;
    }
    if (error.refusal && alphabet != nullptr)
        return tr("line %1: %2").arg(error.line).arg(of(*error.refusal, *alphabet));
    return tr("line %1: the rules do not allow “%2”").arg(error.line).arg(about);
}

}  // namespace bukvol::desktop
