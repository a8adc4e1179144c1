#include "desktop/look/move_film.h"

#include <QLineF>
#include <algorithm>

namespace bukvol::desktop {

namespace {

// Milliseconds at the usual speed.
constexpr int changeTime = 320;
constexpr int letterTime = 150;
constexpr int heldTime = 900;

QPointF centreOf(Square square) {
    return {double(square.file()), double(square.rank())};
}

/// Starts fast and comes to rest gently.
double eased(double part) {
    const double rest = 1 - part;
    return 1 - rest * rest * rest;
}

QPointF between(QPointF from, QPointF to, double part) {
    return from + part * (to - from);
}

/// On the way a tile swerves to one side, so that two that change places pass each other.
QPointF swerving(QPointF from, QPointF to, double part) {
    const QLineF way(from, to);
    const QPointF side = way.length() > 0 ? QPointF(way.dy(), -way.dx()) / way.length() : QPointF();
    return between(from, to, part) + side * (4 * part * (1 - part) * std::min(0.45, way.length() * 0.3));
}

/// A tile on its way is a little nearer to the eye.
double sizeOnWay(double part) {
    return 1 + 0.1 * 4 * part * (1 - part);
}

}  // namespace

int MoveFilm::changeLength() const {
    return change && !std::holds_alternative<StatusQuo>(*change) ? changeTime : 0;
}

int MoveFilm::wordLength() const {
    return snake.empty() ? 0 : static_cast<int>(snake.size()) * letterTime + heldTime;
}

int MoveFilm::runLength() const {
    return changeLength() + static_cast<int>(snake.size()) * letterTime;
}

void MoveFilm::showChange(BoardScene& scene, double part) const {
    const double way = eased(part);
    const auto move = [&](Square square, Tile tile, QPointF from, QPointF to, bool swerves) {
        scene.absent.insert(square);
        scene.moving.push_back(
            {tile, swerves ? swerving(from, to, way) : between(from, to, way), sizeOnWay(way), 1});
    };
    if (const auto* placement = std::get_if<Placement>(&*change)) {
        move(placement->square, after.tile(placement->square), letterFrom, centreOf(placement->square),
             false);
    } else if (const auto* castling = std::get_if<Castling>(&*change)) {
        const QPointF first = centreOf(castling->first);
        const QPointF second = centreOf(castling->second);
        move(castling->second, before.tile(castling->first), first, second, true);
        move(castling->first, before.tile(castling->second), second, first, true);
    } else if (const auto* transfer = std::get_if<Transfer>(&*change)) {
        move(transfer->to, before.tile(transfer->from), centreOf(transfer->from), centreOf(transfer->to),
             false);
    } else if (const auto* replacement = std::get_if<Replacement>(&*change)) {
        const QPointF place = centreOf(replacement->square);
        move(replacement->square, before.tile(replacement->square), place, letterFrom, true);
        move(replacement->square, after.tile(replacement->square), letterFrom, place, true);
    }
}

void MoveFilm::show(BoardScene& scene, double time) const {
    scene.board = after;
    scene.snake.clear();
    scene.jokerLetters.clear();
    scene.marked = {};
    if (change)
        scene.changed = changedSquares(*change);
    if (time < changeLength())
        return showChange(scene, time / changeLength());
    scene.snake = snake;
    scene.jokerLetters = jokerLetters;
    scene.snakeDrawn = 1 + (time - changeLength()) / letterTime;
}

}  // namespace bukvol::desktop
