// Positions and matches copied, pasted, dropped, and opened as files.
#include <gtest/gtest.h>

#include <QAction>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QMimeData>
#include <QUrl>

#include "core/match/record.h"
#include "desktop/play/shared_text.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

constexpr const char* position = "7/7/2О*Н2/2*А*2/2Т*Р2/7/7 КОСЛЕНИПА";

QClipboard& clipboard() {
    return *QGuiApplication::clipboard();
}

void press(Table& table, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
    QTest::keyClick(&table.window(), key, modifiers);
}

void paste(Table& table, const QString& text) {
    clipboard().setText(text);
    press(table, Qt::Key_V);
}

QString write(Table& table, const char* name, const QByteArray& content) {
    const QString path = table.folder() + QLatin1Char('/') + QLatin1String(name);
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return path;
}

QString said(Table& table) {
    return table.window().session().active() ? table.find<QLabel>("expected").text()
                                             : table.find<QLabel>("notice").text();
}

bool drop(Table& table, const QMimeData& data) {
    const QPointF place(200, 200);
    QDragEnterEvent enter(place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&table.window(), &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent fall(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&table.window(), &fall);
    return fall.isAccepted();
}

TEST(Sharing, APositionGoesOutAndComesBack) {
    Table table;
    EXPECT_FALSE(table.find<QAction>("copyPosition").isEnabled());
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const Position copied = table.match().state().position();
    press(table, Qt::Key_C);
    const QString text = clipboard().text();
    EXPECT_EQ(text.toStdString(), toText(copied, table.match().language().alphabet));
    EXPECT_TRUE(said(table).contains(QStringLiteral("скопирована"))) << said(table).toStdString();

    table.find<QAction>("toStart").trigger();
    paste(table, QStringLiteral("\n  ") + text.toLower() + QStringLiteral("  \n"));
    const auto& board = table.find<BoardWidget>("positionBoard");
    ASSERT_TRUE(board.isVisible());
    EXPECT_EQ(board.scene().board.occupied(), copied.board.occupied());
    EXPECT_EQ(toText(board.scene().board, allTwoLetterWords()->language().alphabet),
              toText(copied.board, allTwoLetterWords()->language().alphabet));
    EXPECT_EQ(table.find<BankWidget>("positionBank").places().size(), copied.letters.size());
    clipboard().clear();
    table.clickButton("positionCopy");
    EXPECT_EQ(clipboard().text(), text);
    EXPECT_FALSE(table.find<QLabel>("positionNotice").text().isEmpty());
    QTest::keyClick(table.window().findChild<QWidget*>(QStringLiteral("positionPage")), Qt::Key_Escape);
    EXPECT_TRUE(table.window().startPage().isVisible());
}

TEST(Sharing, AMatchGoesOutAndComesBackAsANewFile) {
    Table table;
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState state = table.match().state();
    press(table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString text = clipboard().text();
    EXPECT_TRUE(text.startsWith(QStringLiteral("bukvol-record")));
    table.playByKeyboard(table.plan(MoveKind::placement));
    // Blank lines and line ends of other systems come along with a copy.
    paste(table, QStringLiteral("\n\n") + QString(text).replace(QLatin1Char('\n'), QStringLiteral("\r\n")));
    EXPECT_TRUE(table.board().isVisible());
    EXPECT_EQ(table.match().state(), state);
    table.window().store().waitUntilKept();
    const QDir folder(table.window().store().folder());
    EXPECT_EQ(folder.entryList({QStringLiteral("*.bukvol")}, QDir::Files).size(), 2);
}

TEST(Sharing, APausedBoardIsNotCopied) {
    Table table;
    table.start(Table::setup());
    table.window().session().setPaused(true);
    EXPECT_FALSE(table.find<QAction>("copyPosition").isEnabled());
    clipboard().setText(QStringLiteral("before"));
    press(table, Qt::Key_C);
    EXPECT_EQ(clipboard().text(), QStringLiteral("before"));
}

TEST(Sharing, AStepOfAReplayIsCopied) {
    Table table;
    table.start(Table::setup());
    const Position start = table.match().state().position();
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.find<QAction>("lookBack").trigger();
    table.clickButton("replayFirst");
    press(table, Qt::Key_C);
    EXPECT_EQ(clipboard().text().toStdString(), toText(start, table.match().language().alphabet));
    EXPECT_FALSE(table.find<QLabel>("replayRemark").text().isEmpty());
}

TEST(Sharing, WhatIsNeitherIsRefusedInPlaceWithLineAndReason) {
    struct Case {
        const char* text;
        const char* says;
    };
    const std::array cases{
        Case{"просто письмо", "строка 1"},
        Case{"7/7/7/7/7/7 КОТ\nи ещё строка", "строка 2"},
        Case{"7/7/6/7/7/7/7 КОТ", "строка 1"},
        Case{"7/7/7/7/7/7/7/7/7 КОТ", "строка 1"},
        Case{"7/7/7/7/7/7/7 К0Т", "строка 1"},
        Case{"7/7/3字3/7/7/7/7 КОТ", "字"},
        Case{"\n\n7/7/7/9/7/7/7 КОТ", "строка 3"},
        Case{"bukvol-record 99\n", "нов"},
        Case{"bukvol-record 1\nlanguage: ru\n\n", "game"},
        Case{"\n\nbukvol-record 1\ngame: bukvologika\nmoves: many\n", "строка 5"},
        Case{"", "нечего"},
    };
    Table table;
    for (const bool playing : {false, true}) {
        if (playing)
            table.start(Table::setup());
        for (const Case& one : cases) {
            paste(table, QString::fromUtf8(one.text));
            EXPECT_TRUE(said(table).contains(QString::fromUtf8(one.says), Qt::CaseInsensitive))
                << one.text << " -> " << said(table).toStdString();
            EXPECT_EQ(table.window().session().active(), playing);
        }
    }
    EXPECT_TRUE(table.board().isVisible());
}

TEST(Sharing, HugeTextsAreRefusedSoon) {
    Table table;
    QElapsedTimer time;
    time.start();
    paste(table, QString(static_cast<qsizetype>(maxRecordSize) + 1, QLatin1Char('7')));
    EXPECT_FALSE(said(table).isEmpty());
    QByteArray record("bukvol-record 1\n");
    record += QByteArray("x", 1).repeated(static_cast<int>(maxRecordSize));
    table.window().open(write(table, "huge.bukvol", record));
    EXPECT_TRUE(said(table).contains(QStringLiteral("велик"))) << said(table).toStdString();
    paste(table, QString(4'000'000, QLatin1Char('\n')) + QStringLiteral("7"));
    EXPECT_FALSE(said(table).isEmpty());
    EXPECT_LT(time.elapsed(), 3000);
    EXPECT_FALSE(table.window().session().active());
}

TEST(Sharing, AFileIsDroppedOnTheWindow) {
    Table table;
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState state = table.match().state();
    const QString match = write(table, "given.bukvol", QByteArray::fromStdString(writeRecord(table.match())));
    table.find<QAction>("toStart").trigger();
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(match)});
    EXPECT_TRUE(drop(table, file));
    EXPECT_EQ(table.match().state(), state);

    QMimeData text;
    text.setUrls({QUrl::fromLocalFile(write(table, "position.txt", position))});
    EXPECT_TRUE(drop(table, text));
    EXPECT_TRUE(table.find<BoardWidget>("positionBoard").isVisible());
    EXPECT_TRUE(table.window().session().paused());  // the match waits

    QMimeData words;
    words.setText(QString::fromStdString(writeRecord(table.match())));
    EXPECT_TRUE(drop(table, words));
    EXPECT_TRUE(table.board().isVisible());

    QMimeData elsewhere;
    elsewhere.setUrls({QUrl(QStringLiteral("https://example.org/a.bukvol"))});
    EXPECT_FALSE(drop(table, elsewhere));
}

