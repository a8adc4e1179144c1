// Keeps the options of a match in a settings file, as the header of a record tells them.
#pragma once

#include <QSettings>

#include "core/match/match.h"

namespace bukvol::desktop {

/// A player's name is kept to this length, which a seat's card can show.
inline constexpr int keptNameLength = static_cast<int>(maxNameLength) / 2;

/// The setup kept under a key; what is missing there, or cannot be used, is as in `usual`.
MatchSetup readSetup(const QSettings& store, const QString& key, const MatchSetup& usual);
void writeSetup(QSettings& store, const QString& key, const MatchSetup& setup);

}  // namespace bukvol::desktop
