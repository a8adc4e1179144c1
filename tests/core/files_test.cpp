// A save that fails at any step leaves what was there.
#include "core/files.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cerrno>
#include <csignal>

#include "core/match/record.h"
#include "support/begun_match.h"
#include "support/random_match.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

using Kind = FileError::Kind;

/// Takes so many bytes, a few at a time, then fails.
class SmallDisk : public Disk {
public:
    SmallDisk(std::size_t room, int error) : room_(room), error_(error) {}

    std::ptrdiff_t write(int descriptor, std::string_view content) const override {
        constexpr std::size_t mostAtOnce = 100;
        const std::size_t count = std::min({room_, content.size(), mostAtOnce});
        if (count == 0) {
            errno = error_;
            return -1;
        }
        room_ -= count;
        return Disk::write(descriptor, content.substr(0, count));
    }

private:
    mutable std::size_t room_;
    int error_;
};

/// Fails at one step of a save.
class BrokenDisk : public Disk {
public:
    enum class Step { create, sync, duplicate, rename };
    BrokenDisk(Step step, int error) : step_(step), error_(error) {}

    int create(const std::filesystem::path& file) const override {
        return fails(Step::create) ? -1 : Disk::create(file);
    }
    bool sync(int descriptor) const override { return !fails(Step::sync) && Disk::sync(descriptor); }
    bool duplicate(const std::filesystem::path& file, const std::filesystem::path& copy) const override {
        return !fails(Step::duplicate) && Disk::duplicate(file, copy);
    }
    bool rename(const std::filesystem::path& from, const std::filesystem::path& to) const override {
        return !fails(Step::rename) && Disk::rename(from, to);
    }

private:
    bool fails(Step step) const {
        errno = error_;
        return step == step_;
    }

    Step step_;
    int error_;
};

/// The system's own full disk.
class FullDevice : public Disk {
public:
    int create(const std::filesystem::path&) const override {
        return ::open("/dev/full", O_WRONLY | O_CLOEXEC);
    }
};

class Saving : public testing::Test {
protected:
    /// Saves "first", then "second" over it.
    Saving() : file_(folder_.path() / "match.bukvol") {
        EXPECT_FALSE(writeFileAtomically(file_, "first", CopyBefore::kept));
        EXPECT_FALSE(writeFileAtomically(file_, "second", CopyBefore::kept));
    }

    std::string content() const { return readFile(file_).value(); }
    std::string before() const { return readFile(copyBefore(file_)).value(); }
    std::size_t filesThere() const {
        const std::filesystem::directory_iterator all(folder_.path());
        return static_cast<std::size_t>(std::distance(begin(all), end(all)));
    }
    /// Nothing but what "second" and its copy are.
    void expectUntouched() const {
        EXPECT_EQ(content(), "second");
        EXPECT_EQ(before(), "first");
        EXPECT_EQ(filesThere(), 2U) << "no temporary file is left";
    }

    test::TemporaryFolder folder_;
    std::filesystem::path file_;
};

TEST_F(Saving, KeepsTheCopyBeforeWhereAsked) {
    expectUntouched();
    EXPECT_FALSE(writeFileAtomically(file_, "third"));
    EXPECT_EQ(content(), "third");
    EXPECT_EQ(before(), "first") << "not asked for";
    EXPECT_FALSE(writeFileAtomically(file_, "fourth", CopyBefore::kept));
    EXPECT_EQ(before(), "third");
    EXPECT_EQ(filesThere(), 2U);
}

TEST_F(Saving, ThatFailsAfterAnyNumberOfBytesChangesNothing) {
    const std::string record = writeRecord(test::begun(test::twoPlayers()));
    for (std::size_t room = 0; room < record.size(); ++room) {
        const auto error = writeFileAtomically(file_, record, CopyBefore::kept, SmallDisk(room, ENOSPC));
        ASSERT_TRUE(error) << room;
        ASSERT_EQ(error->kind, Kind::noRoom);
        ASSERT_FALSE(error->message.empty());
        ASSERT_NO_FATAL_FAILURE(expectUntouched());
    }
    EXPECT_FALSE(writeFileAtomically(file_, record, CopyBefore::kept, SmallDisk(record.size(), ENOSPC)));
    EXPECT_EQ(content(), record);
    EXPECT_EQ(before(), "second");
}

