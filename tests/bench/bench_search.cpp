// Speed of the search. Usage: bench_search RUSSIAN.lexicon ENGLISH.lexicon ENGLISH_WORDS [options of Google
// Benchmark]
//
// The positions are generated from fixed seeds: 13 to 49 tiles with four jokers and a bank of nine; for Балда
// twelve tiles on 5×5. All times are processor time of the program, so that other programs disturb less;
// median and slowest of single positions are told beside the mean. "best_move_to_oracle" also asks the
// literal oracle, which takes minutes: leave it out by --benchmark_filter=-oracle.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <functional>
#include <iostream>

#include "core/search/board_words.h"
#include "support/literal_oracle.h"
#include "support/random_position.h"

namespace {

using namespace bukvol;

struct Subject {
    explicit Subject(const Lexicon::Pointer& lexicon, const WordRules& words = {},
                     const MoveRules& moves = bukvologikaRules())
        : judge(lexicon, words), filter(judge), rules(moves) {
        filter.trees(*lexicon).backward();  // built once, not in what is measured
    }

    WordJudge judge;
    WordFilter filter;
    MoveRules rules;
};

Subject balda(const Lexicon::Pointer& lexicon, Steps steps) {
    WordRules words;
    words.foldYo = true;
    words.acceptPluralOnly = true;
    MoveRules rules;
    rules.stepping = rules.touching = steps;
    rules.mayCross = steps == Steps::side;
    return Subject(lexicon, words, rules);
}

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

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Milliseconds of processor time.
template <class Work>
double timeOf(Work work) {
    const std::clock_t begin = std::clock();
    work();
    return 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Runs `search` on every position and tells median and slowest in milliseconds.
template <class Search>
void measureEach(benchmark::State& state, const std::vector<Position>& positions, Search search) {
    std::vector<double> times;
    for (auto _ : state) {
        for (const Position& position : positions) {
            times.push_back(timeOf([&] { search(position); }));
        }
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = median(times);
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

/// The best move against the literal oracle, which makes every change and walks every snake, on the same
/// positions: seven, of 13, 19 … 49 tiles.
void bestMoveToOracle(benchmark::State& state, const Subject& subject) {
    constexpr std::size_t between = 6;
    constexpr int repeats = 21;
    std::vector<Word> words;
    const WordGraph& nouns = subject.judge.lexicon().nouns();
    for (std::uint32_t noun = 0; noun < nouns.wordCount(); ++noun) {
        if (subject.filter.contains(noun))
            words.push_back(nouns.word(noun));
    }
    const auto positions = midGamePositions(subject.judge.lexicon().language(), 37);
    std::vector<double> oracle;
    std::vector<double> finder;
    std::vector<double> ratios;
    for (auto _ : state) {
        for (std::size_t i = 0; i < positions.size(); i += between) {
            const test::OracleQuestion question{positions[i], words, true, true, false, false, false};
            oracle.push_back(timeOf([&] {
                benchmark::DoNotOptimize(
                    test::oracleWords(question, {MoveKind::placement, MoveKind::statusQuo, MoveKind::castling,
                                                 MoveKind::transfer, MoveKind::replacement}));
            }));
            std::vector<double> times;
            for (int repeat = 0; repeat < repeats; ++repeat)
                times.push_back(timeOf([&] {
                    benchmark::DoNotOptimize(findBestMove({positions[i],
                                                           subject.rules,
                                                           subject.judge,
                                                           subject.filter,
                                                           false,
                                                           allKinds,
                                                           {},
                                                           {}}));
                }));
            finder.push_back(median(times));
            ratios.push_back(oracle.back() / finder.back());
            std::cerr << positions[i].board.occupied().size() << " tiles: oracle " << oracle.back()
                      << " ms, finder " << finder.back() << " ms, ratio " << ratios.back() << '\n';
        }
    }
    state.counters["oracle_ms"] = median(oracle);
    state.counters["finder_ms"] = median(finder);
    state.counters["ratio"] = median(ratios);
}

/// Positions of Балда with twelve tiles: a start word in the middle row and seven moves chosen at random.
std::vector<Position> baldaPositions(const Subject& subject, int count) {
    const Lexicon& lexicon = subject.judge.lexicon();
    std::vector<Word> startWords;
    for (std::uint32_t noun = 0; noun < lexicon.nouns().wordCount(); ++noun) {
        if (Word word = lexicon.nouns().word(noun); word.size() == 5 && subject.filter.contains(noun))
            startWords.push_back(std::move(word));
    }
    std::vector<Position> positions;
    for (int i = 0; i < count; ++i) {
        Random random(static_cast<std::uint64_t>(i) + 1);
        Position position{Board({5, 5}), {}};
        for (Letter letter = 0; letter < lexicon.language().alphabet.size(); ++letter)
            position.letters.push_back(letter);
        const Word& word = startWords[random.below(startWords.size())];
        for (int file = 0; file < 5; ++file)
            position.board.put({file, 2}, Tile(word[static_cast<std::size_t>(file)]));
        for (int move = 0; move < 7; ++move) {
            const auto moves = findAllMoves({position,
                                             subject.rules,
                                             subject.judge,
                                             subject.filter,
                                             false,
                                             kindBit(MoveKind::placement),
                                             {},
                                             {}});
            if (moves.empty())
                break;
            const auto placed = std::get<Placement>(moves[random.below(moves.size())].move.change);
            position.board.put(placed.square, Tile(placed.letter));
        }
        positions.push_back(std::move(position));
    }
    return positions;
}

void placements(benchmark::State& state, const Subject& subject) {
    const auto positions = baldaPositions(subject, 40);
    std::size_t words = 0;
    measureEach(state, positions, [&](const Position& position) {
        words += findAllMoves({position,
                               subject.rules,
                               subject.judge,
                               subject.filter,
                               false,
                               kindBit(MoveKind::placement),
                               {},
                               {}})
                     .size();
    });
    state.counters["words"] = static_cast<double>(words) / static_cast<double>(state.iterations()) /
                              static_cast<double>(positions.size());
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

/// So many words of a list, evenly spread over it; all if it has fewer.
Lexicon::Pointer englishList(const Language& english, const std::string& file, std::size_t count) {
    constexpr std::size_t longest = 40;
    std::ifstream input(file);
    std::vector<Word> list;
    for (std::string line; std::getline(input, line);) {
        if (auto word = english.alphabet.read(line); word && !word->empty() && word->size() <= longest)
            list.push_back(std::move(*word));
    }
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
    count = std::min(count, list.size());
    std::vector<Word> words;
    for (std::size_t i = 0; i < count; ++i)
        words.push_back(list[i * list.size() / count]);
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
    constexpr std::size_t englishWords = 170000;
    const Subject subject(*russian);
    const Subject englishSubject(englishList((*english)->language(), argv[3], englishWords));
    const Subject sideways = balda(*russian, Steps::side);
    const Subject kings = balda(*russian, Steps::king);
    std::cerr << "English words: " << englishSubject.judge.lexicon().nouns().wordCount() << '\n';
    constexpr int positions = 1000;
    constexpr int repeats = 5;
    const auto add = [](const std::string& name, auto... arguments) {
        return benchmark::RegisterBenchmark(name.c_str(), arguments...);
    };
    add("best_move", bestMove, std::cref(subject), positions)->Iterations(1);
    add("candidates_only", candidatesOnly, std::cref(subject), positions)->Iterations(1);
    add("all_moves", allMoves, std::cref(subject), positions / 5)->Iterations(1);
    add("words_4x4_english", wordsOnBoards, std::cref(englishSubject), Geometry{4, 4}, 0, 10000);
    add("words_7x7_russian_4_jokers", wordsOnBoards, std::cref(subject), Geometry{7, 7}, trackedJokers, 100);
    add("balda_placements_sideways", placements, std::cref(sideways))->Iterations(repeats);
    add("balda_placements_king", placements, std::cref(kings))->Iterations(repeats);
    add("best_move_to_oracle", bestMoveToOracle, std::cref(subject))->Iterations(1);
    benchmark::RunSpecifiedBenchmarks();
}
