// A move as a line of the score sheet.
#pragma once

#include "core/match/match.h"
#include "desktop/widgets/score_sheet.h"

namespace bukvol::desktop {

/// What the match began with; empty where it began without a word.
QString startWordText(const Match& match);
SheetEntry sheetEntry(const Match& match, const SheetCell& cell);

}  // namespace bukvol::desktop
