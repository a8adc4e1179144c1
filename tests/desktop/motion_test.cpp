// What moves and what sounds.
#include <gtest/gtest.h>

#include <QAction>
#include <algorithm>

#include "desktop/look/board_changes.h"
#include "desktop/look/move_film.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

bool runs(const BoardScene& scene) {
    return scene.snakeDrawn != BoardScene::wholeSnake;
}

TEST(Film, ACastlingPassesTheTilesByEachOther) {
    MoveFilm film;
    film.before.put(Square(1, 1), Tile(0));
    film.before.put(Square(4, 1), Tile::joker());
    film.after = film.before;
    film.after.exchange(Square(1, 1), Square(4, 1));
    film.change = Castling{Square(1, 1), Square(4, 1)};
    film.snake = {Square(1, 1), Square(1, 2)};
    BoardScene scene;
    film.show(scene, 100);
    ASSERT_EQ(scene.moving.size(), 2U);
    EXPECT_EQ(scene.absent, changedSquares(*film.change));
    EXPECT_TRUE(scene.snake.empty());
    const QPointF apart = scene.moving[0].centre - scene.moving[1].centre;
    EXPECT_GT(std::abs(apart.y()), 0.5);  // each swerves to its own side
    BoardScene later;
    film.show(later, film.length() - 1);
    EXPECT_TRUE(later.moving.empty());
    EXPECT_EQ(later.snake, film.snake);
    EXPECT_EQ(later.lettersDrawn(), 2U);
}

TEST(Film, AStatusQuoOnlyRunsTheWord) {
    MoveFilm film;
    film.change = StatusQuo{};
    film.snake = {Square(0, 0), Square(1, 1), Square(2, 2)};
    BoardScene scene;
    film.show(scene, 0);
    EXPECT_TRUE(scene.moving.empty());
    EXPECT_EQ(scene.lettersDrawn(), 1U);
}

TEST(Scene, OnlyWhatLooksDifferentIsDrawnAnew) {
    BoardScene before;
    before.board.put(Square(1, 1), Tile(0));
    BoardScene after = before;
    EXPECT_EQ(changedLooks(before, after), SquareSet{});
    after.board.put(Square(1, 1), Tile(0, Face::black));
    after.marked.insert(Square(5, 5));
    EXPECT_EQ(changedLooks(before, after), SquareSet::of(Square(1, 1)) | SquareSet::of(Square(5, 5)));
    // A slanting step touches the corners of two more squares.
    BoardScene traced = before;
    traced.snake = {Square(1, 1), Square(2, 2)};
    EXPECT_EQ(changedLooks(before, traced)->size(), 4);
    traced.hidden = true;
    EXPECT_FALSE(changedLooks(before, traced).has_value());
}

TEST(Motion, AClickedLetterFliesAndAGestureEndsIt) {
    Table table;
    table.setAnimations(true);
    table.start(Table::setup());
    const Move move = table.plan(MoveKind::placement);
    const auto& placement = std::get<Placement>(move.change);
    table.clickLetter(table.indexOf(placement.letter));
    table.click(placement.square);
    ASSERT_EQ(table.board().scene().moving.size(), 1U);
    EXPECT_TRUE(table.board().scene().absent.contains(placement.square));
    table.typeWord({move.word.front()});
    EXPECT_TRUE(table.board().scene().moving.empty());
    EXPECT_TRUE(table.board().scene().absent.empty());
}

TEST(Motion, ADraggedLetterIsThereAtOnce) {
    Table table;
    table.setAnimations(true);
    table.start(Table::setup());
    const Move move = table.plan(MoveKind::placement);
    const auto& placement = std::get<Placement>(move.change);
    table.dragLetter(table.indexOf(placement.letter), placement.square);
    ASSERT_EQ(table.view().stage, TurnStage::word);
    EXPECT_TRUE(table.board().scene().moving.empty());
}

TEST(Motion, AnAcceptedWordRunsAlongItsSnakeAndComesToRest) {
    Table table;
    table.setAnimations(true, Motion::fastest);
    table.start(Table::setup());
    const Move move = table.plan(MoveKind::placement);
    table.playByKeyboard(move);
    ASSERT_EQ(table.match().state().toMove, 1);
    EXPECT_EQ(table.board().scene().snake, move.snake);
    EXPECT_LT(table.board().scene().lettersDrawn(), move.snake.size());
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.board().scene().snake.empty(); }, 5000));
    EXPECT_FALSE(runs(table.board().scene()));
}

TEST(Motion, TheLastMoveIsSeenOnceMoreWithItsChange) {
    Table table;
    table.setAnimations(true);
    table.start(Table::setup());
    EXPECT_FALSE(table.find<QAbstractButton>("again").isVisible());
    const Move move = table.plan(MoveKind::placement);
    table.playByKeyboard(move);
    table.clickButton("again");
    EXPECT_EQ(table.board().scene().moving.size(), 1U);
    EXPECT_TRUE(table.board().scene().absent.contains(std::get<Placement>(move.change).square));
    table.key(Qt::Key_Escape);
    EXPECT_TRUE(table.board().scene().moving.empty());
}

TEST(Motion, NothingMovesWhereAnimationsAreOff) {
    Table table;
    table.setAnimations(false);
    table.start(Table::setup());
    const Move move = table.plan(MoveKind::placement);
    const auto& placement = std::get<Placement>(move.change);
    table.clickLetter(table.indexOf(placement.letter));
    table.click(placement.square);
    EXPECT_TRUE(table.board().scene().moving.empty());
    table.typeWord(move.word);
    table.key(Qt::Key_Return);
    ASSERT_EQ(table.match().state().toMove, 1);
    EXPECT_TRUE(table.board().scene().snake.empty());
    EXPECT_FALSE(runs(table.board().scene()));
}

TEST(Motion, TheMenuSwitchesIt) {
    Table table;
    table.setAnimations(true);
    table.find<QAction>("animationsOn").trigger();
    EXPECT_FALSE(table.settings().animationsOn());
    EXPECT_EQ(Motion({.on = false, .speed = 100}).duration(300), 0);
    EXPECT_EQ(Motion({.on = true, .speed = 200}).duration(300), 150);
}

TEST(Sounds, TellWhatHappenedAndCanBeSwitchedOff) {
    Table table;
    table.setAnimations(false);
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const std::vector<Sound> both{Sound::tile, Sound::accepted};
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.ear().heard() == both; }, 5000));
    EXPECT_NEAR(table.ear().lastVolume(), 0.6, 0.001);
    table.find<QAction>("soundsOn").trigger();
    EXPECT_FALSE(table.settings().soundsOn());
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.find<QAction>("soundsOn").trigger();
    table.playByKeyboard(table.plan(MoveKind::placement));
    // What was played in silence is not caught up.
    const std::vector<Sound> fourth{Sound::tile, Sound::accepted, Sound::tile, Sound::accepted};
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.ear().heard().size() >= fourth.size(); }, 5000));
    EXPECT_EQ(table.ear().heard(), fourth);
}

}  // namespace
}  // namespace bukvol::desktop::test
