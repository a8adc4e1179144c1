// Looking back at a match, and going on from any step of it.
#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QSlider>
#include <algorithm>

#include "core/match/record.h"
#include "desktop/pages/replay_page.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// A table with a whole match played on it: a placement each, then one move each.
struct Played {
    Table table;
    std::vector<Board> boards;  // by step
    std::vector<Move> moves;

    explicit Played(bool animations = false) {
        MatchSetup setup = Table::setup();
        setup.game.openingMoves = 1;
        setup.game.movesPerPlayer = 2;
        table.setAnimations(false);
        table.start(setup);
        boards.push_back(table.match().state().board);
        for (const MoveKind kind :
             {MoveKind::placement, MoveKind::placement, MoveKind::castling, MoveKind::transfer}) {
            moves.push_back(table.plan(kind));
            table.playByKeyboard(moves.back());
            boards.push_back(table.match().state().board);
        }
        EXPECT_TRUE(table.match().over());
        table.setAnimations(animations);
    }
    ReplayPage& look() {
        table.clickButton("resultReplay");
        return *table.window().replayRoom().page();
    }
    BoardWidget& board() { return table.find<BoardWidget>("replayBoard"); }
    QString text(const char* label) { return table.find<QLabel>(label).text(); }
    QString word(std::size_t move) {
        return QString::fromStdString(table.match().language().alphabet.text(moves[move].word));
    }
    /// What is seen is the step.
    void expectStep(int step) {
        const BoardScene& scene = board().scene();
        EXPECT_EQ(table.window().replayRoom().page()->at(), step);
        EXPECT_EQ(scene.board, boards[static_cast<std::size_t>(step)]);
        EXPECT_EQ(table.find<QSlider>("replaySlider").value(), step);
        EXPECT_EQ(table.find<QAbstractButton>("replayPrevious").isEnabled(), step > 0);
        EXPECT_EQ(table.find<QAbstractButton>("replayNext").isEnabled(), step < 4);
        EXPECT_EQ(table.find<SeatCard>("replaySeat1").look().score, (step + 1) / 2 * 2);
        EXPECT_EQ(table.find<SeatCard>("replaySeat2").look().score, step / 2 * 2);
        if (step == 0) {
            EXPECT_TRUE(scene.snake.empty());
            return;
        }
        const Move& move = moves[static_cast<std::size_t>(step) - 1];
        EXPECT_EQ(scene.snake, move.snake);
        EXPECT_EQ(scene.changed, changedSquares(move.change));
        EXPECT_EQ(table.find<QWidget>("moveWord").accessibleName(), word(static_cast<std::size_t>(step) - 1));
        EXPECT_TRUE(
            text("moveHeading").contains(step % 2 == 1 ? QStringLiteral("Мария") : QStringLiteral("Ёлка")));
        EXPECT_TRUE(text("moveHeading").contains(QString::number(step)));
        const SheetPlace place{(step - 1) % 2, (step - 1) / 2};
        EXPECT_EQ(table.find<ScoreSheet>("replaySheet").marked(), place);
    }
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
};

TEST(ReplayPage, EveryStepIsSeenByButtonsAndByKeys) {
    Played played;
    played.look();
    ASSERT_TRUE(played.board().isVisible());
    played.expectStep(0);
    for (int step = 1; step <= 4; ++step) {
        played.table.clickButton("replayNext");
        played.expectStep(step);
    }
    EXPECT_TRUE(played.text("moveAction").contains(QStringLiteral("Перемещение")));
    EXPECT_FALSE(played.text("replayRemark").isEmpty());  // who won
    played.table.clickButton("replayPrevious");
    played.expectStep(3);
    EXPECT_TRUE(played.text("replayRemark").isEmpty());
    played.table.clickButton("replayFirst");
    played.expectStep(0);
    played.table.clickButton("replayLast");
    played.expectStep(4);

    played.table.window().replayRoom().page()->setFocus();
    played.key(Qt::Key_Home);
    played.expectStep(0);
    played.key(Qt::Key_Right);
    played.key(Qt::Key_Right);
    played.expectStep(2);
    played.key(Qt::Key_Left);
    played.expectStep(1);
    played.key(Qt::Key_End);
    played.expectStep(4);
    played.key(Qt::Key_Right);
    played.expectStep(4);
    played.key(Qt::Key_Escape);
    EXPECT_TRUE(played.table.find<ResultPanel>("result").isVisible());
}

