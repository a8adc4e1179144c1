// Positions as people write and paste them.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/snake/game_options.h"

namespace bukvol::desktop {

/// Why a pasted text is no position, and in which of its lines.
struct PositionProblem {
    int line = 0;  ///< from 1; 0: of the text as a whole
    QString what;
};

/// More letters than this are at nobody's hand.
inline constexpr std::size_t mostLettersAtHand = 99;

class PositionText {
    Q_DECLARE_TR_FUNCTIONS(PositionText)
public:
    /// Reads the one line of the text that is not empty (RULES, "Positions and moves as text").
    static Result<Position, PositionProblem> read(GameKind game, const QString& text,
                                                  const Alphabet& alphabet);
    static QString write(GameKind game, const Position& position, const Alphabet& alphabet);
    /// "Line 2: …"
    static QString of(const PositionProblem& problem);

private:
    static QString of(const PositionError& error);
};

}  // namespace bukvol::desktop
