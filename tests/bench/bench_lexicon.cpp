// Speed of the lexicon. Usage: bench_lexicon LEXICON [options of Google Benchmark]
#include <benchmark/benchmark.h>

#include <iostream>
#include <random>
#include <string>
#include <unordered_set>

#include "core/lexicon/own_words.h"
#include "core/lexicon/word_judge.h"

namespace {

using namespace bukvol;

/// Words to ask for: each noun of the lexicon, and each with one letter changed, in random order.
struct Words {
    explicit Words(const Lexicon& lexicon) {
        std::mt19937 random(7);
        const auto letters = static_cast<unsigned>(lexicon.language().alphabet.size());
        for (std::uint32_t i = 0; i < lexicon.nouns().wordCount(); ++i) {
            Word word = lexicon.nouns().word(i);
            known.insert(lexicon.language().alphabet.text(word));
            asked.push_back(word);
            word[random() % word.size()] = static_cast<Letter>(random() % letters);
            asked.push_back(std::move(word));
        }
        std::ranges::shuffle(asked, random);
        asked =
            std::vector<Word>(asked);  // in memory in the order of asking, so that the look-up is what costs
        for (const Word& word : asked)
            askedText.push_back(lexicon.language().alphabet.text(word));
        for (const Word& word : asked) {
            if (!lexicon.nouns().contains(word))
                noNouns.push_back(word);
        }
        for (Word word : noNouns) {
            word[random() % word.size()] = static_cast<Letter>(random() % letters);
            farOff.push_back(std::move(word));
        }
    }

    std::unordered_set<std::string> known;
    std::vector<Word> asked;
    std::vector<std::string> askedText;
    std::vector<Word> noNouns;
    std::vector<Word>
        farOff;  ///< most of them two edits from any noun, where looking for near words takes longest
};

void openFile(benchmark::State& state, const std::string& file) {
    for (auto _ : state)
        benchmark::DoNotOptimize(Lexicon::open(file).ok());
}

void lookUpGraph(benchmark::State& state, const Lexicon& lexicon, const Words& words) {
    for (auto _ : state) {
        for (const Word& word : words.asked)
            benchmark::DoNotOptimize(lexicon.nouns().contains(word));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(words.asked.size()));
}

void lookUpHashSet(benchmark::State& state, const Words& words) {
    for (auto _ : state) {
        for (const std::string& word : words.askedText)
            benchmark::DoNotOptimize(words.known.contains(word));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(words.askedText.size()));
}

void judgeWords(benchmark::State& state, const WordJudge& judge, const std::vector<Word>& words) {
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(judge.judge(words[i]).accepted());
        i = i + 1 < words.size() ? i + 1 : 0;
    }
    state.SetItemsProcessed(state.iterations());
}

/// A text of a million lines, each another word.
std::string millionLines(const Alphabet& alphabet) {
    std::string text;
    for (std::size_t i = 0; i < 1'000'000; ++i) {
        std::size_t rest = i;
        for (int letter = 0; letter < 6; ++letter, rest /= 20)
            text += alphabet.text(static_cast<Letter>(rest % 20));
        text += '\n';
    }
    return text;
}

void importOwnWords(benchmark::State& state, const Language& language) {
    const std::string text = millionLines(language.alphabet);
    for (auto _ : state) {
        OwnWords words(language.alphabet);
        benchmark::DoNotOptimize(words.importText(text, [](std::size_t, std::size_t) { return true; }).added);
    }
}

}  // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    const std::string file = argc > 1 ? argv[1] : "";
    const auto lexicon = Lexicon::open(file);
    if (!lexicon) {
        std::cerr << "bench_lexicon: " << file << ": " << lexicon.error().detail << '\n';
        return 1;
    }
    const Words words(**lexicon);
    const WordJudge judge(*lexicon, WordRules{});
    benchmark::RegisterBenchmark("open", [&](auto& state) { openFile(state, file); });
    benchmark::RegisterBenchmark("look up in the graph",
                                 [&](auto& state) { lookUpGraph(state, **lexicon, words); });
    benchmark::RegisterBenchmark("look up in std::unordered_set",
                                 [&](auto& state) { lookUpHashSet(state, words); });
    benchmark::RegisterBenchmark("verdict", [&](auto& state) { judgeWords(state, judge, words.asked); });
    benchmark::RegisterBenchmark("verdict on a word that is no noun",
                                 [&](auto& state) { judgeWords(state, judge, words.noNouns); });
    benchmark::RegisterBenchmark("verdict on a word far from any noun",
                                 [&](auto& state) { judgeWords(state, judge, words.farOff); });
    benchmark::RegisterBenchmark("import a million own words",
                                 [&](auto& state) { importOwnWords(state, (*lexicon)->language()); });
    benchmark::RunSpecifiedBenchmarks();
}
