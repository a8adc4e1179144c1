// Before a class: class mode, the second window, hidden words, the pointer mark; and the clocks.
#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QMenuBar>

#include "desktop/pages/match_layout.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// Makes a change and the word, without handing it in.
Move makeHalf(Table& table) {
    const Move move = table.plan(MoveKind::placement);
    const auto& placement = std::get<Placement>(move.change);
    table.clickLetter(table.indexOf(placement.letter));
    table.click(placement.square);
    table.typeWord(move.word);
    return move;
}

std::vector<QRect> all(const MatchLayout& layout) {
    std::vector<QRect> rects{layout.board, layout.bank, layout.word, layout.expected, layout.pass};
    rects.insert(rects.end(), layout.seats.begin(), layout.seats.end());
    rects.insert(rects.end(), layout.kinds.begin(), layout.kinds.end());
    for (const QRect& rect : {layout.title, layout.again, layout.sheet}) {
        if (!rect.isEmpty())
            rects.push_back(rect);
    }
    return rects;
}

std::string told(QSize size, const TableShape& shape) {
    return std::to_string(size.width()) + "x" + std::to_string(size.height()) + " for " +
           std::to_string(shape.players) + " with " + std::to_string(shape.lettersAtHand) + " letters on " +
           std::to_string(shape.board.files) + "x" + std::to_string(shape.board.ranks);
}

TEST(Layouts, NothingOverlapsOrLeavesTheWindow) {
    for (const QSize size : {QSize(900, 560), QSize(1024, 768), QSize(1280, 800), QSize(1366, 768),
                             QSize(1920, 1080), QSize(3840, 2160), QSize(1200, 1600)}) {
        for (int players = 2; players <= 6; ++players) {
            for (const int letters : {5, 9, 15, 33, 40}) {
                for (const Geometry board :
                     {Geometry{7, 7}, Geometry{3, 3}, Geometry{8, 5}, Geometry{4, 8}}) {
                    const TableShape shape{players, letters > 9, letters, board};
                    for (const MatchLayout& layout :
                         {MatchLayout::of(size, shape), MatchLayout::ofClass(size, shape)}) {
                        const auto rects = all(layout);
                        for (std::size_t i = 0; i < rects.size(); ++i) {
                            ASSERT_TRUE(QRect(QPoint(0, 0), size).contains(rects[i]))
                                << told(size, shape) << " " << i;
                            ASSERT_GE(rects[i].height(), 24) << told(size, shape) << " " << i;
                            for (std::size_t other = 0; other < i; ++other)
                                ASSERT_FALSE(rects[i].intersects(rects[other]))
                                    << told(size, shape) << " " << other << " and " << i;
                        }
                    }
                }
            }
        }
    }
}

TEST(Layouts, AClassReadsTheScoresFromTenMetres) {
    // A letter is read from ten metres when it is 25 mm high: 1/45 of a picture 1.12 m high.
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        for (int players = 2; players <= 6; ++players) {
            const auto layout = MatchLayout::ofClass(size, {players, false, 9, {}});
            EXPECT_GE(layout.board.height(), size.height() * 9 / 10);
            const auto projected = ProjectorLayout::of(size, players, {});
            EXPECT_GE(projected.board.height(), size.height() * 9 / 10);
            for (const QRect& seat : layout.seats)
                EXPECT_GE(seat.height() * 0.5 * 0.7, size.height() / 45.0) << players;
            for (const QRect& seat : projected.seats)
                EXPECT_GE(seat.height() * 0.5 * 0.7, size.height() / 45.0) << players;
        }
    }
}

TEST(Layouts, ManyLettersStandInRowsAndStayLargeEnough) {
    for (const QSize size : {QSize(900, 560), QSize(1280, 780), QSize(1920, 1040)}) {
        Appearance appearance;
        const auto layout = MatchLayout::of(size, {2, false, 40, {5, 5}});
        appearance.setScale(layout.scale);
        BankWidget bank(appearance);
        bank.resize(layout.bank.size());
        bank.setContent(std::vector<BankSlot>(40, {QStringLiteral("Ж")}), {}, {}, {}, false);
        for (int i = 0; i < 40; ++i) {
            EXPECT_GE(bank.slotRect(i).width(), 24) << size.width();
            EXPECT_TRUE(QRectF(bank.rect()).contains(bank.slotRect(i))) << i;
        }
        EXPECT_GT(bank.slotRect(39).top(), bank.slotRect(0).bottom());
    }
}