TEST(Sharing, ABaldaPositionHasNoBank) {
    Table table;
    paste(table, QStringLiteral("5/5/БАЛДА/5/5"));
    const auto& board = table.find<BoardWidget>("positionBoard");
    ASSERT_TRUE(board.isVisible());
    EXPECT_EQ(board.scene().board.geometry(), (Geometry{5, 5}));
    table.clickButton("positionCopy");
    EXPECT_EQ(clipboard().text(), QStringLiteral("5/5/БАЛДА/5/5"));
}

TEST(Sharing, RecordsOfTheFirstVersionOpen) {
    Table table;
    // Half-way: without its last lines the match is not over.
    Random random(4);
    Match match = Match::start(Table::setup(), allTwoLetterWords(), random);
    ASSERT_TRUE(match.perform(Pass{}));
    const std::string record = writeRecord(match);
    ASSERT_TRUE(record.starts_with("bukvol-record 1\n"));
    table.window().open(write(table, "old.bukvol", QByteArray::fromStdString(record)));
    EXPECT_EQ(table.match().state(), match.state());
}

TEST(SharedText, TheLanguageThatHasTheLettersIsFound) {
    const auto lexicons = [](const std::string& code) {
        return code == "ru" ? allTwoLetterWords() : Lexicon::Pointer();
    };
    const SharedText read =
        SharedTextReader::read(position, {QStringLiteral("xx"), QStringLiteral("ru")}, lexicons);
    ASSERT_TRUE(std::holds_alternative<SharedPosition>(read));
    EXPECT_EQ(std::get<SharedPosition>(read).language, "ru");
    EXPECT_EQ(positionText(std::get<SharedPosition>(read), allTwoLetterWords()->language().alphabet),
              QString::fromUtf8(position));
    EXPECT_TRUE(
        std::holds_alternative<QString>(SharedTextReader::read(position, {QStringLiteral("xx")}, lexicons)));
}

}  // namespace
}  // namespace bukvol::desktop::test
