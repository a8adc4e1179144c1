// How long the computer thinks at its top level, and how soon it stops. Usage: bench_computer RUSSIAN.lexicon
//
// Measured in processor time of the thinking thread, so that it means something on a busy machine as well.
#include <pthread.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <iostream>
#include <thread>

#include "core/computer/computer_player.h"
#include "core/snake/chance.h"

namespace {

using namespace bukvol;

double processorMilliseconds(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// A game between players of the second level after that many turns.
GameState gameAfter(int turns, const PresentableWords& words, Random& random) {
    const WordJudge& judge = words.judge();
    const Language& language = judge.lexicon().language();
    GameState state = newGame({}, language);
    while (true) {
        const bool due = state.dueChance().kind != DueChance::Kind::none;
        if (!due && turns-- == 0)
            return state;
        const GameAction action = due ? chooseChance(state, judge, random)
                                      : chooseAction({state, words, skillOf(2), {}, {}}, random)->action;
        state = apply(state, action, judge)->state;
    }
}

double timeOfChoice(const GameState& state, const PresentableWords& words) {
    Random random(1);
    const double begin = processorMilliseconds(CLOCK_THREAD_CPUTIME_ID);
    static_cast<void>(chooseAction({state, words, skillOf(computerLevels), {}, {}}, random));
    return processorMilliseconds(CLOCK_THREAD_CPUTIME_ID) - begin;
}

/// From the request to stop, made after `delay`, to the end of the thought.
double timeToStop(const GameState& state, const PresentableWords& words, int level,
                  std::chrono::milliseconds delay) {
    LevelSkill skill = skillOf(level);
    if (skill.weighed > 0)
        skill.weighed = 1'000'000;
    double end = 0;
    std::jthread thinker([&](const std::stop_token& stop) {
        Random random(1);
        while (!stop.stop_requested())
            static_cast<void>(chooseAction({state, words, skill, stop, {}}, random));
        end = processorMilliseconds(CLOCK_THREAD_CPUTIME_ID);
    });
    std::this_thread::sleep_for(delay);
    clockid_t clock{};
    pthread_getcpuclockid(thinker.native_handle(), &clock);
    const double request = processorMilliseconds(clock);
    thinker.request_stop();
    thinker.join();
    return end - request;
}

void tell(const char* what, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    std::cout << what << ": median " << times[times.size() / 2] << " ms, most " << times.back() << " ms\n";
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: bench_computer RUSSIAN.lexicon\n";
        return 2;
    }
    const auto lexicon = Lexicon::open(argv[1]);
    if (!lexicon) {
        std::cerr << "bench_computer: the lexicon cannot be opened\n";
        return 1;
    }
    const WordJudge judge(*lexicon, {});
    const PresentableWords words(judge);
    constexpr int games = 100;
    std::vector<double> choices;
    std::vector<double> stops;
    for (int i = 0; i < games; ++i) {
        Random random(static_cast<std::uint64_t>(i) + 1);
        const GameState state = gameAfter(i % 13, words, random);
        choices.push_back(timeOfChoice(state, words));
        stops.push_back(
            timeToStop(state, words, 1 + i % computerLevels, std::chrono::milliseconds(7 * (i % 40))));
    }
    tell("a choice at the top level", choices);
    tell("from the stop to the end", stops);
}