TEST(ReplayPage, TheSliderAndTheSheetChooseAnyStep) {
    Played played;
    played.look();
    auto& slider = played.table.find<QSlider>("replaySlider");
    EXPECT_EQ(slider.maximum(), 4);
    slider.setFocus();
    QTest::keyClick(&slider, Qt::Key_Right);
    played.expectStep(1);
    slider.setValue(3);
    played.expectStep(3);
    auto& sheet = played.table.find<ScoreSheet>("replaySheet");
    QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {}, sheet.placeRect({1, 0}).center());
    played.expectStep(2);
    QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {}, sheet.placeRect({1, 1}).center());
    played.expectStep(4);
    // The keys go on from there.
    played.key(Qt::Key_Left);
    played.expectStep(3);
}

TEST(ReplayPage, AStepForwardAndBackIsAFilm) {
    Played played(true);
    played.look();
    played.table.clickButton("replayNext");
    ASSERT_EQ(played.board().scene().moving.size(), 1U);  // the letter flies in
    EXPECT_TRUE(QTest::qWaitFor([&] { return played.board().scene().moving.empty(); }, 5000));
    EXPECT_NE(played.board().scene().snakeDrawn, BoardScene::wholeSnake);  // the word runs
    // A hand ends the film.
    played.table.clickButton("replayLast");
    played.expectStep(4);
    played.table.clickButton("replayPrevious");
    EXPECT_EQ(played.board().scene().snake, played.moves[3].snake);  // the word draws back
    EXPECT_TRUE(QTest::qWaitFor([&] { return !played.board().scene().moving.empty(); }, 5000));
    const auto& tile = played.board().scene().moving.front();
    const auto to = std::get<Transfer>(played.moves[3].change).to;
    EXPECT_LT(std::abs(tile.centre.x() - to.file()) + std::abs(tile.centre.y() - to.rank()), 1.0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return played.board().scene().moving.empty(); }, 5000));
    played.expectStep(3);
}

TEST(ReplayPage, RunsByItselfAtTheChosenSpeedAndStands) {
    Played played(true);
    played.table.setAnimations(true, Motion::fastest);
    ReplayPage& page = played.look();
    EXPECT_TRUE(played.table.find<QAbstractButton>("replaySpeed1").isChecked());
    played.table.clickButton("replaySpeed3");
    EXPECT_EQ(page.control().speed(), 4);
    page.setFocus();
    played.key(Qt::Key_Space);
    EXPECT_TRUE(page.control().running());
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.at() >= 2; }, 5000));
    played.key(Qt::Key_Space);
    EXPECT_FALSE(page.control().running());
    const int at = page.at();
    QTest::qWait(900);
    EXPECT_EQ(page.at(), at);
    played.table.clickButton("replayToggle");
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.at() == 4 && !page.control().running(); }, 8000));
    // At the end it begins anew.
    played.table.clickButton("replayToggle");
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.at() == 1; }, 5000));
    // Whoever leaves stops it.
    played.table.clickButton("replayBack");
    EXPECT_FALSE(page.control().running());
}

TEST(ReplayPage, AHigherSpeedIsSooner) {
    Played played(true);
    ReplayPage& page = played.look();
    const auto timeOfRun = [&](const char* speed) {
        played.table.clickButton("replayFirst");
        played.table.clickButton(speed);
        QElapsedTimer time;
        time.start();
        page.setFocus();
        played.key(Qt::Key_Space);
        EXPECT_TRUE(QTest::qWaitFor([&] { return page.at() >= 2; }, 15000));
        return time.elapsed();
    };
    const qint64 slow = timeOfRun("replaySpeed1");
    const qint64 fast = timeOfRun("replaySpeed3");
    EXPECT_LT(fast * 2, slow);
}

TEST(ReplayPage, WithoutAnimationsItRunsStepByStep) {
    Played played;
    ReplayPage& page = played.look();
    played.table.clickButton("replaySpeed3");
    played.table.clickButton("replayToggle");
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.at() == 1; }, 3000));
    played.expectStep(1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.at() == 2; }, 3000));
}

