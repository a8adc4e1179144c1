// Whole matches through the widgets.
#include <gtest/gtest.h>

#include <QAccessible>
#include <nlohmann/json.hpp>
#include <sstream>

#include "console/command_line.h"
#include "desktop/widgets/result_panel.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

TEST(WholeMatch, SevenMovesByMouseAndKeyboardEndInTheSheetAndTheRecord) {
    Table table;
    table.start(Table::setup());
    const std::array later{MoveKind::statusQuo, MoveKind::castling, MoveKind::transfer, MoveKind::replacement,
                           MoveKind::placement};
    std::vector<Move> played;
    for (int turn = 0; turn < 14; ++turn) {
        const MoveKind kind =
            turn < 4 ? MoveKind::placement : later[static_cast<std::size_t>(turn) % later.size()];
        const Move move = table.plan(kind);
        const std::size_t before = table.match().entries().size();
        if (turn % 3 == 0)
            table.playByKeyboard(move);
        else
            table.playByMouse(move, turn % 3 == 1);
        ASSERT_GT(table.match().entries().size(), before)
            << "turn " << turn << " of kind " << code(kind) << ": "
            << table.find<QLabel>("wordStatus").text().toStdString() << " / "
            << table.find<QLabel>("expected").text().toStdString();
        const auto* done = std::get_if<PlayMove>(&table.match().entries()[before].action);
        ASSERT_NE(done, nullptr);
        EXPECT_EQ(kindOf(done->move.change), kind);
        EXPECT_EQ(done->move.word, move.word);
        played.push_back(move);
    }
    EXPECT_TRUE(table.match().over());
    EXPECT_TRUE(table.find<ResultPanel>("result").isVisible());

    const SheetLook& sheet = table.find<ScoreSheet>("scoreSheet").look();
    ASSERT_EQ(sheet.columns.size(), 2U);
    for (std::size_t turn = 0; turn < played.size(); ++turn) {
        const SheetEntry& entry = sheet.columns[turn % 2][turn / 2];
        EXPECT_EQ(entry.word.toStdString(), table.match().language().alphabet.text(played[turn].word));
        EXPECT_EQ(entry.score, QStringLiteral("2"));
    }

    table.window().store().waitUntilKept();
    const QStringList files =
        QDir(table.window().store().folder()).entryList({QStringLiteral("*.bukvol")}, QDir::Files);
    ASSERT_EQ(files.size(), 1);
    LexiconLocator lexicons(QStringLiteral("/nonexistent"));
    lexicons.provide("ru", allTwoLetterWords());
    const RecordFile read =
        readRecordFile(QDir(table.window().store().folder()).filePath(files.first()), lexicons.provider());
    ASSERT_TRUE(read.record.match);
    EXPECT_FALSE(read.record.error);
    EXPECT_EQ(read.record.match->state(), table.match().state());

    // The console replays the same record to the same sheet and position.
    const bukvol::test::TemporaryFolder data;
    bukvol::test::writeTwoLetterWords(data.path());
    qputenv("BUKVOL_DATA_DIR", data.path().c_str());
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream messages;
    const std::string file = QDir(table.window().store().folder()).filePath(files.first()).toStdString();
    EXPECT_EQ(console::run({"bukvol-cli", "replay", file}, in, out, messages), 0) << messages.str();
    qunsetenv("BUKVOL_DATA_DIR");
    std::istringstream lines(out.str());
    std::string line;
    for (const Move& move : played) {
        ASSERT_TRUE(std::getline(lines, line));
        EXPECT_EQ(nlohmann::json::parse(line).at("move"), toText(move, table.match().language().alphabet));
    }
    ASSERT_TRUE(std::getline(lines, line));
    const auto summary = nlohmann::json::parse(line);
    EXPECT_EQ(summary.at("position"),
              toText(table.match().state().position(), table.match().language().alphabet));
    EXPECT_EQ(summary.at("scores").at(0).at("points"), table.match().points(0));
    EXPECT_EQ(summary.at("scores").at(1).at("points"), table.match().points(1));
    EXPECT_EQ(read.record.match->entries(), table.match().entries());
}