TEST(ClassMode, LeavesOnlyTheTableAndNothingJumps) {
    Table table;
    table.setAnimations(false);
    table.start(Table::setup());
    table.window().resize(1600, 900);
    table.find<QAction>("classMode").trigger();
    QCoreApplication::processEvents();
    EXPECT_TRUE(table.window().isFullScreen());
    EXPECT_FALSE(table.window().menuBar()->isVisible());
    EXPECT_FALSE(table.find<QWidget>("scoreSheet").isVisible());
    EXPECT_TRUE(table.find<QWidget>("bank").isVisible());
    const auto places = [&] {
        std::vector<QRect> rects;
        for (const char* name :
             {"board", "bank", "seat1", "seat2", "kind1", "kind5", "wordPanel", "expected"})
            rects.push_back(table.find<QWidget>(name).geometry());
        return rects;
    };
    const auto before = places();
    table.playByKeyboard(table.plan(MoveKind::placement));
    makeHalf(table);
    EXPECT_EQ(places(), before);
    table.find<QAction>("classMode").trigger();
    QCoreApplication::processEvents();
    EXPECT_FALSE(table.window().isFullScreen());
    EXPECT_TRUE(table.window().menuBar()->isVisible());
    EXPECT_TRUE(table.find<QWidget>("scoreSheet").isVisible());
}

TEST(ClassMode, HidesWordsUntilTheyAreShown) {
    Table table;
    table.setAnimations(false);
    table.start(Table::setup());
    table.find<QAction>("hideWords").trigger();
    const Move move = makeHalf(table);
    ASSERT_TRUE(table.view().canSubmit);
    const auto& panel = table.find<WordPanel>("wordPanel");
    EXPECT_TRUE(panel.look().word.empty());
    EXPECT_TRUE(panel.look().status.isEmpty());
    EXPECT_TRUE(table.board().scene().snake.empty());
    table.clickButton("otherWay");
    EXPECT_EQ(panel.look().word.size(), move.word.size());
    EXPECT_EQ(table.board().scene().snake, move.snake);
    table.key(Qt::Key_Return);

    // The next word is not shown while it is made: it stays hidden when it counts.
    const Move next = makeHalf(table);
    table.key(Qt::Key_Return);
    const auto word = [&](std::size_t player) {
        return table.find<ScoreSheet>("scoreSheet").look().columns[player][0].word.toStdString();
    };
    const Alphabet& alphabet = table.match().language().alphabet;
    EXPECT_EQ(word(0), alphabet.text(move.word));
    EXPECT_NE(word(1), alphabet.text(next.word));
    table.find<QAction>("showWords").trigger();
    EXPECT_EQ(word(1), alphabet.text(next.word));
}

TEST(ClassMode, AHiddenWordIsNeitherJudgedNorAccepted) {
    Table table(7, Lexicon::fromNouns(allTwoLetterWords()->language(), {{0, 1}}));
    MatchSetup setup = Table::setup();
    setup.game.wordsByAgreement = true;
    table.start(setup);
    const QString count = table.find<QAbstractButton>("submit").text();
    table.find<QAction>("hideWords").trigger();
    table.clickLetter(0);
    table.click(Square(5, 4));
    table.trace({Square(5, 4), Square(4, 4)});
    ASSERT_TRUE(table.view().canAgree);
    EXPECT_EQ(table.find<QAbstractButton>("submit").text(), count);
    table.clickButton("submit");
    QTest::keyClick(&table.board(), Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(table.match().state().toMove, 0);
    table.find<QAction>("showWords").trigger();
    EXPECT_NE(table.find<QAbstractButton>("submit").text(), count);
}

TEST(SecondWindow, TheTeachersKeysWorkThereToo) {
    Table table;
    table.start(Table::setup());
    table.find<QAction>("secondWindow").trigger();
    ProjectorWindow* projector = table.window().classRoom().projector();
    projector->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(projector));
    QTest::keyClick(projector, Qt::Key_F6);
    EXPECT_TRUE(table.find<QAction>("hideWords").isChecked());
}

TEST(SecondWindow, ShowsBoardAndScoresAndFollows) {
    Table table;
    table.setAnimations(false);
    table.start(Table::setup());
    table.find<QAction>("secondWindow").trigger();
    ProjectorWindow* projector = table.window().classRoom().projector();
    ASSERT_NE(projector, nullptr);
    EXPECT_TRUE(projector->isVisible());
    table.playByKeyboard(table.plan(MoveKind::placement));
    EXPECT_EQ(projector->board().scene().board, table.match().state().board);
    EXPECT_EQ(projector->findChild<SeatCard*>(QStringLiteral("projectorSeat1"))->look().score,
              table.match().points(0));
    const Move move = makeHalf(table);
    EXPECT_EQ(projector->board().scene().snake, move.snake);
    projector->close();
    QCoreApplication::processEvents();
    EXPECT_EQ(table.window().classRoom().projector(), nullptr);
    EXPECT_FALSE(table.find<QAction>("secondWindow").isChecked());
}

