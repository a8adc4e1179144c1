#include "desktop/play/move_scene.h"

#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

std::vector<QString> letterTexts(const Alphabet& alphabet) {
    std::vector<QString> texts;
    for (std::size_t letter = 0; letter < alphabet.size(); ++letter)
        texts.push_back(shown(alphabet, static_cast<Letter>(letter)));
    return texts;
}

BoardScene standingScene(const Alphabet& alphabet, const Board& board) {
    BoardScene scene;
    scene.board = board;
    scene.letters = letterTexts(alphabet);
    return scene;
}

BoardScene moveScene(const Alphabet& alphabet, const Board& after, const Move& move) {
    BoardScene scene = standingScene(alphabet, after);
    scene.changed = changedSquares(move.change);
    if (const auto* transfer = std::get_if<Transfer>(&move.change))
        scene.marked.insert(transfer->from);
    scene.snake = move.snake;
    for (std::size_t i = 0; i < move.snake.size(); ++i)
        scene.jokerLetters.push_back(after.tile(move.snake[i]).isJoker() ? std::optional(move.word[i])
                                                                         : std::nullopt);
    return scene;
}

}  // namespace bukvol::desktop
