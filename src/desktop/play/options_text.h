// The options of a match in words, for paper.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/match/match.h"

namespace bukvol::desktop {

class OptionsText {
    Q_DECLARE_TR_FUNCTIONS(OptionsText)
public:
    /// A short sentence without a full stop for each option that was decided.
    static QStringList lines(const MatchSetup& setup, const Language& language);

private:
    static QStringList board(const GameOptions& game);
    static QStringList words(const MatchSetup& setup, const Language& language);
};

}  // namespace bukvol::desktop
