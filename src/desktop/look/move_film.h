// A move as it is seen happening: first the change, then the word that runs along its snake.
#pragma once

#include <optional>

#include "desktop/look/board_scene.h"

namespace bukvol::desktop {

struct MoveFilm {
    Board before;
    Board after;
    std::optional<Change> change;  ///< none: the change is not shown, only the word
    Snake snake;                   ///< empty: only the change is shown
    std::vector<std::optional<Letter>> jokerLetters;
    QPointF letterFrom;  ///< where a letter of the hand comes from, counted in squares

    /// How long it is at the usual speed, in milliseconds.
    int length() const { return changeLength() + wordLength(); }
    /// When the word has run over its whole snake.
    int runLength() const;
    /// Puts what is seen after some milliseconds of the usual speed into a scene.
    void show(BoardScene& scene, double time) const;

private:
    int changeLength() const;
    int wordLength() const;
    void showChange(BoardScene& scene, double part) const;
};

}  // namespace bukvol::desktop
