#include "desktop/look/board_changes.h"

#include <algorithm>
#include <cmath>

namespace bukvol::desktop {

namespace {

SquareSet ofOne(std::optional<Square> square) {
    return square ? SquareSet::of(*square) : SquareSet{};
}

/// The squares of the snake from a step on, with the step that leads there.
SquareSet ofSnake(const Snake& snake, std::size_t from) {
    SquareSet squares;
    for (std::size_t step = from == 0 ? 0 : from - 1; step < snake.size(); ++step)
        squares = squares | squaresOfStep(snake[step], snake[step + 1 < snake.size() ? step + 1 : step]);
    return squares;
}

SquareSet ofSnakes(const BoardScene& before, const BoardScene& after) {
    const auto mismatch =
        std::mismatch(before.snake.begin(), before.snake.end(), after.snake.begin(), after.snake.end());
    auto same = static_cast<std::size_t>(mismatch.first - before.snake.begin());
    if (before.snakeDrawn != after.snakeDrawn)
        same = std::min({same, before.lettersDrawn(), after.lettersDrawn()});
    const bool alike = same == before.snake.size() && same == after.snake.size();
    SquareSet squares = alike ? SquareSet{} : ofSnake(before.snake, same) | ofSnake(after.snake, same);
    if (before.jokerLetters != after.jokerLetters)
        squares = squares | ((ofSnake(before.snake, 0) | ofSnake(after.snake, 0)) &
                             (before.board.jokers() | after.board.jokers()));
    return squares;
}

SquareSet ofMoving(const BoardScene& scene) {
    SquareSet squares;
    for (const MovingTile& tile : scene.moving) {
        const double reach = tile.size / 2 + 0.1;
        for (const Square square : scene.board.geometry().squares()) {
            if (std::abs(square.file() - tile.centre.x()) < 0.5 + reach &&
                std::abs(square.rank() - tile.centre.y()) < 0.5 + reach)
                squares.insert(square);
        }
    }
    return squares;
}

/// Whether a moving tile shows over the frame around the squares.
bool overFrame(const BoardScene& scene) {
    const Geometry& geometry = scene.board.geometry();
    return std::any_of(scene.moving.begin(), scene.moving.end(), [&](const MovingTile& tile) {
        const double reach = tile.size / 2 + 0.1;
        return tile.centre.x() < reach - 0.5 || tile.centre.x() > geometry.files - 0.5 - reach ||
               tile.centre.y() < reach - 0.5 || tile.centre.y() > geometry.ranks - 0.5 - reach;
    });
}

}  // namespace

SquareSet squaresOfStep(Square from, Square to) {
    SquareSet squares;
    for (const int file : {from.file(), to.file()}) {
        for (const int rank : {from.rank(), to.rank()})
            squares.insert(Square(file, rank));
    }
    return squares;
}

std::optional<SquareSet> changedLooks(const BoardScene& before, const BoardScene& after) {
    if (before.board.geometry() != after.board.geometry() || before.letters != after.letters ||
        before.hidden != after.hidden || overFrame(before) || overFrame(after))
        return std::nullopt;
    SquareSet squares;
    for (const Square square : after.board.geometry().squares()) {
        const auto was = before.board.tileAt(square);
        const auto is = after.board.tileAt(square);
        if (was != is || (is && !is->isJoker() && was->face() != is->face()))
            squares.insert(square);
    }
    const auto differing = [&](SquareSet a, SquareSet b) { squares = squares | (a - b) | (b - a); };
    differing(before.marked, after.marked);
    differing(before.changed, after.changed);
    differing(before.absent, after.absent);
    differing(ofOne(before.chosen), ofOne(after.chosen));
    differing(ofOne(before.hinted), ofOne(after.hinted));
    differing(ofOne(before.hovered), ofOne(after.hovered));
    differing(ofOne(before.lifted), ofOne(after.lifted));
    return squares | ofSnakes(before, after) | ofMoving(before) | ofMoving(after);
}

}  // namespace bukvol::desktop
