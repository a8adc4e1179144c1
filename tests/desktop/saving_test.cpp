// Matches go on after the program was closed, killed, or the file was damaged.
#include <gtest/gtest.h>

#include <QAction>
#include <QCloseEvent>
#include <QFile>
#include <atomic>
#include <cerrno>

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
    EXPECT_TRUE(button.text().contains(QStringLiteral("Мария · 2 : 0 · Ёлка")))
        << button.text().toStdString();
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

/// A disk on which nothing can be written while it is so set: with the reason that the system would give.
class FailingDisk : public Disk {
public:
    int create(const std::filesystem::path& file) const override {
        if (noPermission) {
            errno = EROFS;
            return -1;
        }
        return Disk::create(file);
    }
    std::ptrdiff_t write(int descriptor, std::string_view content) const override {
        if (full) {
            errno = ENOSPC;
            return -1;
        }
        return Disk::write(descriptor, content);
    }

    std::atomic<bool> full = false;
    std::atomic<bool> noPermission = false;
};

struct FailingTable {
    Table table;
    std::shared_ptr<FailingDisk> disk = std::make_shared<FailingDisk>();

    FailingTable() {
        table.window().store().useDisk(disk);
        table.start(Table::setup());
        table.window().store().waitUntilKept();
        QCoreApplication::processEvents();
    }
    bool says(const char* text) {
        return QTest::qWaitFor(
            [&] { return table.find<QLabel>("expected").text().contains(QString::fromUtf8(text)); }, 5000);
    }
    GameState kept() {
        const QByteArray record = contentOf(keptFile(table));
        const ReadRecord read =
            readRecord(record.toStdString(), [](const std::string&) { return allTwoLetterWords(); });
        EXPECT_TRUE(read.match && !read.error);
        return read.match->state();
    }
};

TEST(SavingFails, OnAFullDiskTheMatchGoesOnAndIsSavedOnceThereIsRoom) {
    FailingTable failing;
    Table& table = failing.table;
    const GameState start = table.match().state();
    failing.disk->full = true;
    table.playByKeyboard(table.plan(MoveKind::placement));
    EXPECT_TRUE(failing.says("нет места")) << table.find<QLabel>("expected").text().toStdString();
    EXPECT_EQ(failing.kept(), start);  // the file as it was is whole
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState later = table.match().state();
    EXPECT_EQ(table.match().points(1), 2);
    failing.disk->full = false;
    // Without a further move, by trying again.
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return !table.find<QLabel>("expected").text().contains(QStringLiteral("нет места")); }, 8000));
    EXPECT_EQ(failing.kept(), later);
}

TEST(SavingFails, AFolderThatCannotBeWrittenToIsTold) {
    FailingTable failing;
    failing.disk->noPermission = true;
    failing.table.playByKeyboard(failing.table.plan(MoveKind::placement));
    EXPECT_TRUE(failing.says("нельзя записывать"));
    EXPECT_EQ(failing.table.match().points(0), 2);
    failing.disk->noPermission = false;
    failing.table.playByKeyboard(failing.table.plan(MoveKind::placement));
    EXPECT_EQ(failing.kept(), failing.table.match().state());
}

TEST(SavingFails, ALeftMatchIsStillSavedWhenThereIsRoom) {
    FailingTable failing;
    Table& table = failing.table;
    failing.disk->full = true;
    table.playByKeyboard(table.plan(MoveKind::placement));
    const GameState left = table.match().state();
    table.find<QAction>("toStart").trigger();
    EXPECT_TRUE(table.find<QLabel>("notice").text().contains(QStringLiteral("нет места")));
    failing.disk->full = false;
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.find<QLabel>("notice").text().isEmpty(); }, 8000));
    EXPECT_EQ(failing.kept(), left);
}

TEST(SavingFails, ClosingAsksOnceBeforeTheMatchIsLost) {
    FailingTable failing;
    Table& table = failing.table;
    failing.disk->full = true;
    table.playByKeyboard(table.plan(MoveKind::placement));
    EXPECT_FALSE(table.window().close());
    EXPECT_TRUE(table.window().isVisible());
    EXPECT_TRUE(failing.says("ещё не сохранена"));
    failing.disk->full = false;
    EXPECT_TRUE(table.window().close());
    EXPECT_EQ(failing.kept(), table.match().state());
}

TEST(SavingFails, ClosingTwiceCloses) {
    FailingTable failing;
    failing.disk->full = true;
    failing.table.playByKeyboard(failing.table.plan(MoveKind::placement));
    EXPECT_FALSE(failing.table.window().close());
    EXPECT_TRUE(failing.table.window().close());
}

TEST(Saving, AFileTakenAwayIsWrittenAnew) {
    Table table;
    table.start(Table::setup());
    table.window().store().waitUntilKept();
    QDir(table.window().store().folder()).removeRecursively();
    table.playByKeyboard(table.plan(MoveKind::placement));
    const QByteArray record = contentOf(keptFile(table));
    const ReadRecord read =
        readRecord(record.toStdString(), [](const std::string&) { return allTwoLetterWords(); });
    ASSERT_TRUE(read.match);
    EXPECT_EQ(read.match->state(), table.match().state());
}

TEST(Saving, AClockSetBackOverwritesNothing) {
    Table table;
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    const QString first = keptFile(table);
    table.find<QAction>("toStart").trigger();
    const QByteArray content = contentOf(first);
    // The first match is from a time still to come, under the very names that are next.
    const QDir folder(table.window().store().folder());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int second = 0; second < 5; ++second) {
        const QString name = now.addSecs(second).toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
        const QString path = folder.filePath(name + QStringLiteral(".bukvol"));
        if (path != first)
            QFile::copy(first, path);
    }
    QFile file(first);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.setFileTime(now.addDays(30), QFileDevice::FileModificationTime));
    file.close();
    const auto before = folder.entryList({QStringLiteral("*.bukvol")}, QDir::Files).size();
    table.start(Table::setup());
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.playByKeyboard(table.plan(MoveKind::placement));
    table.window().store().waitUntilKept();
    EXPECT_EQ(folder.entryList({QStringLiteral("*.bukvol")}, QDir::Files).size(), before + 1);
    EXPECT_EQ(contentOf(first), content);
    EXPECT_GE(table.match().thinkingTime(0).count(), 0);
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
