#include "desktop/play/match_film.h"

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

}  // namespace bukvol::desktop
