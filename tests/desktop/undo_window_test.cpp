// Turns taken back and made again, as the players see it.
#include <gtest/gtest.h>

#include <QAction>
#include <QFile>

#include "core/match/record.h"
#include "desktop/play/turn_text.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

MatchSetup friendly() {
    MatchSetup setup = Table::setup();
    setup.undo = true;
    setup.game.openingMoves = 1;
    return setup;
}

bool enabled(Table& table, const char* button) {
    const auto& one = table.find<QAbstractButton>(button);
    return one.isVisible() && one.isEnabled();
}

QString said(Table& table) {
    return table.find<QLabel>("expected").text();
}

/// Ctrl+Z and its like, pressed where the keyboard is.
void press(Table& table, int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
    QTest::keyClick(&table.window(), static_cast<Qt::Key>(key), modifiers);
}

QString wordOf(Table& table, const Move& move) {
    return QString::fromStdString(table.match().language().alphabet.text(move.word));
}

TEST(UndoWindow, ByButtonAndByKeyTurnsGoAndComeBack) {
    Table table;
    table.setAnimations(false);
    table.start(friendly());
    EXPECT_FALSE(enabled(table, "undoButton"));
    EXPECT_FALSE(enabled(table, "redoButton"));
    std::vector<GameState> states{table.match().state()};
    const std::array kinds{MoveKind::placement, MoveKind::placement, MoveKind::castling, MoveKind::transfer};
    QString last;
    for (const MoveKind kind : kinds) {
        const Move move = table.plan(kind);
        last = wordOf(table, move);
        table.playByKeyboard(move);
        states.push_back(table.match().state());
    }
    EXPECT_TRUE(enabled(table, "undoButton"));

    table.clickButton("undoButton");
    EXPECT_EQ(table.match().state(), states[3]);
    EXPECT_EQ(table.board().scene().board, states[3].board);
    EXPECT_TRUE(said(table).contains(last)) << said(table).toStdString();
    EXPECT_TRUE(said(table).contains(QStringLiteral("Ёлка"))) << said(table).toStdString();
    EXPECT_EQ(table.find<ScoreSheet>("scoreSheet").look().columns[1].size(), 1U);
    EXPECT_EQ(table.find<SeatCard>("seat2").look().score, 2);
    press(table, Qt::Key_Z);
    press(table, Qt::Key_Z);
    press(table, Qt::Key_Z);
    EXPECT_EQ(table.match().state(), states[0]);
    EXPECT_FALSE(enabled(table, "undoButton"));
    EXPECT_TRUE(enabled(table, "redoButton"));
    press(table, Qt::Key_Z);  // nothing is left to take back
    EXPECT_EQ(table.match().state(), states[0]);

    press(table, Qt::Key_Y);
    EXPECT_EQ(table.match().state(), states[1]);
    press(table, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(table.match().state(), states[2]);
    table.clickButton("redoButton");
    table.clickButton("redoButton");
    EXPECT_EQ(table.match().state(), states[4]);
    EXPECT_TRUE(said(table).contains(last)) << said(table).toStdString();
    EXPECT_FALSE(enabled(table, "redoButton"));

    // Another move forgets what was taken back.
    table.clickButton("undoButton");
    table.playByKeyboard(table.plan(MoveKind::statusQuo));
    EXPECT_FALSE(enabled(table, "redoButton"));
    EXPECT_FALSE(said(table).contains(last)) << said(table).toStdString();
}

TEST(UndoWindow, TheRecordTellsWhatWasTakenBackAndTheMatchCanStillRedo) {
    Table table;
    table.start(friendly());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState after = table.match().state();
    table.clickButton("undoButton");
    table.restart();
    table.clickButton("continue");
    EXPECT_TRUE(enabled(table, "redoButton"));
    EXPECT_TRUE(writeRecord(table.match()).find("\nundo\n") != std::string::npos);
    table.clickButton("redoButton");
    EXPECT_EQ(table.match().state(), after);
}

TEST(UndoWindow, WhatToDoNowIsSaidBesideAndAfterTheNextTurnAlone) {
    Table table;
    table.setAnimations(false);
    table.start(friendly());
    const QString asked = said(table);
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.clickButton("undoButton");
    EXPECT_TRUE(said(table).endsWith(asked)) << said(table).toStdString();
    EXPECT_NE(said(table), asked);
    // Whoever makes the next turn: what was taken back is no news any more.
    ASSERT_TRUE(table.window().session().perform(PlayMove{table.plan(MoveKind::placement)}));
    EXPECT_EQ(said(table), TurnText::expected(table.match(), table.view()));
    table.clickButton("undoButton");
    table.language().use(QStringLiteral("en"));
    QCoreApplication::processEvents();
    EXPECT_EQ(said(table), TurnText::expected(table.match(), table.view()));
}

TEST(UndoWindow, ATournamentMatchHasNoWayBack) {
    Table table;
    MatchSetup setup = friendly();
    setup.undo = false;
    table.start(setup);
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState after = table.match().state();
    EXPECT_FALSE(table.find<QAbstractButton>("undoButton").isVisible());
    EXPECT_FALSE(table.find<QAbstractButton>("redoButton").isVisible());
    EXPECT_FALSE(table.find<QAction>("undo").isEnabled());
    press(table, Qt::Key_Z);
    EXPECT_EQ(table.match().state(), after);
}

TEST(UndoWindow, NothingIsTakenBackWhilePaused) {
    Table table;
    table.start(friendly());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState after = table.match().state();
    table.window().session().setPaused(true);
    EXPECT_FALSE(enabled(table, "undoButton"));
    press(table, Qt::Key_Z);
    EXPECT_EQ(table.match().state(), after);
    table.window().session().setPaused(false);
    press(table, Qt::Key_Z);
    EXPECT_EQ(table.match().state().toMove, 0);
}

TEST(UndoWindow, AFilmUnderWayIsRunBackToTheBoardBefore) {
    Table table;
    table.setAnimations(true);
    table.start(friendly());
    const Board before = table.match().state().board;
    const Move move = table.plan(MoveKind::placement);
    table.playByKeyboard(move);
    EXPECT_NE(table.board().scene().snakeDrawn, BoardScene::wholeSnake);  // the film runs
    press(table, Qt::Key_Z);
    // Backwards: the word is there whole and draws back, then the tile leaves.
    EXPECT_EQ(table.board().scene().snake, move.snake);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return table.board().scene().moving.empty() && table.board().scene().board == before; }, 5000));
    EXPECT_TRUE(table.board().scene().snake.empty());
    EXPECT_EQ(table.match().state().board, before);
}

