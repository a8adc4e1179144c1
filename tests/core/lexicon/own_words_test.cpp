#include "core/lexicon/own_words.h"

#include <gtest/gtest.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include "core/lexicon/sample.h"

namespace bukvol {
namespace {

const Alphabet& russian() {
    static const Alphabet alphabet = sample::lexicon("russian-sample")->language().alphabet;
    return alphabet;
}

Word word(std::string_view text) {
    return russian().read(text).value();
}

std::string encoded(const std::string& utf8, const char* encoding) {
    const auto text = icu::UnicodeString::fromUTF8(utf8);
    std::string result(utf8.size() * 4 + 8, '\0');
    result.resize(static_cast<std::size_t>(
        text.extract(0, text.length(), result.data(), static_cast<std::uint32_t>(result.size()), encoding)));
    return result;
}

TEST(OwnWords, AreAddedAndRemoved) {
    OwnWords words(russian());
    EXPECT_TRUE(words.add(word("КФА")));
    EXPECT_FALSE(words.add(word("КФА")));
    EXPECT_FALSE(words.add(word("К")));
    EXPECT_FALSE(words.add(Word(100, 1)));
    EXPECT_TRUE(words.contains(word("КФА")));
    EXPECT_TRUE(words.graph()->view().contains(word("КФА")));
    EXPECT_TRUE(words.remove(word("КФА")));
    EXPECT_FALSE(words.remove(word("КФА")));
    EXPECT_EQ(words.size(), 0U);
}

TEST(OwnWords, AreSavedAndLoaded) {
    const auto file = std::filesystem::path(testing::TempDir()) / "own-words-test.txt";
    OwnWords words(russian());
    words.add(word("ЁЖИЩЕ"));
    words.add(word("БОТ"));
    ASSERT_EQ(words.save(file), std::nullopt);
    const auto loaded = OwnWords::load(file, russian());
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded->sorted(), words.sorted());
    std::filesystem::remove(file);
    const auto missing = OwnWords::load(file, russian());
    ASSERT_TRUE(missing.ok());
    EXPECT_EQ(missing->size(), 0U);
    EXPECT_FALSE(OwnWords::load("/", russian()).ok());
    EXPECT_NE(words.save("/nowhere/at/all.txt"), std::nullopt);
}

TEST(OwnWords, AreImportedWithAReport) {
    OwnWords words(russian());
    words.add(word("БОТ"));
    const ImportReport report =
        words.importText("# мои слова\n ёжище \r\nБОТ\rhello\n\nЁЖИЩЕ\nа\nикс\u2028дрон");
    EXPECT_EQ(report.encoding, "UTF-8");
    EXPECT_EQ(report.added, 3U);
    EXPECT_EQ(report.duplicates, 2U);
    EXPECT_EQ(report.foreign, 1U);
    EXPECT_EQ(report.wrongLength, 1U);
    EXPECT_EQ(report.lines, 9U);
    ASSERT_EQ(report.problems.size(), 4U);
    EXPECT_EQ(report.problems[0].number, 3U);
    EXPECT_EQ(report.problems[0].problem, ImportReport::Problem::duplicate);
    EXPECT_EQ(report.problems[1].number, 4U);
    EXPECT_EQ(report.problems[1].problem, ImportReport::Problem::foreignLetter);
    EXPECT_EQ(report.problems[1].text, "hello");
    EXPECT_TRUE(words.contains(word("ИКС")));
    EXPECT_TRUE(words.contains(word("ДРОН")));
}

TEST(OwnWords, ReadDecomposedLetters) {
    OwnWords words(russian());
    words.importText("Е\u0308жище\nи\u0306ог\n");
    EXPECT_TRUE(words.contains(word("ЁЖИЩЕ")));
    EXPECT_TRUE(words.contains(word("ЙОГ")));
}

TEST(OwnWords, AreImportedFromAnyEncoding) {
    const std::string text =
        "ёжище\r\nтелеграфист\r\nобъезд\r\nсмартфон\r\nпреподаватель\r\nкорова\r\nкараоке\r\nвебинар\r\n";
    for (const char* encoding : {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "windows-1251",
                                 "KOI8-R", "ISO-8859-5", "IBM866"}) {
        OwnWords words(russian());
        const ImportReport report = words.importText(encoded(text, encoding));
        EXPECT_EQ(report.added, 8U) << encoding << " was read as " << report.encoding;
        EXPECT_TRUE(words.contains(word("ОБЪЕЗД"))) << encoding;
    }
}

TEST(OwnWords, SurviveAnyBytes) {
    std::string bytes;
    for (int i = 0; i < 20000; ++i)
        bytes.push_back(static_cast<char>(i * 7919 >> 3));
    OwnWords words(russian());
    words.importText(bytes);
    words.importText(std::string(100000, '\xD0'));
    words.importText(std::string("\xFF\xFE\x00", 3));
    words.importText("");
    EXPECT_LE(words.size(), 20000U);
}

std::string manyWords(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t rest = i, place = 0; place < 7; ++place, rest /= 30)
            text += russian().text(static_cast<Letter>(rest % 30));
        text += "\r\n";
    }
    return text;
}

TEST(OwnWords, StopImportingOnDemand) {
    OwnWords words(russian());
    words.add(word("БОТ"));
    const ImportReport report = words.importText(
        manyWords(20000), [](std::size_t done, std::size_t total) { return done < total / 2; });
    EXPECT_TRUE(report.stopped);
    EXPECT_EQ(report.added, 0U);
    EXPECT_EQ(words.size(), 1U);
}

TEST(OwnWords, TakeAMillionLinesAndTellHowFarTheyAre) {
    const std::string text = manyWords(1'000'000);
    OwnWords words(russian());
    std::size_t calls = 0;
    const ImportReport report = words.importText(text, [&](std::size_t, std::size_t) { return ++calls > 0; });
    EXPECT_EQ(report.added, 1'000'000U);
    EXPECT_GT(calls, 100U);
}

}  // namespace
}  // namespace bukvol