TEST(ReplayPage, PlayGoesOnFromAStepAsANewMatch) {
    Played played;
    const std::string whole = writeRecord(played.table.match());
    played.table.window().store().waitUntilKept();
    const QDir folder(played.table.window().store().folder());
    const QString first = folder.entryList({QStringLiteral("*.bukvol")}, QDir::Files).first();
    played.look();
    EXPECT_TRUE(played.table.find<QAbstractButton>("playFromHere").isEnabled());
    played.table.clickButton("replayLast");
    EXPECT_FALSE(played.table.find<QAbstractButton>("playFromHere").isEnabled());  // it is over there
    played.table.clickButton("replayFirst");
    played.table.clickButton("replayNext");
    played.table.clickButton("replayNext");
    played.table.clickButton("playFromHere");
    const Match& fork = played.table.match();
    EXPECT_TRUE(played.table.board().isVisible());
    EXPECT_FALSE(fork.over());
    EXPECT_EQ(fork.state().board, played.boards[2]);
    EXPECT_EQ(fork.state().toMove, 0);
    ASSERT_TRUE(fork.setup().continuedFrom);
    played.table.playByKeyboard(played.table.plan(MoveKind::castling));
    // Both matches are kept, each in its own file.
    played.table.window().store().waitUntilKept();
    EXPECT_EQ(folder.entryList({QStringLiteral("*.bukvol")}, QDir::Files).size(), 2);
    QFile file(folder.filePath(first));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().toStdString(), whole);
}

TEST(ReplayPage, AFinishedRecordOpensAsAReplayAndTheMatchUnderWayWaits) {
    Played played;
    const QString path = played.table.folder() + QStringLiteral("/finished.bukvol");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(played.table.match())));
    file.close();
    MatchSetup setup = Table::setup();
    setup.clock.minutes = 5;
    played.table.start(setup);
    const std::string own = played.table.match().setup().started;
    played.table.window().open(path);
    ASSERT_TRUE(played.board().isVisible());
    played.expectStep(0);
    EXPECT_TRUE(played.table.window().session().paused());
    EXPECT_EQ(played.table.match().setup().clock.minutes, 5);
    played.table.clickButton("replayBack");
    EXPECT_TRUE(played.table.board().isVisible());
    EXPECT_FALSE(played.table.window().session().paused());
}

TEST(ReplayPage, FromTheStartPageBackLeadsThere) {
    Played played;
    const QString path = played.table.folder() + QStringLiteral("/finished.bukvol");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(played.table.match())));
    file.close();
    played.table.find<QAction>("toStart").trigger();
    played.table.window().open(path);
    ASSERT_TRUE(played.board().isVisible());
    played.table.clickButton("replayBack");
    EXPECT_TRUE(played.table.window().startPage().isVisible());
}

