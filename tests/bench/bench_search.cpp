// Speed of the search. Usage: bench_search RUSSIAN.lexicon ENGLISH.lexicon ENGLISH_WORDS [options of Google
// Benchmark]
//
// The positions are generated from fixed seeds: 13 to 49 tiles with four jokers and a bank of nine. Median
// and slowest of single positions are told beside the mean, and the literal oracle's time on some of the same
// positions.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>

#include "core/search/board_words.h"
#include "support/literal_oracle.h"
#include "support/random_position.h"

namespace {

using namespace bukvol;

struct Subject {
    explicit Subject(const Lexicon::Pointer& lexicon) : judge(lexicon, {}), filter(judge) {
        filter.trees(*lexicon).backward();  // built once, not in what is measured
    }

    WordJudge judge;
    WordFilter filter;
    MoveRules rules = bukvologikaRules();
};

std::vector<Position> midGamePositions(const Language& language, int count) {
    constexpr int fewestTiles = 13;
    constexpr int mostTiles = 49;
    std::vector<Position> positions;
    for (int i = 0; i < count; ++i) {
        Random random(static_cast<std::uint64_t>(i) + 1);
        const int tiles = fewestTiles + i % (mostTiles - fewestTiles + 1);
        positions.push_back(test::randomPosition({{7, 7}, tiles, 4, 9}, language, random));
    }
    return positions;
}

/// Runs `search` on every position and tells median and slowest in milliseconds.
template <class Search>
void measureEach(benchmark::State& state, const std::vector<Position>& positions, Search search) {
    std::vector<double> times;
    for (auto _ : state) {
        for (const Position& position : positions) {
            const std::clock_t begin = std::clock();
            search(position);
            times.push_back(1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        }
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
    state.counters["slowest_ms"] = times.back();
}

void bestMove(benchmark::State& state, const Subject& subject, int count) {
    const auto positions = midGamePositions(subject.judge.lexicon().language(), count);
    measureEach(state, positions, [&](const Position& position) {
        benchmark::DoNotOptimize(
            findBestMove({position, subject.rules, subject.judge, subject.filter, false, allKinds, {}, {}}));
    });
}

void allMoves(benchmark::State& state, const Subject& subject, int count) {
    const auto positions = midGamePositions(subject.judge.lexicon().language(), count);
    measureEach(state, positions, [&](const Position& position) {
        benchmark::DoNotOptimize(
            findAllMoves({position, subject.rules, subject.judge, subject.filter, false, allKinds, {}, {}}));
    });
}

void candidatesOnly(benchmark::State& state, const Subject& subject, int count) {
    const auto positions = midGamePositions(subject.judge.lexicon().language(), count);
    double candidates = 0;
    measureEach(state, positions, [&](const Position& position) {
        const SearchBoard board(position, subject.rules, subject.judge.folding(), false);
        walkForCandidates({subject.filter.trees(subject.judge.lexicon()),
                           subject.filter,
                           board,
                           allKinds,
                           2,
                           {},
                           {},
                           [&](const Candidate&) {
                               ++candidates;
                               return 2;
                           }});
    });
    state.counters["candidates"] = candidates / static_cast<double>(state.iterations()) / count;
}

/// The literal oracle on the first positions of those that bestMove searches (as many as `count`).
void literalOracle(benchmark::State& state, const Subject& subject, int count) {
    std::vector<Word> words;
    const WordGraph& nouns = subject.judge.lexicon().nouns();
    for (std::uint32_t noun = 0; noun < nouns.wordCount(); ++noun) {
        if (subject.filter.contains(noun))
            words.push_back(nouns.word(noun));
    }
    const auto positions = midGamePositions(subject.judge.lexicon().language(), count);
    measureEach(state, positions, [&](const Position& position) {
        const test::OracleQuestion question{position, words, true, true, false, false, false};
        benchmark::DoNotOptimize(
            test::oracleWords(question, {MoveKind::placement, MoveKind::statusQuo, MoveKind::castling,
                                         MoveKind::transfer, MoveKind::replacement}));
    });
}

void wordsOnBoards(benchmark::State& state, const Subject& subject, Geometry geometry, int jokers,
                   int count) {
    const int tiles = geometry.files * geometry.ranks;
    std::vector<Board> boards;
    for (int i = 0; i < count; ++i) {
        Random random(static_cast<std::uint64_t>(i) + 1);
        boards.push_back(
            test::randomPosition({geometry, tiles, jokers, 0}, subject.judge.lexicon().language(), random)
                .board);
    }
    BoardWords counter(subject.judge, subject.filter, subject.rules);
    std::size_t words = 0;
    for (auto _ : state) {
        for (const Board& board : boards)
            words += counter.count(board);
    }
    state.SetItemsProcessed(state.iterations() * count);
    state.counters["words_a_board"] =
        static_cast<double>(words) / static_cast<double>(state.iterations()) / count;
}

Lexicon::Pointer englishList(const Language& english, const std::string& file) {
    std::ifstream input(file);
    std::vector<Word> words;
    for (std::string line; std::getline(input, line);) {
        if (auto word = english.alphabet.read(line); word && !word->empty() && word->size() <= 40)
            words.push_back(std::move(*word));
    }
    return Lexicon::fromNouns(english, std::move(words));
}

}  // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (argc != 4) {
        std::cerr << "usage: bench_search RUSSIAN.lexicon ENGLISH.lexicon ENGLISH_WORDS [--benchmark_…]\n";
        return 2;
    }
    const auto russian = Lexicon::open(argv[1]);
    const auto english = Lexicon::open(argv[2]);
    if (!russian || !english) {
        std::cerr << "bench_search: a lexicon cannot be opened\n";
        return 1;
    }
    const Subject subject(*russian);
    const Subject englishSubject(englishList((*english)->language(), argv[3]));
    std::cerr << "English words: " << englishSubject.judge.lexicon().nouns().wordCount() << '\n';
    constexpr int positions = 1000;
    constexpr int oraclePositions = 2;
    benchmark::RegisterBenchmark("best_move", bestMove, subject, positions)->Iterations(1);
    benchmark::RegisterBenchmark("candidates_only", candidatesOnly, subject, positions)->Iterations(1);
    benchmark::RegisterBenchmark("all_moves", allMoves, subject, positions / 5)->Iterations(1);
    benchmark::RegisterBenchmark("words_4x4_english", wordsOnBoards, englishSubject, Geometry{4, 4}, 0,
                                 10000);
    benchmark::RegisterBenchmark("words_7x7_russian_4_jokers", wordsOnBoards, subject, Geometry{7, 7}, 4,
                                 100);
    benchmark::RegisterBenchmark("best_move_as_oracle", bestMove, subject, oraclePositions);
    benchmark::RegisterBenchmark("literal_oracle", literalOracle, subject, oraclePositions)->Iterations(1);
    benchmark::RunSpecifiedBenchmarks();
}
