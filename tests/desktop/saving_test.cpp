// Matches go on after the program was closed, killed, or the file was damaged.
#include <gtest/gtest.h>

#include <QFile>

#include "table.h"

namespace bukvol::desktop::test {
namespace {

QString keptFile(Table& table) {
    table.window().store().waitUntilKept();
    const QDir folder(table.window().store().folder());
    return folder.filePath(folder.entryList({QStringLiteral("*.bukvol")}, QDir::Files, QDir::Time).first());
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
}

TEST(Saving, AnUnfinishedMatchIsOfferedAndGoesOn) {
    Table table;
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState before = table.match().state();
    table.restart();
    auto& button = table.find<QAbstractButton>("continue");
    ASSERT_TRUE(button.isVisible());
    EXPECT_TRUE(button.text().contains(QStringLiteral("Мария 2 : 0 Ёлка"))) << button.text().toStdString();
    table.clickButton("continue");
    EXPECT_EQ(table.match().state(), before);
}

TEST(Saving, EveryActionIsKeptAtOnce) {
    Table table;
    table.start(Table::setup());
    for (int turn = 0; turn < 3; ++turn) {
        table.playByKeyboard(table.plan(MoveKind::placement));
        // What another process would find now, without this one being closed.
        const QByteArray record = contentOf(keptFile(table));
        const ReadRecord read =
            readRecord(record.toStdString(), [](const std::string&) { return allTwoLetterWords(); });
        ASSERT_TRUE(read.match);
        EXPECT_EQ(read.match->state(), table.match().state());
    }
}

TEST(Saving, AFinishedMatchIsNotOffered) {
    Table table;
    MatchSetup setup = Table::setup();
    setup.game.movesPerPlayer = 1;
    table.start(setup);
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.playByKeyboard(table.plan(MoveKind::placement));
    ASSERT_TRUE(table.match().over());
    table.restart();
    EXPECT_FALSE(table.find<QAbstractButton>("continue").isVisible());
}

TEST(Saving, ADamagedRecordOpensAsFarAsItIsValid) {
    Table table;
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const std::size_t entries = table.match().entries().size();
    table.playByKeyboard(table.plan(MoveKind::placement));
    QByteArray record = contentOf(keptFile(table));
    const qsizetype second = record.indexOf('@', record.indexOf('@') + 1);
    ASSERT_GT(second, 0);
    record[second] = '#';
    const QString path = table.folder() + QStringLiteral("/damaged.bukvol");
    write(path, record);
    table.window().open(path);
    EXPECT_EQ(table.match().entries().size(), entries);
    const QString notice = table.find<QLabel>("expected").text();
    EXPECT_TRUE(notice.contains(QStringLiteral("строка"))) << notice.toStdString();
    EXPECT_EQ(contentOf(path), record) << "the damaged file stays as it is";
}

TEST(Saving, AFileThatIsNoRecordIsRefusedInPlace) {
    Table table;
    const QString path = table.folder() + QStringLiteral("/other.bukvol");
    write(path, "no record\n");
    table.window().open(path);
    EXPECT_FALSE(table.window().session().active());
    EXPECT_FALSE(table.find<QLabel>("notice").text().isEmpty());
}

TEST(Saving, AFailedSaveIsTold) {
    Table table;
    table.start(Table::setup());
    table.window().store().waitUntilKept();
    QCoreApplication::processEvents();
    // A file stands where the folder was: nothing can be written below it.
    QDir(table.window().store().folder()).removeRecursively();
    write(table.window().store().folder(), "in the way");
    table.playByKeyboard(table.plan(MoveKind::placement));
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return table.find<QLabel>("expected").text().contains(QStringLiteral("не удалось сохранить"));
        },
        3000));
}

TEST(Words, WithoutADictionaryTheProgramStaysUpAndSaysSo) {
    Table table(7, nullptr);
    table.clickButton("play");
    EXPECT_FALSE(table.window().session().active());
    EXPECT_TRUE(table.find<QLabel>("notice").text().contains(QStringLiteral("ловар")));
}

TEST(SettingsFile, BrokenOnesAreIgnored) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    write(path, "[match]\nplayers=77\nmoves=many\nsupply=9\nclock-minutes=-4\n");
    const MatchSetup setup = Settings(path).lastSetup();
    EXPECT_EQ(setup.game, friendlyStyle().game);
    EXPECT_FALSE(setup.clock.minutes);
    write(path, QByteArray("\0\1[[[\nnonsense\n", 15));
    const Settings broken(path);
    EXPECT_EQ(broken.lastSetup().game, friendlyStyle().game);
}

}  // namespace
}  // namespace bukvol::desktop::test
