// What several dialogs do with boxes to choose from.
#pragma once

#include <QComboBox>

#include "desktop/app/lexicon_locator.h"

namespace bukvol::desktop {

/// Chooses the item that holds a value; the first where none does.
void chooseData(QComboBox& box, const QVariant& value);

/// Adds every language that has a dictionary, under its name in the interface's language; its data is its
/// code.
void addLanguages(QComboBox& box, LexiconLocator& lexicons);

}  // namespace bukvol::desktop
