// The program is killed at any moment: every action whose keeping was acknowledged is there at the next
// start.
#include "kill_test.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <cstdio>

#include "desktop/app/match_store.h"
#include "desktop/play/match_session.h"
#include "support/random_match.h"

namespace bukvol::desktop::test {

int playUntilKilled(const QString& folder) {
    MatchStore store(folder);
    MatchSession session{Random(1)};
    MatchSetup setup;
    setup.language = "ru";
    setup.game.players = 6;
    setup.game.movesPerPlayer = 99;
    for (int i = 0; i < setup.game.players; ++i)
        setup.seats.push_back({"Игрок", false, 0});
    session.start(setup, bukvol::test::allTwoLetterWords());
    const QString path = store.newFile();
    Random random(2);
    while (!session.match().over()) {
        const GameAction action = bukvol::test::randomAction(session.match(), random);
        if (std::holds_alternative<EndByAgreement>(action) || !session.perform(action))
            continue;
        store.keep(path, QByteArray::fromStdString(writeRecord(session.match())));
        store.waitUntilKept();
        std::printf("%zu\n", session.match().entries().size());
        std::fflush(stdout);
    }
    return 0;
}

namespace {

TEST(Killed, EveryAcknowledgedActionIsThereAtTheNextStart) {
    constexpr int kills = 25;
    Random random(3);
    for (int i = 0; i < kills; ++i) {
        QTemporaryDir folder;
        QProcess player;
        player.start(QCoreApplication::applicationFilePath(),
                     {QString::fromLatin1(playUntilKilledOption), folder.path()});
        ASSERT_TRUE(player.waitForReadyRead(20000)) << "no action was acknowledged";
        QThread::usleep(random.below(20000));
        player.kill();
        ASSERT_TRUE(player.waitForFinished());
        const QByteArrayList lines = player.readAllStandardOutput().split('\n');
        // The last piece is empty, or a line that the kill cut off.
        const std::size_t acknowledged = lines[lines.size() - 2].toULongLong();
        const auto found = MatchStore(folder.path()).unfinished([](const std::string&) {
            return bukvol::test::allTwoLetterWords();
        });
        ASSERT_TRUE(found);
        ASSERT_FALSE(found->file.record.error);
        EXPECT_GE(found->file.record.match->entries().size(), acknowledged);
    }
}

}  // namespace
}  // namespace bukvol::desktop::test
