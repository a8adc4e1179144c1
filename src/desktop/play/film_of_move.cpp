#include "desktop/play/film_of_move.h"

namespace bukvol::desktop {

MoveFilm filmOf(const Move& move, const Board& before, const Board& after, QPointF letterFrom) {
    MoveFilm film;
    film.before = before;
    film.after = after;
    film.change = move.change;
    film.snake = move.snake;
    for (std::size_t step = 0; step < move.snake.size(); ++step)
        film.jokerLetters.push_back(after.tile(move.snake[step]).isJoker() ? std::optional(move.word[step])
                                                                           : std::nullopt);
    film.letterFrom = letterFrom;
    return film;
}

MoveFilm filmOf(const GameState& before, const WordJudge& judge, const Move& move) {
    return filmOf(moveContext(before, judge), before.position(), move);
}

MoveFilm filmOf(const MoveContext& context, const Position& before, const Move& move) {
    return filmOf(move, before.board, afterChange(context, before, move.change).board);
}

}  // namespace bukvol::desktop
