// A player killed at a random moment, a thousand times: every action whose keeping was acknowledged is there.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "core/files.h"
#include "core/match/record.h"
#include "support/random_match.h"
#include "support/sanitized.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

/// Plays, and after every save tells through the pipe how long the match's history is. Does not return.
[[noreturn]] void play(const std::filesystem::path& file, int pipe, std::uint64_t seed) {
    Random random(seed);
    MatchSetup setup;
    setup.language = "ru";
    setup.undo = true;
    setup.game.players = 6;
    setup.game.movesPerPlayer = 99;
    setup.seats.assign(6, {"Игрок", false, 0});
    Match match = Match::start(setup, test::allTwoLetterWords(), random);
    for (;;) {
        const GameAction action = test::randomAction(match, random);
        if (std::holds_alternative<EndByAgreement>(action))
            continue;
        const bool undone = random.below(5) == 0 && match.undo();
        if (!undone && !match.perform(action))
            continue;
        match.settleChance(random);
        if (writeFileAtomically(file, writeRecord(match), CopyBefore::kept))
            _exit(1);
        const std::size_t told = match.history().size();
        if (write(pipe, &told, sizeof told) != sizeof told)
            _exit(2);
    }
}

/// Lets a player play for some time after its first save, kills it, and returns what it told last.
std::size_t playAndKill(const std::filesystem::path& file, Random& random) {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe(ends.data()), 0);
    const std::uint64_t seed = random.below(1'000'000);
    const pid_t player = fork();
    if (player == 0)
        play(file, ends[1], seed);
    close(ends[1]);
    std::size_t told = 0;
    std::size_t last = 0;
    EXPECT_EQ(read(ends[0], &told, sizeof told), static_cast<ssize_t>(sizeof told));
    usleep(static_cast<useconds_t>(random.below(3000)));
    kill(player, SIGKILL);
    do {
        last = told;
    } while (read(ends[0], &told, sizeof told) == static_cast<ssize_t>(sizeof told));
    close(ends[0]);
    int status = 0;
    EXPECT_EQ(waitpid(player, &status, 0), player);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the player ended by itself";
    return last;
}

TEST(Killed, AThousandTimesEveryAcknowledgedActionIsThere) {
    const auto lexicons = [](const std::string&) { return test::allTwoLetterWords(); };
    lexicons("ru");  // made once, not by each player
    Random random(5);
    const test::TemporaryFolder folder;
    for (int i = 0; i < test::rounds(1000); ++i) {
        const auto file = folder.path() / (std::to_string(i) + ".bukvol");
        const std::size_t told = playAndKill(file, random);
        ASSERT_GT(told, 0U);
        const ReadRecord record = readRecord(readFile(file).value(), lexicons);
        ASSERT_TRUE(record.match);
        ASSERT_FALSE(record.error);
        ASSERT_GE(record.match->history().size(), told);
    }
}

}  // namespace
}  // namespace bukvol
