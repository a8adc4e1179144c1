// What a board shows of a move that was played: for pictures and paper.
#pragma once

#include "core/language/language.h"
#include "desktop/look/board_scene.h"

namespace bukvol::desktop {

/// How each letter of an alphabet is shown, by its number.
std::vector<QString> letterTexts(const Alphabet& alphabet);
/// A board as it stands.
BoardScene standingScene(const Alphabet& alphabet, const Board& board);
/// The board after a move, with its snake, the changed tiles, and a mark where a tile was taken away.
BoardScene moveScene(const Alphabet& alphabet, const Board& after, const Move& move);

}  // namespace bukvol::desktop
