#include "desktop/play/setup_text.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace bukvol::desktop {

QString SetupText::about(GameKind game) {
    return game == GameKind::balda
               ? tr("Add a letter, find a word with it: the longer, the better")
               : tr("Letters, jokers and five kinds of move on a board of seven by seven");
}

QStringList SetupText::ofBukvologika(const GameOptions& options) {
    return {tr("%n move(s) each", nullptr, options.movesPerPlayer),
            options.supply == LetterSupply::commonBank
                ? tr("common bank of %n letter(s)", nullptr, options.lettersAtHand)
                : tr("racks of %n letter(s)", nullptr, options.lettersAtHand)};
}

QStringList SetupText::ofBalda(const BaldaOptions& options) {
    QStringList parts{tr("board of %1×%2").arg(options.board.files).arg(options.board.ranks)};
    parts << tr("start word of %n letter(s)", nullptr, options.wordLength);
    if (options.steps == Steps::king)
        parts << tr("by corners too");
    if (options.reuse)
        parts << tr("squares used again");
    return parts;
}

QString SetupText::summary(const MatchSetup& setup, const Language& language) {
    QStringList parts{QString::fromStdString(language.nameIn(QLocale().bcp47Name().left(2).toStdString()))};
    parts << (setup.game.game == GameKind::balda ? ofBalda(setup.game.balda) : ofBukvologika(setup.game));
    if (setup.clock.minutes)
        parts << tr("%n minute(s) each", nullptr, *setup.clock.minutes);
    return parts.join(QStringLiteral(" · "));
}

QString SetupText::problem(const GameOptions& options, const Language& language) {
    const auto problems = problemsOf(options, language);
    const auto has = [&](OptionsProblem one) {
        return std::find(problems.begin(), problems.end(), one) != problems.end();
    };
    if (problems.empty())
        return {};
    if (has(OptionsProblem::bagTooSmall))
        return tr("The bag has too few letters for so many racks.");
    if (has(OptionsProblem::movesPerPlayer))
        return tr("Choose 1 to 99 moves.");
    if (has(OptionsProblem::unevenCells))
        return tr("%n empty square(s) cannot be shared out evenly among %1 players.", nullptr,
                  emptySquares(options.balda))
            .arg(options.players);
    return tr("A match cannot be played with these options.");
}

QString SetupText::suggestion(const BaldaOptions& from, const BaldaOptions& to) {
    return from.board == to.board ? tr("Take a word of %n letter(s)", nullptr, to.wordLength)
                                  : tr("Take a board of %1×%2").arg(to.board.files).arg(to.board.ranks);
}

}  // namespace bukvol::desktop
