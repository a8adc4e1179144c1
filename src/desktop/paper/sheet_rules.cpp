#include "desktop/paper/sheet_rules.h"

namespace bukvol::desktop {

QStringList SheetRules::of(GameKind game) {
    if (game == GameKind::balda)
        return {
            tr("Write a noun of five letters across the middle row. It counts as played."),
            tr("Take turns. Write one letter of your choice in an empty square that shares a side with a "
               "filled one."),
            tr("Then name a word that uses this letter. Write it down with its points."),
            tr("The word goes from square to square by sides, not by corners."),
            tr("No square is used twice in one word."),
            tr("A word is a common noun, singular, in the nominative: no names, no abbreviations."),
            tr("No word counts twice in a game, whoever played it."),
            tr("A letter is a point: the longer the word, the better."),
            tr("Who finds no word passes. If all pass in turn, the game ends."),
            tr("When the board is full, the player with the most points wins."),
        };
    return {
        tr("Cut out the letters and put them into a bag. Lay out the start square: four stars and five "
           "different letters on the marked squares."),
        tr("Draw nine letters and lay them open: this bank is for everyone. What is spent is drawn anew."),
        tr("The first two moves of each player put a letter of the bank beside the start square."),
        tr("After that, first say the kind of your move. Placement: put a letter of the bank beside a tile."),
        tr("Status quo: change nothing. Castling: exchange any two tiles."),
        tr("Transfer: take a tile to another square beside a tile. Replacement: exchange a letter of the "
           "board "
           "with one of the bank."),
        tr("Then name a word over the tiles, from square to touching square, corners too, none twice; it "
           "uses "
           "a changed tile."),
        tr("A star is any letter you like, each time anew."),
        tr("A word is a common noun, singular, in the nominative. No word counts twice in a game."),
        tr("A letter is a point, a star too. After the agreed number of moves the most points win."),
    };
}

}  // namespace bukvol::desktop
