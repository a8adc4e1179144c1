// A move as a line of the score sheet.
#pragma once

#include "core/match/match.h"
#include "desktop/widgets/score_sheet.h"

namespace bukvol::desktop {

SheetEntry sheetEntry(const Match& match, const SheetCell& cell);

}  // namespace bukvol::desktop
