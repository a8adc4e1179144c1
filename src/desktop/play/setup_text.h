// The sentences about the setup of a match.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/match/match.h"

namespace bukvol::desktop {

class SetupText {
    Q_DECLARE_TR_FUNCTIONS(SetupText)
public:
    /// A line about a game, for who chooses one.
    static QString about(GameKind game);
    /// The options of a match in a line: "Russian · board of 5×5 · …".
    static QString summary(const MatchSetup& setup, const Language& language);
    /// Why no match can be played with the options; empty where one can.
    static QString problem(const GameOptions& options, const Language& language);
    /// The way out of a problem that `evenedOut` knows.
    static QString suggestion(const BaldaOptions& from, const BaldaOptions& to);

private:
    static QStringList ofBukvologika(const GameOptions& options);
    static QStringList ofBalda(const BaldaOptions& options);
};

}  // namespace bukvol::desktop
