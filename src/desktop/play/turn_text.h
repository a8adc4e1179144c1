// The sentences of a turn: kinds of move, what is expected next, what is to be said of the word.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/match/match.h"
#include "desktop/play/turn_view.h"

namespace bukvol::desktop {

class TurnText {
    Q_DECLARE_TR_FUNCTIONS(TurnText)
public:
    static QString gameName(GameKind game);
    static QString kindName(MoveKind kind);
    /// What the kind is, for a tool tip.
    static QString kindHelp(MoveKind kind);
    /// What the player in turn is to do next.
    static QString expected(const Match& match, const TurnView& view);
    /// What is to be said of the word or the last gesture, with its ✓ or ✕.
    static QString status(const Match& match, const TurnView& view);
    static QString points(int count) { return tr("%n point(s)", nullptr, count); }
    static QString result(const Match& match);
    /// "Мария 18 : 15 Ёлка"
    static QString score(const Match& match);
    /// How a player is called.
    static QString name(const Match& match, int player);

private:
    /// `first`: what is said before anything is chosen.
    static QString expectedOfPlacement(const TurnView& view, const QString& name, const QString& first);
    static QString expectedOfChange(const TurnView& view, const QString& name);
    static QString jokers(const Match& match, const TurnView& view);
};

}  // namespace bukvol::desktop