TEST(WholeMatch, TwoClicksFromTheStartPage) {
    Table table;
    table.clickButton("play");
    ASSERT_TRUE(table.window().session().active());
    EXPECT_EQ(table.match().players(), 2);
    EXPECT_TRUE(table.board().isVisible());
}

TEST(StartSquareByHand, IsLaidByMouseAndKeyboard) {
    Table table;
    MatchSetup setup = Table::setup();
    setup.game.startSquare = StartSquareMode::byHand;
    table.start(setup);
    for (int step = 0; table.match().state().phase() == Phase::startSquare; ++step) {
        ASSERT_LT(step, 5);
        const GameState& state = table.match().state();
        const auto letters = state.position().letters;
        const auto usable = std::find_if(letters.begin(), letters.end(), [&](Letter letter) {
            return state.startLetters().contains(letter);
        });
        const auto index = static_cast<int>(usable - letters.begin());
        const Letter letter = *usable;
        const Square square = *state.startSquareCells().begin();
        if (step % 3 == 0) {
            table.clickLetter(index);
            table.click(square);
        } else if (step % 3 == 1) {
            table.typeWord({letter});
            table.moveCursor(square);
            table.key(Qt::Key_Return);
        } else {
            table.dragLetter(index, square);
        }
        EXPECT_TRUE(table.match().state().board.isOccupied(square));
    }
    EXPECT_EQ(table.match().state().phase(), Phase::opening);
    EXPECT_EQ(table.match().state().toMove, 0);
}

TEST(Turn, EscTakesBackStepByStep) {
    Table table;
    table.start(Table::setup());
    const Move move = table.plan(MoveKind::placement);
    const auto& placement = std::get<Placement>(move.change);
    table.clickLetter(table.indexOf(placement.letter));
    table.click(placement.square);
    table.trace(move.snake);
    ASSERT_TRUE(table.view().canSubmit);
    table.key(Qt::Key_Escape);
    EXPECT_TRUE(table.view().word.empty());
    EXPECT_EQ(table.view().stage, TurnStage::word);
    table.key(Qt::Key_Escape);
    EXPECT_EQ(table.view().stage, TurnStage::change);
    EXPECT_EQ(table.view().board, table.match().state().board);
}

TEST(Turn, APassAsksOnceMore) {
    Table table;
    table.start(Table::setup());
    table.clickButton("pass");
    EXPECT_EQ(table.match().state().toMove, 0);
    table.clickButton("pass");
    EXPECT_EQ(table.match().state().toMove, 1);
}

TEST(Turn, AStrictDeclarationIsKept) {
    Table table;
    MatchSetup setup = Table::setup();
    setup.game.strictDeclaration = true;
    setup.game.openingMoves = 1;
    table.start(setup);
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.key(Qt::Key_4);
    ASSERT_EQ(table.match().state().declared, MoveKind::transfer);
    table.key(Qt::Key_1);
    EXPECT_EQ(table.view().kind, MoveKind::transfer);
    EXPECT_EQ(table.view().status.kind, TurnStatus::Kind::refused);
    table.key(Qt::Key_Escape);
    EXPECT_EQ(table.view().kind, MoveKind::transfer);
    table.playByMouse(table.plan(MoveKind::transfer), true);
    EXPECT_EQ(table.match().state().toMove, 1);
}

TEST(Turn, ALetterDroppedDeclaresItsKind) {
    Table table;
    MatchSetup setup = Table::setup();
    setup.game.openingMoves = 1;
    setup.game.strictDeclaration = true;
    table.start(setup);
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.playByKeyboard(table.plan(MoveKind::placement));
    const Move move = table.plan(MoveKind::placement);
    const auto& placement = std::get<Placement>(move.change);
    table.dragLetter(table.indexOf(placement.letter), placement.square);
    EXPECT_EQ(table.match().state().declared, MoveKind::placement);
    EXPECT_EQ(table.view().stage, TurnStage::word);
    table.trace(move.snake);
    table.key(Qt::Key_Return);
    EXPECT_EQ(table.match().state().toMove, 1);
}