TEST(UndoWindow, AMatchThatIsOverGoesOn) {
    Table table;
    MatchSetup setup = friendly();
    setup.game.movesPerPlayer = 1;
    setup.clock.minutes = 5;
    table.start(setup);
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.playByKeyboard(table.plan(MoveKind::placement));
    ASSERT_TRUE(table.match().over());
    ASSERT_TRUE(table.find<ResultPanel>("result").isVisible());
    press(table, Qt::Key_Z);
    EXPECT_FALSE(table.match().over());
    EXPECT_FALSE(table.find<ResultPanel>("result").isVisible());
    EXPECT_TRUE(table.find<WordPanel>("wordPanel").isVisible());
    // The clock runs again.
    const Milliseconds then = table.match().thinkingTime(1);
    QTest::qWait(600);
    EXPECT_GT(table.match().thinkingTime(1), then);
    table.playByKeyboard(table.plan(MoveKind::placement));
    EXPECT_TRUE(table.match().over());
}

TEST(UndoWindow, TheHalfMadeMoveIsDropped) {
    Table table;
    table.start(friendly());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const Move half = table.plan(MoveKind::placement);
    table.makeByMouse(half, false);
    table.clickButton("undoButton");
    EXPECT_FALSE(table.view().change.has_value());
    EXPECT_TRUE(table.view().word.empty());
    EXPECT_EQ(table.match().state().toMove, 0);
}

TEST(UndoWindow, OneUndoGoesBackToTheLastTurnOfAPerson) {
    Table table;
    MatchSetup setup = friendly();
    setup.seats = {{"Мария", false, 0}, {"Буквоед", true, 3}, {"Лектор", true, 2}};
    setup.game.players = 3;
    // The computers' moves are made here by hand, in the session's own way.
    auto& session = table.window().session();
    table.start(friendly());
    Random random(3);
    session.resume(Match::start(setup, allTwoLetterWords(), random));
    QCoreApplication::processEvents();
    const GameState start = table.match().state();
    for (int turn = 0; turn < 3 && table.match().state().toMove == turn; ++turn)
        ASSERT_TRUE(session.perform(PlayMove{table.plan(MoveKind::placement)}));
    const GameState after = table.match().state();
    ASSERT_EQ(after.toMove, 0);
    table.clickButton("undoButton");
    EXPECT_EQ(table.match().state(), start);
    EXPECT_TRUE(said(table).contains(QStringLiteral("Буквоед"))) << said(table).toStdString();
    table.clickButton("redoButton");
    EXPECT_EQ(table.match().state(), after);
}

TEST(UndoWindow, WithoutATurnOfAPersonThereIsNothingToTakeBack) {
    Table table;
    MatchSetup setup = friendly();
    setup.seats = {{"Буквоед", true, 3}, {"Мария", false, 0}};
    auto& session = table.window().session();
    table.start(friendly());
    Random random(3);
    session.resume(Match::start(setup, allTwoLetterWords(), random));
    QCoreApplication::processEvents();
    if (table.match().state().toMove == 0 && table.match().entries().size() < 4) {
        ASSERT_TRUE(session.perform(PlayMove{table.plan(MoveKind::placement)}));
    }
    EXPECT_TRUE(table.match().canUndo());
    EXPECT_FALSE(enabled(table, "undoButton"));
    EXPECT_FALSE(table.find<QAction>("undo").isEnabled());
}

}  // namespace
}  // namespace bukvol::desktop::test