TEST(SecondWindow, HidesTheWordThatTheTeacherSees) {
    Table table;
    table.setAnimations(false);
    table.start(Table::setup());
    table.find<QAction>("hideWords").trigger();
    table.find<QAction>("secondWindow").trigger();
    const Move move = makeHalf(table);
    const BoardWidget& projected = table.window().classRoom().projector()->board();
    EXPECT_EQ(table.board().scene().snake, move.snake);
    EXPECT_TRUE(projected.scene().snake.empty());
    EXPECT_TRUE(projected.scene().changed.contains(std::get<Placement>(move.change).square));
    table.find<QAction>("showWords").trigger();
    EXPECT_EQ(projected.scene().snake, move.snake);
}

TEST(Pointer, FollowsTheMouseOnBothScreens) {
    Table table;
    table.start(Table::setup());
    table.find<QAction>("secondWindow").trigger();
    auto& mark = table.find<PointerMark>("pointerMark");
    EXPECT_FALSE(mark.isVisible());
    QCursor::setPos(table.board().mapToGlobal(table.centre(Square(2, 4))));
    table.find<QAction>("pointer").trigger();
    EXPECT_TRUE(mark.isVisible());
    const QPoint on = table.board().mapFrom(&table.window(), mark.geometry().center());
    EXPECT_EQ(table.board().squareAt(on), Square(2, 4));
    ProjectorWindow* projector = table.window().classRoom().projector();
    const auto* there = projector->findChild<PointerMark*>(QStringLiteral("pointerMark"));
    ASSERT_TRUE(there->isVisible());
    EXPECT_EQ(projector->board().squareAt(projector->board().mapFromParent(there->geometry().center())),
              Square(2, 4));
    table.find<QAction>("pointer").trigger();
    EXPECT_FALSE(mark.isVisible());
    EXPECT_FALSE(there->isVisible());
}

/// A match whose first player has thought so long in this turn.
void thinkLong(Table& table, Milliseconds time) {
    MatchSetup setup = Table::setup();
    setup.clock.minutes = 5;
    table.start(setup);
    Match match = table.match();
    match.setThinkingInTurn(time);
    table.window().session().resume(std::move(match));
    QCoreApplication::processEvents();
}

TEST(Clock, TellsTheLastMinuteAndThePenaltyInShapeAndWords) {
    Table table;
    table.language().use(QStringLiteral("en"));
    const auto seat = [&] { return table.find<SeatCard>("seat1").look(); };
    thinkLong(table, std::chrono::minutes(2));
    EXPECT_EQ(seat().clockState, ClockState::quiet);
    thinkLong(table, std::chrono::seconds(250));
    EXPECT_EQ(seat().clockState, ClockState::lastMinute);
    EXPECT_TRUE(table.find<SeatCard>("seat1").accessibleName().contains(QStringLiteral("last minute")));
    thinkLong(table, std::chrono::minutes(7) + std::chrono::seconds(5));
    EXPECT_EQ(seat().clockState, ClockState::overtime);
    EXPECT_TRUE(seat().clockNote.contains(QLatin1Char('2')));
    EXPECT_TRUE(table.find<SeatCard>("seat1").accessibleName().contains(seat().clockNote));
    EXPECT_EQ(table.find<SeatCard>("seat2").look().clockState, ClockState::quiet);
}

TEST(Clock, CanBeHiddenAndStopsInAPause) {
    Table table;
    thinkLong(table, std::chrono::minutes(1));
    table.window().session().setPaused(true);
    EXPECT_EQ(table.find<SeatCard>("seat1").look().clockState, ClockState::paused);
    table.window().session().setPaused(false);
    table.find<QAction>("clocks").trigger();
    EXPECT_TRUE(table.find<SeatCard>("seat1").look().clock.isEmpty());
    EXPECT_FALSE(table.settings().clocksShown());
    table.find<QAction>("clocks").trigger();
    EXPECT_FALSE(table.find<SeatCard>("seat1").look().clock.isEmpty());
}

}  // namespace
}  // namespace bukvol::desktop::test
