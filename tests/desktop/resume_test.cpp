// The list of the matches kept: going on with one of several, looking back, throwing away and bringing back.
#include <gtest/gtest.h>

#include <QAction>
#include <QFile>

#include "desktop/app/match_shelf.h"
#include "desktop/pages/matches_page.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

QDir folderOf(Table& table) {
    return QDir(table.window().store().folder());
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

/// Plays some placements of a match with a name of its own and leaves for the start page.
GameState playOne(Table& table, const char* name, int moves, int movesPerPlayer = 7) {
    MatchSetup setup = Table::setup();
    setup.seats[0].name = name;
    setup.game.movesPerPlayer = movesPerPlayer;
    table.start(setup);
    for (int move = 0; move < moves; ++move)
        table.playByKeyboard(table.plan(MoveKind::placement));
    GameState state = table.match().state();
    table.find<QAction>("toStart").trigger();
    return state;
}

MatchesPage& list(Table& table) {
    if (!table.window().matchesRoom().shown())
        table.clickButton("allMatches");
    MatchesPage& page = *table.window().matchesRoom().page();
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.finished(); }, 5000));
    return page;
}

MatchCard* cardOf(MatchesPage& page, const char* name) {
    for (MatchCard* card : page.cards()) {
        if (card->item().title.contains(QString::fromUtf8(name)))
            return card;
    }
    return nullptr;
}

void click(MatchCard& card, const char* button) {
    QTest::mouseClick(card.findChild<QAbstractButton*>(QLatin1String(button)), Qt::LeftButton);
}

QString text(MatchCard& card, const char* label) {
    return card.findChild<QLabel*>(QLatin1String(label))->text();
}

TEST(Resume, SeveralUnfinishedMatchesAreListedAndAnyGoesOn) {
    Table table;
    EXPECT_FALSE(table.find<QAbstractButton>("allMatches").isVisible());  // none is kept yet
    const GameState first = playOne(table, "Анна", 1);
    playOne(table, "Вера", 2);
    playOne(table, "Зоя", 2, 1);  // finished
    ASSERT_TRUE(table.find<QAbstractButton>("allMatches").text().contains(QLatin1Char('3')));
    MatchesPage& page = list(table);
    ASSERT_EQ(page.cards().size(), 3U);
    MatchCard* anna = cardOf(page, "Анна");
    ASSERT_NE(anna, nullptr);
    EXPECT_TRUE(text(*anna, "cardTitle").contains(QStringLiteral("Анна · 2 : 0 · Ёлка")));
    EXPECT_TRUE(text(*anna, "cardDetails").contains(QStringLiteral("ход 1 из 7")))
        << text(*anna, "cardDetails").toStdString();
    EXPECT_TRUE(text(*anna, "cardDetails").contains(QString::number(QDate::currentDate().year() % 100)));
    EXPECT_EQ(anna->findChild<BoardThumbnail*>()->scene().board, first.board);
    // Finished ones stand below the unfinished.
    MatchCard* zoya = cardOf(page, "Зоя");
    EXPECT_EQ(zoya->item().kind, MatchItem::Kind::finished);
    EXPECT_GT(zoya->y(), anna->y());
    EXPECT_GT(zoya->y(), cardOf(page, "Вера")->y());
    click(*anna, "cardOpen");
    EXPECT_TRUE(table.board().isVisible());
    EXPECT_EQ(table.match().state(), first);
    // It goes on in its own file.
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.window().store().waitUntilKept();
    EXPECT_EQ(folderOf(table).entryList({QStringLiteral("*.bukvol")}, QDir::Files).size(), 3);
}

TEST(Resume, AFinishedMatchIsLookedBackAtAndBackLeadsToTheList) {
    Table table;
    playOne(table, "Зоя", 2, 1);
    MatchesPage& page = list(table);
    click(*cardOf(page, "Зоя"), "cardOpen");
    EXPECT_TRUE(table.find<BoardWidget>("replayBoard").isVisible());
    table.clickButton("replayBack");
    EXPECT_TRUE(page.isVisible());
    table.clickButton("matchesBack");
    EXPECT_TRUE(table.window().startPage().isVisible());
}

TEST(Resume, ByKeyboardAlone) {
    Table table;
    const GameState state = playOne(table, "Анна", 1);
    QTest::keyClick(&table.window(), Qt::Key_M, Qt::ControlModifier);
    MatchesPage& page = list(table);
    ASSERT_TRUE(page.isVisible());
    auto* open = cardOf(page, "Анна")->findChild<QAbstractButton*>(QStringLiteral("cardOpen"));
    for (int guard = 0; guard < 5 && QApplication::focusWidget() != open; ++guard)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    ASSERT_EQ(QApplication::focusWidget(), open);
    QTest::keyClick(open, Qt::Key_Return);
    EXPECT_EQ(table.match().state(), state);
    QTest::keyClick(&table.window(), Qt::Key_M, Qt::ControlModifier);
    EXPECT_TRUE(table.window().session().paused());  // it waits while the list is looked at
    QTest::keyClick(table.window().matchesRoom().page(), Qt::Key_Escape);
    EXPECT_TRUE(table.board().isVisible());
    EXPECT_FALSE(table.window().session().paused());
}

