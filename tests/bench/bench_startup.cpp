// The time from start to the first painted board, as a ratio to an empty Qt main window, measured in turn.
// Usage: bench_startup BUKVOL EMPTY_WINDOW
#include <spawn.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

/// Milliseconds that a program runs; negative when it fails.
double run(const std::vector<std::string>& command) {
    std::vector<char*> arguments;
    for (const std::string& part : command)
        arguments.push_back(const_cast<char*>(part.c_str()));
    arguments.push_back(nullptr);
    const auto begin = Clock::now();
    pid_t child = 0;
    int status = 0;
    if (posix_spawn(&child, arguments[0], nullptr, nullptr, arguments.data(), environ) != 0 ||
        waitpid(child, &status, 0) != child || status != 0)
        return -1;
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double median(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: bench_startup BUKVOL EMPTY_WINDOW\n";
        return 2;
    }
    const std::vector<std::string> game{argv[1], "--quit-after-first-paint"};
    const std::vector<std::string> empty{argv[2]};
    std::vector<double> gameTimes;
    std::vector<double> emptyTimes;
    constexpr int warmUps = 3;
    constexpr int rounds = 31;
    for (int i = 0; i < warmUps + rounds; ++i) {
        const double gameTime = run(game);
        const double emptyTime = run(empty);
        if (gameTime < 0 || emptyTime < 0) {
            std::cerr << "bench_startup: a program could not be run\n";
            return 1;
        }
        if (i >= warmUps) {
            gameTimes.push_back(gameTime);
            emptyTimes.push_back(emptyTime);
        }
    }
    std::cout << "first painted board: median " << median(gameTimes) << " ms, empty window: median "
              << median(emptyTimes) << " ms, ratio " << median(gameTimes) / median(emptyTimes) << '\n';
}
