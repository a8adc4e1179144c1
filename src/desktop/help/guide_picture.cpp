#include "desktop/help/guide_picture.h"

#include <QPainter>

#include "desktop/look/board_painter.h"
#include "desktop/pages/lesson_page.h"
#include "desktop/play/match_past.h"
#include "desktop/play/move_scene.h"

namespace bukvol::desktop {

GuideMatches guideMatches(const QString& language, const LexiconProvider& lexicons) {
    return {lessonIn(language, lexicons), preparedMatch(QStringLiteral("balda.%1").arg(language), lexicons)};
}

std::optional<BoardScene> guideScene(const GuideMatches& matches, const QString& name) {
    if (name == QLatin1String("balda")) {
        const auto last = matches.balda ? lastMove(*matches.balda) : std::nullopt;
        if (!last)
            return std::nullopt;
        const auto& play = std::get<PlayMove>(matches.balda->entries()[*last].action);
        return moveScene(matches.balda->language().alphabet, matches.balda->state().board, play.move);
    }
    if (!matches.lesson)
        return std::nullopt;
    const Lesson& lesson = *matches.lesson;
    if (name == QLatin1String("start"))
        return standingScene(lesson.alphabet(), lesson.before(0).state().board);
    const auto kind = moveKindOfCode(name.toStdString());
    for (int step = 0; kind && step < lesson.steps(); ++step) {
        if (lesson.kind(step) == *kind)
            return moveScene(lesson.alphabet(), lesson.after(step).state().board, lesson.move(step));
    }
    return std::nullopt;
}

QImage drawGuidePicture(const BoardScene& scene, const Theme& theme, int side, double pixelRatio) {
    QImage image(QSize(side, side) * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const BoardLayout layout(QRectF(0, 0, side, side), scene.board.geometry());
    BoardPainter(scene, theme, layout).paint(painter);
    return image;
}

}  // namespace bukvol::desktop
