// The verdicts of the real dictionaries on the words of tests/data/verdicts: one word a line, with its
// verdict and perhaps the lemma it is told with.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/lexicon/word_judge.h"

namespace bukvol {
namespace {

struct Row {
    std::string word;
    std::string verdict;
    std::string lemma;
};

std::vector<Row> readTable(const std::string& name) {
    std::ifstream file(BUKVOL_TEST_DATA "/verdicts/" + name + ".tsv");
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream stream(line);
        Row row;
        std::getline(stream, row.word, '\t');
        std::getline(stream, row.verdict, '\t');
        std::getline(stream, row.lemma, '\t');
        rows.push_back(std::move(row));
    }
    return rows;
}

struct Expected {
    std::string language;
    std::size_t rows;    ///< as many at least
    std::string what{};  ///< tells apart the tables of one language

    std::string table() const { return language + what; }
};

void PrintTo(const Expected& expected, std::ostream* out) {
    *out << expected.table();
}

class VerdictTable : public testing::TestWithParam<Expected> {};

TEST_P(VerdictTable, EveryWordIsJudgedAsWritten) {
    const auto opened =
        Lexicon::open(std::filesystem::path(BUKVOL_LEXICONS) / (GetParam().language + ".lexicon"));
    ASSERT_TRUE(opened) << opened.error().detail;
    const WordJudge judge(*opened, {});
    const Alphabet& alphabet = (*opened)->language().alphabet;
    const auto rows = readTable(GetParam().table());
    EXPECT_GE(rows.size(), GetParam().rows);
    for (const Row& row : rows) {
        const auto word = alphabet.read(row.word);
        ASSERT_TRUE(word) << row.word;
        const Judgement judgement = judge.judge(*word);
        EXPECT_EQ(code(judgement.verdict), row.verdict)
            << row.word << ", lemma " << alphabet.text(judgement.lemma);
        if (!row.lemma.empty()) {
            EXPECT_EQ(alphabet.text(judgement.lemma), row.lemma) << row.word;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, VerdictTable,
                         testing::Values(Expected{"ru", 600}, Expected{"bg", 200}, Expected{"uk", 60},
                                         Expected{"be", 60}, Expected{"sr", 60}, Expected{"en", 60},
                                         Expected{"ru", 6000, "_exam"}, Expected{"bg", 500, "_exam"},
                                         Expected{"uk", 300, "_exam"}, Expected{"be", 300, "_exam"},
                                         Expected{"sr", 290, "_exam"}, Expected{"en", 250, "_exam"}),
                         [](const testing::TestParamInfo<Expected>& tested) { return tested.param.table(); });

TEST(Lexicons, StayWithinTheirSizes) {
    namespace fs = std::filesystem;
    std::uintmax_t sources = 0;
    for (const auto& entry : fs::recursive_directory_iterator(BUKVOL_TEST_DATA "/../../dictionaries")) {
        if (entry.is_regular_file())
            sources += entry.file_size();
    }
    EXPECT_LE(sources, std::uintmax_t{25} << 20) << "dictionaries/ as a whole";
    EXPECT_LE(fs::file_size(fs::path(BUKVOL_LEXICONS) / "ru.lexicon"), std::uintmax_t{8} << 20);
}

TEST(Lexicons, HoldWhatEveryLanguageNeeds) {
    for (const std::string code : {"ru", "bg", "uk", "be", "sr", "en"}) {
        const auto opened = Lexicon::open(std::filesystem::path(BUKVOL_LEXICONS) / (code + ".lexicon"));
        ASSERT_TRUE(opened) << code;
        const Language& language = (*opened)->language();
        EXPECT_EQ(language.code, code);
        for (const std::string interface : {"ru", "en", "bg"})
            EXPECT_TRUE(language.names.contains(interface)) << code << " has no name in " << interface;
        int tiles = 0;
        for (const int count : language.tiles)
            tiles += count;
        EXPECT_NEAR(tiles, 110, 5) << code;
        EXPECT_FALSE((language.startVowels & language.vowels).empty()) << code;
        EXPECT_GT((*opened)->nouns().wordCount(), 30000U) << code;
    }
    const auto russian = Lexicon::open(std::filesystem::path(BUKVOL_LEXICONS) / "ru.lexicon");
    EXPECT_EQ((*russian)->language().alphabet.size(), 33U);
    const auto bulgarian = Lexicon::open(std::filesystem::path(BUKVOL_LEXICONS) / "bg.lexicon");
    EXPECT_EQ((*bulgarian)->language().alphabet.size(), 30U);
}

}  // namespace
}  // namespace bukvol
