#include "desktop/play/lesson_text.h"

#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

QString text(Square square) {
    return QString::fromStdString(toText(square));
}

}  // namespace

QString LessonText::title(int step, int steps, MoveKind kind) {
    return tr("%1 of %2. %3").arg(step + 1).arg(steps).arg(TurnText::kindName(kind));
}

QString LessonText::about(MoveKind kind) {
    switch (kind) {
        case MoveKind::placement:
            return tr(
                "A match begins with placements: put a letter on an empty square beside a tile. The word "
                "runs "
                "from tile to touching tile, corners included, and uses the new letter. A letter is a "
                "point.");
        case MoveKind::statusQuo:
            return tr(
                "The board stays as it is: find a word on it. A star is a joker and stands for any letter "
                "you "
                "like.");
        case MoveKind::castling:
            return tr("Any two tiles change places, jokers too. The word uses at least one of the two.");
        case MoveKind::transfer:
            return tr(
                "A tile goes to an empty square that touches another tile. The word uses it in its new "
                "place.");
        case MoveKind::replacement:
            return tr(
                "A letter of the bank and a letter on the board change places. The word uses the new "
                "letter.");
    }
    return {};
}

QString LessonText::askedOfChange(const Lesson& lesson, int step, const TurnView& view) {
    const Change& change = lesson.move(step).change;
    if (const auto* placement = std::get_if<Placement>(&change)) {
        const QString letter = shown(lesson.alphabet(), placement->letter);
        return view.chosenLetter ? tr("Now press the lit square %1").arg(text(placement->square))
                                 : tr("Press the letter %1 below the board, then the lit square %2")
                                       .arg(letter, text(placement->square));
    }
    if (const auto* castling = std::get_if<Castling>(&change))
        return view.chosenSquare ? tr("Now press the other lit tile")
                                 : tr("Press the lit tiles %1 and %2, one after the other")
                                       .arg(text(castling->first), text(castling->second));
    if (const auto* transfer = std::get_if<Transfer>(&change))
        return view.chosenSquare ? tr("Now press the lit square %1").arg(text(transfer->to))
                                 : tr("Press the lit tile %1: it will go to %2")
                                       .arg(text(transfer->from), text(transfer->to));
    if (const auto* replacement = std::get_if<Replacement>(&change)) {
        const QString letter = shown(lesson.alphabet(), replacement->letter);
        return view.chosenLetter ? tr("Now press the lit tile %1").arg(text(replacement->square))
                                 : tr("Press the letter %1 below the board, then the lit tile %2")
                                       .arg(letter, text(replacement->square));
    }
    return {};
}

QString LessonText::asked(const Lesson& lesson, int step, const TurnView& view) {
    const Move& move = lesson.move(step);
    const QString word = shown(lesson.alphabet(), move.word);
    switch (lesson.ask(step, view)) {
        case Lesson::Ask::declare:
            return tr("Say the kind of your move: press “%1” or the key %2")
                .arg(TurnText::kindName(lesson.kind(step)))
                .arg(static_cast<int>(lesson.kind(step)) + 1);
        case Lesson::Ask::change:
            return askedOfChange(lesson, step, view);
        case Lesson::Ask::name:
            return view.word.empty() ? tr("Name the word %1: run over its tiles or type it").arg(word)
                                     : tr("Go on: %1").arg(word);
        case Lesson::Ask::joker:
            for (std::size_t i = 0; i < view.word.size(); ++i) {
                if (view.word[i].joker)
                    return tr("Several words fit. Type the letter of the joker: %1")
                        .arg(shown(lesson.alphabet(), move.word[i]));
            }
            break;
        case Lesson::Ask::submit:
            return tr("The word is ready: press “Count it” or Enter");
    }
    return {};
}

QString LessonText::done() {
    return tr(
        "You have made a move of each kind. In a match you choose the kind yourself, and the longest word "
        "wins "
        "the most points. The rules are in the Help menu.");
}

}  // namespace bukvol::desktop
