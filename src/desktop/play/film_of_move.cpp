#include "desktop/play/film_of_move.h"

namespace bukvol::desktop {

MoveFilm filmOf(const GameState& before, const WordJudge& judge, const Move& move) {
    return filmOf(moveContext(before, judge), before.position(), move);
}

MoveFilm filmOf(const MoveContext& context, const Position& before, const Move& move) {
    MoveFilm film;
    film.before = before.board;
    film.after = afterChange(context, before, move.change).board;
    film.change = move.change;
    film.snake = move.snake;
    for (std::size_t step = 0; step < move.snake.size(); ++step)
        film.jokerLetters.push_back(
            film.after.tile(move.snake[step]).isJoker() ? std::optional(move.word[step]) : std::nullopt);
    return film;
}

}  // namespace bukvol::desktop
