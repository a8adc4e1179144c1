// How the table looks: crisp boards, themes that follow the desktop, the kinds' pictures; and what is read
// out.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <cmath>

#include "desktop/look/board_cache.h"
#include "desktop/look/board_painter.h"
#include "desktop/look/kind_icon.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

TEST(BoardLayout, PutsSquaresOfAnyBoardOnWholePixels) {
    for (int files = 3; files <= 8; ++files) {
        for (int ranks = 3; ranks <= 8; ++ranks) {
            const QRectF room(0, 0, 701, 533);
            const BoardLayout layout(room, {files, ranks});
            EXPECT_TRUE(room.contains(layout.frame()));
            const double first = layout.squareRect(Square(0, 0)).width();
            for (const Square square : layout.geometry().squares()) {
                for (const QRectF& rect : {layout.squareRect(square), layout.tileRect(square)}) {
                    EXPECT_EQ(rect.left(), std::round(rect.left()));
                    EXPECT_EQ(rect.top(), std::round(rect.top()));
                }
                EXPECT_EQ(layout.squareRect(square).width(), first);
                EXPECT_EQ(layout.squareAt(layout.tileRect(square).center()), square);
                EXPECT_TRUE(layout.frame().contains(layout.cellRect(square)));
            }
            const bool fillsWidth = layout.frame().width() > room.width() - files - 3;
            const bool fillsHeight = layout.frame().height() > room.height() - ranks - 3;
            EXPECT_TRUE(fillsWidth || fillsHeight) << files << "x" << ranks;
        }
    }
}

TEST(BoardPainter, ShowsTheSameFromKeptPicturesAsDrawnAnew) {
    BoardScene scene;
    scene.letters = {QStringLiteral("Ж"), QStringLiteral("О")};
    scene.board.put(Square(2, 2), Tile(0));
    scene.board.put(Square(3, 3), Tile(1, Face::black));
    scene.board.put(Square(4, 4), Tile::joker());
    scene.snake = {Square(2, 2), Square(3, 3), Square(4, 4)};
    scene.jokerLetters = {std::nullopt, std::nullopt, Letter(1)};
    scene.changed.insert(Square(2, 2));
    const Theme theme = Theme::light();
    BoardCache cache;
    for (const int side : {640, 1500}) {
        const BoardLayout layout(QRectF(0, 0, side, side), scene.board.geometry());
        const auto paint = [&](BoardCache* kept) {
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(theme.window);
            QPainter painter(&image);
            BoardPainter(scene, theme, layout, kept).paint(painter);
            return image;
        };
        // Whole, and while it runs: also where the next square is not reached yet.
        for (const double drawn : {BoardScene::wholeSnake, 0.0, 1.0, 1.2, 1.6, 2.3}) {
            scene.snakeDrawn = drawn;
            const QImage kept = paint(&cache);
            const QImage again = paint(&cache);
            const QImage anew = paint(nullptr);
            EXPECT_EQ(kept, again);
            int different = 0;
            for (int y = 0; y < side; ++y) {
                for (int x = 0; x < side; ++x)
                    different += qAbs(qGray(kept.pixel(x, y)) - qGray(anew.pixel(x, y))) > 24 ? 1 : 0;
            }
            EXPECT_EQ(different, 0) << side << " pixels, snake drawn to " << drawn;
        }
    }
}

TEST(Theme, FollowsTheDesktopWhereNoneWasChosen) {
    Table table;
    const auto window = [] { return QApplication::palette().color(QPalette::Window); };
    table.window().followSystem(Theme::dark().palette());
    EXPECT_EQ(window(), Theme::dark().window);
    table.window().followSystem(Theme::light().palette());
    EXPECT_EQ(window(), Theme::light().window);
    table.window().followSystem(Theme::highContrast().palette());
    EXPECT_EQ(window(), Theme::highContrast().window);
    table.settings().setTheme(ThemeChoice::light);
    table.window().applySettings();
    table.window().followSystem(Theme::dark().palette());
    EXPECT_EQ(window(), Theme::light().window);
}

TEST(KindIcons, ArePicturesInTheInkOfTheTheme) {
    std::vector<QImage> pictures;
    for (int kind = 0; kind < moveKindCount; ++kind) {
        QImage image(112, 100, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintKind(painter, image.rect(), static_cast<MoveKind>(kind), QColor(Qt::red));
        painter.end();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                inked += image.pixelColor(x, y) == QColor(Qt::red) ? 1 : 0;
        }
        EXPECT_GT(inked, 200) << kind;
        for (const QImage& other : pictures)
            EXPECT_NE(image, other) << kind;
        pictures.push_back(image);
    }
}

TEST(Board, TheCursorStaysOnASmallerBoard) {
    Table table;
    table.start(Table::setup());
    table.click(Square(6, 6));
    BoardScene smaller;
    smaller.board = Board({5, 4});
    table.board().setScene(smaller);
    std::vector<Square> pressed;
    QObject::connect(&table.board(), &BoardWidget::squarePressed,
                     [&](Square square) { pressed.push_back(square); });
    QTest::keyClick(&table.board(), Qt::Key_Space);
    EXPECT_EQ(pressed, std::vector{Square(4, 3)});
}

TEST(Board, TellsEachSquareByNameTileAndMarks) {
    Table table;
    table.setAnimations(false);
    table.language().use(QStringLiteral("en"));
    table.start(Table::setup());
    QAccessibleTableInterface* squares =
        QAccessible::queryAccessibleInterface(&table.board())->tableInterface();
    const Move move = table.plan(MoveKind::placement);
    const auto& placement = std::get<Placement>(move.change);
    const auto name = [&](Square square) {
        return squares->cellAt(6 - square.rank(), square.file())->text(QAccessible::Name);
    };
    EXPECT_TRUE(name(placement.square).contains(QStringLiteral("empty")));
    table.clickLetter(table.indexOf(placement.letter));
    EXPECT_TRUE(name(placement.square).contains(QStringLiteral("can be used")));
    table.click(placement.square);
    EXPECT_TRUE(name(placement.square).contains(QStringLiteral("white tile")));
    EXPECT_TRUE(name(placement.square).contains(QStringLiteral("changed")));
    table.typeWord(move.word);
    EXPECT_TRUE(name(move.snake.front()).contains(QStringLiteral("letter 1 of the word")));
}

TEST(Announcements, TellRefusalsAndScores) {
    Table table;
    table.setAnimations(false);
    table.language().use(QStringLiteral("en"));
    table.start(Table::setup());
    const Move move = table.plan(MoveKind::placement);
    table.playByKeyboard(move);
    const QString told = table.find<SeatCard>("seat1").accessibleDescription();
    const QString word = QString::fromStdString(table.match().language().alphabet.text(move.word));
    EXPECT_TRUE(told.contains(word + QStringLiteral(", 2 points"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("2 : 0"))) << told.toStdString();
    table.type(QStringLiteral("w"));
    const auto& status = table.find<QLabel>("wordStatus");
    EXPECT_FALSE(status.text().isEmpty());
    EXPECT_EQ(status.accessibleDescription(), status.text());
}

}  // namespace
}  // namespace bukvol::desktop::test
