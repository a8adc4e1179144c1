#include "desktop/help/guide_picture.h"

#include <QPainter>

#include "desktop/look/board_painter.h"
#include "desktop/play/move_scene.h"

namespace bukvol::desktop {

std::optional<BoardScene> guideScene(const Lesson& lesson, const QString& name) {
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
