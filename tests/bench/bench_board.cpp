// What a frame of the board costs on a screen of 3840×2160.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "desktop/look/board_cache.h"
#include "desktop/look/board_changes.h"
#include "desktop/look/board_painter.h"

namespace {

using namespace bukvol;
using namespace bukvol::desktop;

constexpr QSize screen(3840, 2160);

/// A board with a tile on every square, four of them jokers.
BoardScene fullBoard() {
    BoardScene scene;
    for (const char16_t letter : std::u16string(u"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"))
        scene.letters.push_back(QString(QChar(letter)));
    int next = 0;
    for (const Square square : scene.board.geometry().squares()) {
        const bool joker = next % 13 == 5;
        scene.board.put(
            square, joker ? Tile::joker()
                          : Tile(static_cast<Letter>(next % 32), next % 2 == 0 ? Face::white : Face::black));
        ++next;
    }
    return scene;
}

/// A snake of ten letters runs over the full board: more than a match ever shows.
BoardScene withSnake() {
    BoardScene scene = fullBoard();
    for (const auto& [file, rank] :
         {std::pair{0, 0}, {1, 1}, {2, 1}, {3, 2}, {3, 3}, {4, 4}, {5, 4}, {6, 5}, {5, 6}, {4, 6}}) {
        scene.snake.push_back(Square(file, rank));
        scene.jokerLetters.emplace_back();
    }
    scene.changed.insert(Square(3, 3));
    return scene;
}

/// Every square is marked, as when the first tile of a castling is to be taken.
BoardScene withMarks() {
    BoardScene scene = fullBoard();
    scene.marked = scene.board.geometry().squares();
    return scene;
}

QImage canvas() {
    QImage image(screen, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

BoardLayout layoutOnScreen() {
    return {QRectF(QPointF(0, 0), screen), Geometry{}};
}

/// The measure: the board's area filled with one colour.
void fillSameArea(benchmark::State& state) {
    QImage image = canvas();
    const QRectF area = layoutOnScreen().frame();
    for (auto _ : state) {
        QPainter painter(&image);
        painter.fillRect(area, QColor(200, 170, 120));
    }
}

/// A whole frame, as when the window is uncovered.
void wholeFrame(benchmark::State& state, const BoardScene& scene) {
    const Theme theme = Theme::light();
    const BoardLayout layout = layoutOnScreen();
    BoardCache cache;
    QImage image = canvas();
    for (auto _ : state) {
        QPainter painter(&image);
        BoardPainter(scene, theme, layout, &cache).paint(painter);
    }
}

/// A frame while the snake runs: only what changed is drawn.
void runningSnake(benchmark::State& state) {
    BoardScene scene = withSnake();
    const Theme theme = Theme::light();
    const BoardLayout layout = layoutOnScreen();
    BoardCache cache;
    QImage image = canvas();
    double drawn = 1;
    for (auto _ : state) {
        const BoardScene before = scene;
        drawn = drawn > 9.8 ? 1 : drawn + 0.11;
        scene.snakeDrawn = drawn;
        QRegion region;
        const SquareSet changed = changedLooks(before, scene).value_or(SquareSet{});
        for (const Square square : changed)
            region += layout.cellRect(square).toAlignedRect();
        QPainter painter(&image);
        painter.setClipRegion(region);
        BoardPainter(scene, theme, layout, &cache).paint(painter, {}, region.boundingRect());
    }
}

/// A frame of which no part was kept, as when the window takes another size.
void firstFrame(benchmark::State& state) {
    const BoardScene scene = withSnake();
    const Theme theme = Theme::light();
    const BoardLayout layout = layoutOnScreen();
    QImage image = canvas();
    for (auto _ : state) {
        BoardCache cache;
        QPainter painter(&image);
        BoardPainter(scene, theme, layout, &cache).paint(painter);
    }
}

BENCHMARK(fillSameArea)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(wholeFrame, choosing, withMarks())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(wholeFrame, word, withSnake())->Unit(benchmark::kMillisecond);
BENCHMARK(runningSnake)->Unit(benchmark::kMillisecond);
BENCHMARK(firstFrame)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
