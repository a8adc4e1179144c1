// The pictures of the players' guide, drawn by the program itself.
#pragma once

#include <QImage>
#include <QString>

#include "desktop/look/board_scene.h"
#include "desktop/look/theme.h"
#include "desktop/play/lesson.h"

namespace bukvol::desktop {

/// What a picture of the guide shows: the board before the lesson's first move ("start"), or its move of a
/// kind
/// ("status-quo"). None for another name.
std::optional<BoardScene> guideScene(const Lesson& lesson, const QString& name);

/// `side` in the units of the screen, `pixelRatio` pixels for each.
QImage drawGuidePicture(const BoardScene& scene, const Theme& theme, int side, double pixelRatio);

}  // namespace bukvol::desktop
