#include "desktop/play/options_text.h"

#include "desktop/words/dictionary_option.h"

namespace bukvol::desktop {

QStringList OptionsText::lines(const MatchSetup& setup, const Language& language) {
    QStringList lines = board(setup.game);
    if (setup.clock.minutes) {
        lines << tr("%n minute(s) for each player", nullptr, *setup.clock.minutes);
        if (setup.clock.penalty)
            lines << tr("a minute over the time gives a point to each opponent");
    } else {
        lines << tr("without a clock");
    }
    return lines + words(setup, language);
}

QStringList OptionsText::board(const GameOptions& game) {
    if (game.game == GameKind::balda) {
        QStringList lines{
            tr("board of %1 by %2 squares").arg(game.balda.board.files).arg(game.balda.board.ranks)};
        lines << (game.balda.steps == Steps::king ? tr("words go by sides and corners, without crossing")
                                                  : tr("words go by sides"));
        if (game.balda.reuse)
            lines << tr("a square may be used again in a word");
        if (game.balda.refuseShownWords)
            lines << tr("words that the board shows already do not count");
        return lines;
    }
    QStringList lines{tr("%n move(s) for each player", nullptr, game.movesPerPlayer)};
    lines << (game.supply == LetterSupply::commonBank
                  ? tr("one common bank of %n letter(s)", nullptr, game.lettersAtHand)
                  : tr("a rack of %n letter(s) for each player", nullptr, game.lettersAtHand));
    lines << (game.startSquare == StartSquareMode::automatic ? tr("the program laid the start square")
                                                             : tr("the players laid the start square"));
    lines << tr("%n opening placement(s) of each player", nullptr, game.openingMoves);
    if (game.strictDeclaration)
        lines << tr("a declared kind of move cannot be changed");
    return lines;
}

QStringList OptionsText::words(const MatchSetup& setup, const Language& language) {
    const GameOptions& game = setup.game;
    QStringList lines;
    if (game.refusalEndsTurn)
        lines << tr("a refused word ends the turn");
    if (game.wordsByAgreement)
        lines << tr("the players may agree on words");
    if (game.words.foldYo && language.folds.contains("yo"))
        lines << tr("Е and Ё are one letter");
    if (game.words.foldShortI && language.folds.contains("short-i"))
        lines << tr("И and Й are one letter");
    lines << (game.words.acceptPluralOnly ? tr("nouns without a singular count")
                                          : tr("nouns without a singular do not count"));
    if (game.words.diminutives != DiminutivePolicy::refuse)
        lines << tr("diminutives count");
    if (setup.hints)
        lines << tr("hints were allowed");
    if (setup.undo)
        lines << tr("moves could be taken back");
    if (!dictionaryOpen(setup))
        lines << tr("the dictionary was closed");
    return lines;
}

}  // namespace bukvol::desktop
