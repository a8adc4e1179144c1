#include "desktop/paper/report_turns.h"

#include <map>

#include "core/match/match_states.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

ReportTurns reportTurns(const Match& match) {
    const auto players = static_cast<std::size_t>(match.players());
    ReportTurns report;
    std::map<std::size_t, ReportTurn> byEntry;
    const auto sheet = match.scoreSheet();
    for (std::size_t player = 0; player < players; ++player) {
        report.scores.push_back({TurnText::name(match, static_cast<int>(player)), {0}});
        for (std::size_t i = 0; i < sheet[player].size(); ++i)
            byEntry[sheet[player][i].entry] = {static_cast<int>(i + 1), static_cast<int>(player),
                                               sheet[player][i], BoardScene()};
    }
    const Alphabet& alphabet = match.language().alphabet;
    MatchWalk walk(match);
    walk.advanceTo(byEntry.empty() ? match.entries().size() : byEntry.begin()->first);
    report.begin = walk.state().board;
    for (auto& [entry, turn] : byEntry) {
        walk.advanceTo(entry + 1);
        const Board& board = walk.state().board;
        const auto* play = std::get_if<PlayMove>(&match.entries()[entry].action);
        turn.scene =
            play != nullptr ? moveScene(alphabet, board, play->move) : standingScene(alphabet, board);
        for (std::size_t player = 0; player < players; ++player)
            report.scores[player].points.push_back(walk.state().scores[player]);
        report.turns.push_back(std::move(turn));
    }
    for (std::size_t player = 0; player < players; ++player)
        report.scores[player].points.back() = match.points(static_cast<int>(player));
    return report;
}

}  // namespace bukvol::desktop