TEST_F(Saving, ThatFailsAtAnyStepChangesNothingAndSaysWhy) {
    using Step = BrokenDisk::Step;
    struct Case {
        Step step;
        int error;
        Kind kind;
    };
    for (const Case& c : {Case{Step::create, EROFS, Kind::notAllowed},
                          {Step::create, EACCES, Kind::notAllowed},
                          {Step::create, ENOENT, Kind::missing},
                          {Step::create, EDQUOT, Kind::noRoom},
                          {Step::sync, EIO, Kind::other},
                          {Step::rename, EACCES, Kind::notAllowed}}) {
        const auto error =
            writeFileAtomically(file_, "third", CopyBefore::dropped, BrokenDisk(c.step, c.error));
        ASSERT_TRUE(error);
        EXPECT_EQ(error->kind, c.kind) << error->message;
        expectUntouched();
    }
}

TEST_F(Saving, DoesNotFailForTheCopy) {
    const BrokenDisk disk(BrokenDisk::Step::duplicate, ENOSPC);
    EXPECT_FALSE(writeFileAtomically(file_, "third", CopyBefore::kept, disk));
    EXPECT_EQ(content(), "third");
    EXPECT_EQ(before(), "first");
    EXPECT_EQ(filesThere(), 2U);
}

TEST_F(Saving, OnTheSystemsFullDiskChangesNothing) {
    const auto error = writeFileAtomically(file_, "third", CopyBefore::kept, FullDevice());
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, Kind::noRoom) << error->message;
    expectUntouched();
}

TEST_F(Saving, MakesAFileAnewThatWasTakenAwayAndSaysThatAFolderIsGone) {
    std::filesystem::remove(file_);
    EXPECT_FALSE(writeFileAtomically(file_, "third", CopyBefore::kept));
    EXPECT_EQ(content(), "third");
    EXPECT_EQ(before(), "first");
    std::filesystem::remove_all(folder_.path());
    const auto error = writeFileAtomically(file_, "fourth", CopyBefore::kept);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, Kind::missing);
}

TEST(ReadFile, SaysWhyNot) {
    const test::TemporaryFolder folder;
    EXPECT_EQ(readFile(folder.path() / "none").error().kind, Kind::missing);
    ASSERT_FALSE(writeFileAtomically(folder.path() / "four", "four"));
    EXPECT_EQ(readFile(folder.path() / "four", 3).error().kind, Kind::tooLarge);
    EXPECT_EQ(readFile(folder.path() / "four", 4).value(), "four");
    EXPECT_EQ(readFile(folder.path()).error().kind, Kind::other) << "a folder";
    EXPECT_EQ(readFile("/dev/null").error().kind, Kind::other) << "no file but a device";
}

/// Lets this process write files of so many bytes at most.
void limitFiles(rlim_t bytes) {
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
}

/// Plays and saves until nothing more fits, then plays on in memory and saves when there is room again. Ends
/// the process: 0 when all went so.
[[noreturn]] void playOnAFullDisk(const std::filesystem::path& file) {
    std::signal(SIGXFSZ, SIG_IGN);
    limitFiles(4096);
    Random random(4);
    MatchSetup setup = test::twoPlayers();
    setup.game.movesPerPlayer = 99;
    Match match = Match::start(setup, test::allTwoLetterWords(), random);
    std::string kept;
    std::string failed;
    while (failed.empty() && !match.over()) {
        const GameAction action = test::randomAction(match, random);
        if (std::holds_alternative<EndByAgreement>(action) || !match.perform(action))
            continue;
        match.settleChance(random);
        const std::string record = writeRecord(match);
        const auto error = writeFileAtomically(file, record, CopyBefore::kept);
        (error ? failed : kept) = record;
        if (error && error->kind != Kind::noRoom)
            std::exit(1);
    }
    if (failed.empty() || kept.empty() || readFile(file).value() != kept)
        std::exit(2);
    limitFiles(RLIM_INFINITY);
    if (writeFileAtomically(file, failed, CopyBefore::kept) || readFile(file).value() != failed)
        std::exit(3);
    std::exit(0);
}

TEST(SavingOnASmallDisk, KeepsTheLastThatFittedAndGoesOnWhenThereIsRoom) {
    const test::TemporaryFolder folder;
    const auto file = folder.path() / "match.bukvol";
    EXPECT_EXIT(playOnAFullDisk(file), testing::ExitedWithCode(0), "");
    const auto lexicons = [](const std::string&) { return test::allTwoLetterWords(); };
    const ReadRecord now = readRecord(readFile(file).value(), lexicons);
    const ReadRecord before = readRecord(readFile(copyBefore(file)).value(), lexicons);
    ASSERT_TRUE(now.match && before.match);
    EXPECT_FALSE(now.error || before.error);
    EXPECT_GT(now.match->entries().size(), before.match->entries().size());
}

}  // namespace
}  // namespace bukvol
