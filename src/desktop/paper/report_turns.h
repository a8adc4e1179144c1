// The turns of a match as a report shows them.
#pragma once

#include <vector>

#include "core/match/match.h"
#include "desktop/look/board_scene.h"
#include "desktop/look/score_curve.h"

namespace bukvol::desktop {

struct ReportTurn {
    int round = 0;  ///< from 1: which turn of its player
    int player = 0;
    SheetCell cell;
    BoardScene scene;  ///< the board after it
};

struct ReportTurns {
    Board begin;  ///< before the first turn
    std::vector<ReportTurn> turns;
    std::vector<ScoreLine> scores;  ///< by player; points for words, at the end those for time too
};

ReportTurns reportTurns(const Match& match);

}  // namespace bukvol::desktop
