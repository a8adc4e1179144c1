#include "desktop/help/guide_picture.h"

#include <QPainter>

#include "desktop/look/board_painter.h"
#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

std::optional<BoardScene> guideScene(const Lesson& lesson, const QString& name) {
    BoardScene scene;
    for (std::size_t letter = 0; letter < lesson.alphabet().size(); ++letter)
        scene.letters.push_back(shown(lesson.alphabet(), static_cast<Letter>(letter)));
    if (name == QLatin1String("start")) {
        scene.board = lesson.before(0).state().board;
        return scene;
    }
    const auto kind = moveKindOfCode(name.toStdString());
    for (int step = 0; kind && step < lesson.steps(); ++step) {
        if (lesson.kind(step) != *kind)
            continue;
        const Move& move = lesson.move(step);
        scene.board = lesson.after(step).state().board;
        scene.changed = changedSquares(move.change);
        if (const auto* transfer = std::get_if<Transfer>(&move.change))
            scene.marked.insert(transfer->from);
        scene.snake = move.snake;
        for (std::size_t i = 0; i < move.snake.size(); ++i)
            scene.jokerLetters.push_back(
                scene.board.tile(move.snake[i]).isJoker() ? std::optional(move.word[i]) : std::nullopt);
        return scene;
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
