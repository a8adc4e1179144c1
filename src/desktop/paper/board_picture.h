// A board as a picture file.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include "desktop/look/board_scene.h"
#include "desktop/look/theme.h"

namespace bukvol::desktop {

/// The length of a picture's longer side, in pixels.
inline constexpr int smallestPicture = 64;
inline constexpr int largestPicture = 8192;

/// What is pictured, and what is told of it to those who do not see it.
struct BoardPicture {
    BoardScene scene;
    Theme theme;
    QString title;
    QString description;
    bool forPaper = false;  ///< as paper's boards: changed tiles are marked by shape too
};

/// `side`: the longer side in pixels of a screen; `density`: pixels of the picture to each of these. The
/// ground outside the frame is transparent.
QImage drawBoard(const BoardPicture& picture, int side, double density = 1);
/// Empty where it cannot be made.
QByteArray toPng(const BoardPicture& picture, int side, double density = 1);
/// Letters are outlines: they look the same wherever it is opened.
QByteArray toSvg(const BoardPicture& picture, int side);

}  // namespace bukvol::desktop