TEST(ReplayPage, TheMatchUnderWayIsLookedBackAtUnlessPaused) {
    Table table;
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    QTest::keyClick(&table.window(), Qt::Key_R, Qt::ControlModifier);
    ASSERT_TRUE(table.find<BoardWidget>("replayBoard").isVisible());
    EXPECT_EQ(table.window().replayRoom().page()->at(), 1);
    EXPECT_EQ(table.find<BoardWidget>("replayBoard").scene().board, table.match().state().board);
    table.clickButton("replayBack");
    EXPECT_TRUE(table.board().isVisible());
    table.window().session().setPaused(true);
    EXPECT_FALSE(table.find<QAction>("lookBack").isEnabled());
    QTest::keyClick(&table.window(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_FALSE(table.find<BoardWidget>("replayBoard").isVisible());
}

TEST(ReplayPage, ATurnLostByARefusedWordAndAPassAreTold) {
    Table table(7, Lexicon::fromNouns(allTwoLetterWords()->language(), {{0, 1}}));
    MatchSetup setup = Table::setup();
    setup.game.refusalEndsTurn = true;
    table.start(setup);
    table.clickLetter(0);
    table.click(Square(5, 4));
    table.trace({Square(5, 4), Square(4, 4)});
    table.key(Qt::Key_Return);
    ASSERT_EQ(table.match().state().toMove, 1);
    table.clickButton("pass");
    table.clickButton("pass");
    table.find<QAction>("lookBack").trigger();
    EXPECT_EQ(table.window().replayRoom().page()->at(), 2);
    EXPECT_TRUE(table.find<QLabel>("moveHeading").text().contains(QStringLiteral("Ёлка")));
    EXPECT_TRUE(
        table.find<QLabel>("moveAction").text().contains(QStringLiteral("пропуск"), Qt::CaseInsensitive))
        << table.find<QLabel>("moveAction").text().toStdString();
    table.clickButton("replayPrevious");
    EXPECT_TRUE(table.find<QLabel>("moveAction").text().startsWith(QStringLiteral("✕")));
    EXPECT_EQ(table.find<QWidget>("moveWord").accessibleName().size(), 2);
}

/// A match of Балда on a board of a size, with some moves made by the rules.
Match balda(Geometry board, Random& random) {
    MatchSetup setup = Table::setup();
    setup.game = defaultOptions(GameKind::balda);
    setup.game.balda = baldaOn(board);
    setup.game.balda.wordLength = 2;
    return Match::start(setup, allTwoLetterWords(), random, nullptr, {0, 1});
}

TEST(ReplayPage, BaldaOnEveryBoardIsShown) {
    Table table;
    table.setAnimations(false);
    for (int files = 3; files <= 8; ++files) {
        for (int ranks = 3; ranks <= 8; ++ranks) {
            if ((files * ranks - 2) % 2 != 0)
                continue;
            Random random(static_cast<std::uint64_t>(files * 10 + ranks));
            Match match = balda({files, ranks}, random);
            const Board start = match.state().board;
            ASSERT_EQ(start.occupied().size(), 2);
            const Square tile = *start.occupied().begin();
            const Letter letter = start.tile(tile).letter();
            const Square above(tile.file(), tile.rank() + 1);
            const Letter other = letter == 5 ? 6 : 5;
            const auto made =
                match.perform(PlayMove{{Placement{other, above}, {other, letter}, {above, tile}}});
            ASSERT_TRUE(made) << code(made.error().reason) << " on " << files << "x" << ranks;
            table.window().replayRoom().show(match);
            const BoardWidget& shown = table.find<BoardWidget>("replayBoard");
            EXPECT_EQ(shown.scene().board, start) << files << "x" << ranks;
            table.clickButton("replayLast");
            EXPECT_EQ(shown.scene().board, match.state().board) << files << "x" << ranks;
            EXPECT_EQ(shown.scene().snake.size(), 2U) << files << "x" << ranks;
            EXPECT_TRUE(table.window().rect().contains(
                QRect(shown.mapTo(&table.window(), QPoint(0, 0)), shown.size())));
        }
    }
}

TEST(Replay, StandsWhereTheTurnsEnded) {
    Random random(5);
    MatchSetup setup = Table::setup();
    setup.game.startSquare = StartSquareMode::byHand;
    Match match = Match::start(setup, allTwoLetterWords(), random);
    while (match.state().phase() == Phase::startSquare) {
        const auto letters = match.state().position().letters;
        const auto usable = std::find_if(letters.begin(), letters.end(), [&](Letter letter) {
            return match.state().startLetters().contains(letter);
        });
        ASSERT_NE(usable, letters.end());
        ASSERT_TRUE(match.perform(PlaceStartLetter{*usable, *match.state().startSquareCells().begin()}));
        match.settleChance(random);
    }
    ASSERT_TRUE(match.perform(Pass{}));
    const Replay replay(match);
    EXPECT_EQ(replay.last(), 6);  // five letters and a pass
    EXPECT_EQ(replay.stop(6).state, match.state());
    EXPECT_EQ(replay.stop(0).entry, std::nullopt);
    for (int stop = 0; stop <= replay.last(); ++stop) {
        const Match fork = replay.goOnFrom(stop, "2026-01-01T00:00:00Z");
        EXPECT_EQ(fork.state(), replay.stop(stop).state);
        if (const auto entry = replay.stop(stop).entry) {
            EXPECT_EQ(replay.stopOf(*entry), stop);
        }
    }
}

}  // namespace
}  // namespace bukvol::desktop::test