TEST(Resume, WhatIsDeletedCanBeBroughtBackInPlace) {
    Table table;
    const GameState state = playOne(table, "Анна", 1);
    playOne(table, "Вера", 1);
    MatchesPage& page = list(table);
    MatchCard* anna = cardOf(page, "Анна");
    const QString path = anna->item().path;
    const QByteArray content = contentOf(path);
    click(*anna, "cardDiscard");
    EXPECT_FALSE(QFile::exists(path));
    EXPECT_EQ(text(*anna, "cardDetails"), QStringLiteral("Удалена"));
    EXPECT_FALSE(anna->findChild<QAbstractButton*>(QStringLiteral("cardOpen"))->isVisible());
    EXPECT_EQ(folderOf(table).entryList({QStringLiteral("*.bukvol")}, QDir::Files).size(), 1);
    click(*anna, "cardDiscard");  // now the way back
    EXPECT_EQ(contentOf(path), content);
    click(*anna, "cardOpen");
    EXPECT_EQ(table.match().state(), state);
}

TEST(Resume, WhatIsDeletedIsNotOfferedAnyMore) {
    Table table;
    playOne(table, "Анна", 1);
    ASSERT_TRUE(table.find<QAbstractButton>("continue").isVisible());
    MatchesPage& page = list(table);
    click(*cardOf(page, "Анна"), "cardDiscard");
    table.clickButton("matchesBack");
    EXPECT_FALSE(table.find<QAbstractButton>("continue").isVisible());
    EXPECT_FALSE(table.find<QAbstractButton>("allMatches").isVisible());
}

TEST(Resume, TheMatchUnderWayIsClosedWhenItIsDeleted) {
    Table table;
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState state = table.match().state();
    table.window().store().waitUntilKept();
    table.find<QAction>("matches").trigger();
    MatchesPage& page = list(table);
    ASSERT_EQ(page.cards().size(), 1U);
    click(*page.cards().front(), "cardDiscard");
    EXPECT_FALSE(table.window().session().active());
    table.window().store().waitUntilKept();
    EXPECT_TRUE(folderOf(table).entryList({QStringLiteral("*.bukvol")}, QDir::Files).isEmpty());
    click(*page.cards().front(), "cardDiscard");
    click(*page.cards().front(), "cardOpen");
    EXPECT_EQ(table.match().state(), state);
}

TEST(Resume, DamagedRecordsAreListedWithTheReasonAndOpenInPart) {
    Table table;
    playOne(table, "Анна", 2);
    MatchesPage& before = list(table);
    const QString path = before.cards().front()->item().path;
    table.clickButton("matchesBack");
    QByteArray record = contentOf(path);
    const qsizetype second = record.indexOf('@', record.indexOf('@') + 1);
    record[second] = '#';
    write(path, record);
    const QString alien = folderOf(table).filePath(QStringLiteral("alien.bukvol"));
    write(alien, QByteArray("\0\1\2 nothing of ours", 20));
    write(folderOf(table).filePath(QStringLiteral("empty.bukvol")), {});
    MatchesPage& page = list(table);
    ASSERT_EQ(page.cards().size(), 3U);
    MatchCard* broken = cardOf(page, "alien.bukvol");
    ASSERT_NE(broken, nullptr);
    EXPECT_TRUE(text(*broken, "cardProblem").contains(QStringLiteral("✕")));
    EXPECT_FALSE(broken->findChild<QAbstractButton*>(QStringLiteral("cardOpen"))->isVisible());
    EXPECT_NE(cardOf(page, "empty.bukvol"), nullptr);
    MatchCard* damaged = cardOf(page, "Анна");
    ASSERT_NE(damaged, nullptr);
    EXPECT_TRUE(text(*damaged, "cardProblem").contains(QStringLiteral("строка")))
        << text(*damaged, "cardProblem").toStdString();
    click(*damaged, "cardOpen");
    EXPECT_EQ(table.match().points(0), 2);
    EXPECT_EQ(table.match().points(1), 0);
    EXPECT_TRUE(table.find<QLabel>("expected").text().contains(QStringLiteral("строка")));
    table.window().store().waitUntilKept();
    EXPECT_EQ(contentOf(path), record);  // the damaged one stays as it is
}

TEST(Resume, AFileThatWentAwayMeanwhileIsTold) {
    Table table;
    playOne(table, "Анна", 1);
    MatchesPage& page = list(table);
    QFile::remove(page.cards().front()->item().path);
    click(*page.cards().front(), "cardOpen");
    EXPECT_FALSE(table.find<QLabel>("matchesNotice").text().isEmpty());
    table.find<QLabel>("matchesNotice").clear();
    click(*page.cards().front(), "cardDiscard");
    EXPECT_FALSE(table.find<QLabel>("matchesNotice").text().isEmpty());
    EXPECT_TRUE(page.isVisible());
}

TEST(MatchShelf, TheTrashIsBounded) {
    const QTemporaryDir folder;
    const MatchShelf shelf(folder.path());
    const QString path = folder.filePath(QStringLiteral("one.bukvol"));
    QString last;
    for (int i = 0; i < MatchShelf::mostInTrash + 5; ++i) {
        write(path, QByteArray::number(i));
        const auto discarded = shelf.discard(path);
        ASSERT_TRUE(discarded);
        EXPECT_NE(*discarded, last);
        last = *discarded;
    }
    EXPECT_EQ(QDir(shelf.trash()).entryList(QDir::Files).size(), MatchShelf::mostInTrash);
    // A name that another match has taken meanwhile is not taken from it.
    const QString other = folder.filePath(QFileInfo(last).fileName());
    write(other, "other");
    const auto back = shelf.bringBack(last);
    ASSERT_TRUE(back);
    EXPECT_NE(*back, other);
    EXPECT_EQ(contentOf(other), QByteArray("other"));
}

}  // namespace
}  // namespace bukvol::desktop::test
