#include "desktop/help/guide_picture.h"

#include <QPainter>

#include "desktop/look/board_painter.h"
#include "desktop/pages/lesson_page.h"
#include "desktop/play/match_past.h"
#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

namespace {

BoardScene sceneOf(const Alphabet& alphabet, const Board& board) {
    BoardScene scene;
    for (std::size_t letter = 0; letter < alphabet.size(); ++letter)
        scene.letters.push_back(shown(alphabet, static_cast<Letter>(letter)));
    scene.board = board;
    return scene;
}

/// The board after a move, with its snake.
BoardScene sceneOf(const Alphabet& alphabet, const Board& after, const Move& move) {
    BoardScene scene = sceneOf(alphabet, after);
    scene.changed = changedSquares(move.change);
    if (const auto* transfer = std::get_if<Transfer>(&move.change))
        scene.marked.insert(transfer->from);
    scene.snake = move.snake;
    for (std::size_t i = 0; i < move.snake.size(); ++i)
        scene.jokerLetters.push_back(after.tile(move.snake[i]).isJoker() ? std::optional(move.word[i])
                                                                         : std::nullopt);
    return scene;
}

}  // namespace

GuideMatches guideMatches(const QString& language, const LexiconProvider& lexicons) {
    return {lessonIn(language, lexicons), preparedMatch(QStringLiteral("balda.%1").arg(language), lexicons)};
}

std::optional<BoardScene> guideScene(const GuideMatches& matches, const QString& name) {
    if (name == QLatin1String("balda")) {
        const auto last = matches.balda ? lastMove(*matches.balda) : std::nullopt;
        if (!last)
            return std::nullopt;
        const auto& play = std::get<PlayMove>(matches.balda->entries()[*last].action);
        return sceneOf(matches.balda->language().alphabet, matches.balda->state().board, play.move);
    }
    if (!matches.lesson)
        return std::nullopt;
    const Lesson& lesson = *matches.lesson;
    if (name == QLatin1String("start"))
        return sceneOf(lesson.alphabet(), lesson.before(0).state().board);
    const auto kind = moveKindOfCode(name.toStdString());
    for (int step = 0; kind && step < lesson.steps(); ++step) {
        if (lesson.kind(step) == *kind)
            return sceneOf(lesson.alphabet(), lesson.after(step).state().board, lesson.move(step));
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
