// The pictures of the players' guide, drawn by the program itself.
#pragma once

#include <QImage>
#include <QString>
#include <array>
#include <optional>

#include "core/match/record.h"
#include "desktop/look/board_scene.h"
#include "desktop/look/theme.h"
#include "desktop/play/lesson.h"

namespace bukvol::desktop {

/// Whose moves the pictures show.
struct GuideMatches {
    std::optional<Lesson> lesson;
    std::optional<Match> balda;
};
GuideMatches guideMatches(const QString& language, const LexiconProvider& lexicons);

/// The pictures that a guide may name.
inline constexpr std::array guidePictures{"start",    "placement",   "status-quo", "castling",
                                          "transfer", "replacement", "balda"};

/// What a picture of the guide shows: the board before the lesson's first move ("start"), its move of a kind
/// ("status-quo"), or the last move of a match of Балда ("balda"). None for another name.
std::optional<BoardScene> guideScene(const GuideMatches& matches, const QString& name);

/// `side` in the units of the screen, `pixelRatio` pixels for each.
QImage drawGuidePicture(const BoardScene& scene, const Theme& theme, int side, double pixelRatio);

}  // namespace bukvol::desktop
