// How long reading what strangers give takes, and taking back a turn of a long match.
#include <benchmark/benchmark.h>

#include "core/files.h"
#include "core/match/record.h"
#include "support/begun_match.h"
#include "support/random_match.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

ReadRecord read(const std::string& text) {
    return readRecord(text, [](const std::string&) { return test::miniRussian(); });
}

std::string beginning() {
    MatchSetup setup = test::twoPlayers();
    setup.undo = true;
    return writeRecord(test::begun(setup));
}

/// A hundred thousand moves, each taken back.
std::string movesTakenBack() {
    std::string text = beginning();
    for (int i = 0; i < 100000; ++i)
        text += "move К@b3 КОТ:b3c4d5 = 3\nundo\n";
    return text;
}

/// A hundred thousand moves that contradict the first.
std::string movesRepeated() {
    std::string text = beginning();
    for (int i = 0; i < 100000; ++i)
        text += "move К@b3 КОТ:b3c4d5 = 3\n";
    return text;
}

std::string binary() {
    return readFile("/proc/self/exe").value().substr(0, maxRecordSize);
}

void readWhole(benchmark::State& state, const std::string& text) {
    for (auto _ : state)
        benchmark::DoNotOptimize(read(text));
    state.counters["bytes"] = static_cast<double>(text.size());
}

/// Six players, ninety-nine moves each, all of them words.
Match longMatch() {
    Random random(1);
    MatchSetup setup;
    setup.language = "ru";
    setup.undo = true;
    setup.game.players = 6;
    setup.game.movesPerPlayer = 99;
    setup.seats.assign(6, {"Игрок", false, 0});
    Match match = Match::start(setup, test::allTwoLetterWords(), random);
    while (!match.over()) {
        const GameAction action = test::randomAction(match, random);
        if (!std::holds_alternative<EndByAgreement>(action) && match.perform(action))
            match.settleChance(random);
    }
    return match;
}

/// A hundred thousand declarations at the end of the longest match.
std::string declarationsInALongMatch() {
    Match match = longMatch();
    match.undo();
    std::string text = writeRecord(match);
    for (int i = 0; i < 100000; ++i)
        text += "declare transfer\n";
    return text;
}

void undoAndRedo(benchmark::State& state) {
    Match match = longMatch();
    for (auto _ : state) {
        benchmark::DoNotOptimize(match.undo());
        benchmark::DoNotOptimize(match.redo());
        if (match.history().size() > 1'000'000) {
            state.PauseTiming();
            match = longMatch();
            state.ResumeTiming();
        }
    }
}

void undoTheWholeMatch(benchmark::State& state) {
    const Match match = longMatch();
    for (auto _ : state) {
        state.PauseTiming();
        Match copy = match;
        state.ResumeTiming();
        while (copy.undo()) {
        }
    }
}

void readLongMatch(benchmark::State& state) {
    const std::string text = declarationsInALongMatch();
    for (auto _ : state)
        benchmark::DoNotOptimize(
            readRecord(text, [](const std::string&) { return test::allTwoLetterWords(); }));
    state.counters["bytes"] = static_cast<double>(text.size());
}

BENCHMARK_CAPTURE(readWhole, empty, std::string())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readWhole, binary, binary())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readWhole, hundredThousandMovesTakenBack, movesTakenBack())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readWhole, hundredThousandMovesRepeated, movesRepeated())->Unit(benchmark::kMillisecond);
BENCHMARK(readLongMatch)->Unit(benchmark::kMillisecond);
BENCHMARK(undoAndRedo)->Unit(benchmark::kMicrosecond);
BENCHMARK(undoTheWholeMatch)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace bukvol

BENCHMARK_MAIN();
