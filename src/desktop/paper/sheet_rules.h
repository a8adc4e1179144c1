// The rules of a game in ten lines, for those who play on paper.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/snake/game_options.h"

namespace bukvol::desktop {

class SheetRules {
    Q_DECLARE_TR_FUNCTIONS(SheetRules)
public:
    static QStringList of(GameKind game);
};

}  // namespace bukvol::desktop
