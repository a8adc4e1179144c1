// What is said of the computer's play and in its hints.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/match/match.h"
#include "core/review/hint.h"
#include "desktop/play/computer_time.h"

namespace bukvol::desktop {

class ComputerText {
    Q_DECLARE_TR_FUNCTIONS(ComputerText)
public:
    /// `level`: 1 to computerLevels.
    static QString levelName(int level);
    /// How a computer's seat is called that was given no name.
    static QString seatName(const std::vector<Seat>& seats, std::size_t seat);
    static QString paceName(ComputerPace pace);
    /// "computer, level: Master"
    static QString about(const Seat& seat);
    /// "Master is thinking…"
    static QString thinking(const Match& match);
    /// What people are told who make a move for it.
    static QString notYourTurn(const Match& match);
    /// What it did, with the meaning of its word.
    static QString played(const Match& match, const MatchEntry& entry);

    /// "Hint 2 of 4"
    static QString hintTitle(int step, int steps) { return tr("Hint %1 of %2").arg(step).arg(steps); }
    static QString hint(const Match& match, const Hint& hint);
    static QString noHint() { return tr("There is no word to be found here: pass the move"); }
    static QString searchingHint() { return tr("Looking for a hint…"); }
};

}  // namespace bukvol::desktop
