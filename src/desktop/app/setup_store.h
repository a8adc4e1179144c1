// Keeps the options of a match in a settings file. Whatever cannot be used is left at its default.
#pragma once

#include <QSettings>

#include "core/match/match.h"

namespace bukvol::desktop {

/// A player's name is kept to this length, which a seat's card can show.
inline constexpr int keptNameLength = static_cast<int>(maxNameLength) / 2;

/// `group`: under which the options are kept ("match").
MatchSetup readSetup(const QSettings& store, const QString& group);
void writeSetup(QSettings& store, const QString& group, const MatchSetup& setup);

}  // namespace bukvol::desktop