TEST(Turn, JokersOfATracedSnakeGetTheirLetters) {
    Table table;
    table.start(Table::setup());
    // A letter beside a joker of the start square: e4 is a joker, f4 is free.
    table.clickLetter(0);
    table.click(Square(5, 3));
    table.trace({Square(5, 3), Square(4, 3)});
    TurnView view = table.view();
    ASSERT_EQ(view.word.size(), 2U);
    EXPECT_TRUE(view.word[1].joker);
    EXPECT_TRUE(view.word[1].letter.has_value());
    EXPECT_GT(view.candidates, 10U);
    EXPECT_TRUE(view.canSubmit);
    table.key(Qt::Key_Tab);
    EXPECT_EQ(table.view().candidate, 1U);
    table.type(QStringLiteral("щ"));
    EXPECT_EQ(table.view().word[1].letter, table.match().language().alphabet.readLetter("Щ"));
    EXPECT_EQ(table.view().candidates, 1U);
}

TEST(Turn, ATypedWordThatMissesTheChangeIsShownAndRefused) {
    Table table;
    table.start(Table::setup());
    // Far from d4, so that d4 and its neighbours spell words without it.
    table.clickLetter(0);
    table.click(Square(5, 5));
    const Board& board = table.match().state().board;
    const Letter centre = board.tile(Square(3, 3)).letter();
    const Letter corner = board.tile(Square(2, 2)).letter();
    table.typeWord({corner, centre});
    const TurnView view = table.view();
    ASSERT_EQ(view.snake.size(), 2U);
    EXPECT_EQ(view.status.refusal.reason, Reason::wordMissesChange);
    EXPECT_FALSE(view.canSubmit);
}

TEST(Turn, AWordByAgreement) {
    Table table(7, Lexicon::fromNouns(allTwoLetterWords()->language(), {{0, 1}}));
    MatchSetup setup = Table::setup();
    setup.game.wordsByAgreement = true;
    table.start(setup);
    table.clickLetter(0);
    table.click(Square(5, 4));
    table.trace({Square(5, 4), Square(4, 4)});
    ASSERT_TRUE(table.view().canAgree);
    table.clickButton("submit");
    EXPECT_EQ(table.match().state().toMove, 1);
    EXPECT_TRUE(table.match().scoreSheet()[0][0].byAgreement);
}

TEST(Turn, ARefusedWordMayEndTheTurn) {
    Table table(7, Lexicon::fromNouns(allTwoLetterWords()->language(), {{0, 1}}));
    MatchSetup setup = Table::setup();
    setup.game.refusalEndsTurn = true;
    table.start(setup);
    table.clickLetter(0);
    table.click(Square(5, 4));
    table.trace({Square(5, 4), Square(4, 4)});
    EXPECT_EQ(table.view().status.kind, TurnStatus::Kind::unjudged);
    table.key(Qt::Key_Return);
    EXPECT_EQ(table.match().state().toMove, 1);
    EXPECT_TRUE(table.find<QLabel>("wordStatus").text().startsWith(QStringLiteral("✕")));
}

TEST(Board, IsAnAccessibleTable) {
    Table table;
    table.start(Table::setup());
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&table.board());
    ASSERT_NE(board, nullptr);
    QAccessibleTableInterface* squares = board->tableInterface();
    ASSERT_NE(squares, nullptr);
    EXPECT_EQ(squares->rowCount(), 7);
    EXPECT_EQ(squares->columnCount(), 7);
    EXPECT_TRUE(squares->cellAt(3, 4)->text(QAccessible::Name).contains(QStringLiteral("джокер")));
    EXPECT_TRUE(squares->cellAt(6, 0)->text(QAccessible::Name).startsWith(QStringLiteral("a1")));
}

}  // namespace
}  // namespace bukvol::desktop::test
