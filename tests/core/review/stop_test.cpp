// Whatever searches comes back within 50 milliseconds of being stopped, at whatever moment.
#include <gtest/gtest.h>
#include <pthread.h>

#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

#include "core/computer/computer_player.h"
#include "core/review/hint.h"
#include "core/review/position_analysis.h"
#include "support/marked_nouns.h"
#include "support/random_position.h"
#include "support/sanitized.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

using namespace std::chrono_literals;

/// Time that the thread itself has used: other programs on a busy machine do not count.
std::chrono::nanoseconds timeUsedBy(pthread_t thread) {
    clockid_t clock{};
    timespec time{};
    pthread_getcpuclockid(thread, &clock);
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// A position in which every search has much to do. What a match builds once, before its first search, is
/// built.
struct Table {
    Table() { static_cast<void>(words.unplayed({}).trees(judge->lexicon())); }

    static const Lexicon::Pointer& lexicon() {
        static const Lexicon::Pointer all =
            Lexicon::fromNouns(test::miniRussian()->language(), test::russianNouns(64, 1));
        return all;
    }

    std::shared_ptr<const WordJudge> judge = std::make_shared<const WordJudge>(lexicon(), WordRules{});
    PresentableWords words{*judge};
    GameState state = test::middleOfAGame(*judge, {{7, 7}, 30, 4, 9}, 5);
};

struct Search {
    const char* name;
    void (*run)(const Table&, const std::stop_token&);
};

void think(const Table& table, const std::stop_token& stop) {
    Random random(1);
    LevelSkill skill = skillOf(computerLevels);
    skill.weighed = 1'000'000;
    chooseAction({table.state, table.words, skill, stop, {}}, random);
}

void hint(const Table& table, const std::stop_token& stop) {
    while (!stop.stop_requested())
        findHintedMove(table.state, table.words, stop);
}

void analyse(const Table& table, const std::stop_token& stop) {
    const Position position = table.state.position();
    const MoveContext context = moveContext(table.state, *table.judge);
    const WordFilter filter = table.words.unplayed({});
    while (!stop.stop_requested())
        analysePosition({position, context.rules, context.judge, filter, false, allKinds, stop, {}, 0});
}

/// The sanitizers do several things for each that the search does.
constexpr int slowedDown = test::sanitized ? 10 : 1;

class Stopping : public testing::TestWithParam<Search> {};

TEST_P(Stopping, TakesLessThanFiftyMilliseconds) {
    const Table table;
    std::chrono::nanoseconds longest = 0ns;
    for (int delay = 0; delay < 15; ++delay) {
        std::atomic<bool> ended = false;
        std::atomic<bool> mayEnd = false;
        std::jthread thread([&](const std::stop_token& stop) {
            GetParam().run(table, stop);
            ended = true;
            while (!mayEnd)  // its clock is still to be read
                std::this_thread::sleep_for(1ms);
        });
        const pthread_t worker = thread.native_handle();
        std::this_thread::sleep_for(std::chrono::milliseconds(5 * delay));
        const auto before = timeUsedBy(worker);
        thread.request_stop();
        while (!ended)
            std::this_thread::sleep_for(1ms);
        longest = std::max(longest, timeUsedBy(worker) - before);
        mayEnd = true;
    }
    const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(longest).count();
    RecordProperty("longest, microseconds", static_cast<int>(microseconds));
    EXPECT_LT(microseconds, 50'000 * slowedDown);
}

INSTANTIATE_TEST_SUITE_P(Of, Stopping,
                         testing::Values(Search{"Thinking", think}, Search{"Hints", hint},
                                         Search{"Analysis", analyse}),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace bukvol
