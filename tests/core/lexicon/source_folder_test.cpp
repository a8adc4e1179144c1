#include "core/lexicon/source_folder.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "core/lexicon/sample.h"

namespace bukvol {
namespace {

/// A copy of the sample folder to spoil.
class SourceFolderTest : public testing::Test {
protected:
    SourceFolderTest() { std::filesystem::copy(sample::folder("russian-sample"), folder_); }
    ~SourceFolderTest() override { std::filesystem::remove_all(folder_); }

    void write(const std::string& name, const std::string& content) {
        std::ofstream(folder_ / name, std::ios::binary) << content;
    }
    /// The error without the folder.
    std::string error() const {
        const auto source = readSourceFolder(folder_);
        return source ? "none" : source.error().text().substr(folder_.string().size() + 1);
    }

    std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) / ("bukvol-source-" + std::to_string(::getpid()));
};

TEST_F(SourceFolderTest, ReadsTheSample) {
    EXPECT_EQ(error(), "none");
}

TEST_F(SourceFolderTest, NeedsOnlyLanguageAndNouns) {
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
        const auto name = entry.path().filename();
        if (name != "language.json" && name != "nouns.txt")
            std::filesystem::remove(entry.path());
    }
    EXPECT_EQ(error(), "none");
    std::filesystem::remove(folder_ / "nouns.txt");
    EXPECT_EQ(error(), "nouns.txt: cannot be read, or has no words");
    std::filesystem::remove(folder_ / "language.json");
    EXPECT_TRUE(error().starts_with("language.json: "));
}

TEST_F(SourceFolderTest, NamesFileAndLineOfWhatIsWrong) {
    struct Case {
        const char* file;
        const char* content;
        const char* error;
    };
    const Case cases[] = {
        {"plural-only.txt", "НОЖНИЦЫ\nКОЗЛЫ\n", "plural-only.txt:2: 'КОЗЛЫ' is not in nouns.txt"},
        {"slang.txt", "# by hand\n\n", "slang.txt:2: the line is empty"},
        {"obscene.txt", "ЖОПА\nЖОПА\n", "obscene.txt:2: 'ЖОПА' stands twice"},
        {"names.txt", "ANNA\n", "names.txt:1: 'ANNA' has a letter outside the alphabet"},
        {"names.txt", "\xFF\n", "names.txt:1: the line is not UTF-8"},
        {"names.txt", "АНЯ\n4ТА\n", "names.txt:2: the line before has less than 4 letters"},
        {"names.txt", "АНЯ\n1НЯ\n", "names.txt:2: 'АНЯ' stands twice"},
        {"tiers.txt", "КОТ\t5\n", "tiers.txt:1: '5' is no number from 1 to 4"},
        {"tiers.txt", "КОТ\n", "tiers.txt:1: the line has 1 fields instead of 2"},
        {"diminutives.txt", "КИТИК\tКОТ\n", "diminutives.txt:1: 'КИТИК' is not in nouns.txt"},
        {"diminutives.txt", "КОТИК\tКОТИК\n", "diminutives.txt:1: 'КОТИК' stands twice"},
        {"kept-look-alikes.txt", "ДОМИК\tДОМ\n", "kept-look-alikes.txt:1: 'ДОМИК' is in diminutives.txt too"},
        {"stems.txt", "КОТ\t0\n3\t0\n", "stems.txt:2: 'КОТ' stands twice"},
        {"stems.txt", "КОТ\t0\n4ИК\t0\n", "stems.txt:2: the line before has less than 4 letters"},
        {"stems.txt", "КОТ\t0,99\n", "stems.txt:1: there is no paradigm 99"},
        {"glosses.tsv", "КОТ\tcat\tdog\n", "glosses.tsv:1: the line has 3 fields instead of 2"},
        {"paradigms.txt", "1\t-\t-:nom.sg\n",
         "paradigms.txt:1: the numbers of paradigms go from 0 up by one"},
        {"paradigms.txt", "0\t-\ta:dative\n", "paradigms.txt:1: 'a:dative' is no suffix:tag"},
        {"nouns.txt", "КОТ\nКОТ\n", "nouns.txt:2: 'КОТ' stands twice"},
    };
    for (const Case& wrong : cases) {
        std::filesystem::remove_all(folder_);
        std::filesystem::copy(sample::folder("russian-sample"), folder_);
        write(wrong.file, wrong.content);
        EXPECT_EQ(error(), wrong.error);
    }
}

TEST_F(SourceFolderTest, SpellsOutTheBeginningsOfStems) {
    write("stems.txt", "КОТ\t0\n2ФТ\t0\n4А\t0\n");
    const auto source = readSourceFolder(folder_);
    ASSERT_TRUE(source);
    std::vector<std::string> stems;
    for (const auto& stem : source->stems)
        stems.push_back(source->language.alphabet.text(stem.first));
    EXPECT_EQ(stems, (std::vector<std::string>{"КОТ", "КОФТ", "КОФТА"}));
}

TEST(ToyLanguage, IsAddedByAddingAFolder) {
    const Lexicon::Pointer lexicon = sample::lexicon("toy");
    EXPECT_EQ(lexicon->language().code, "toy");
    EXPECT_EQ(lexicon->nouns().wordCount(), 3U);
    EXPECT_FALSE(lexicon->hasGlosses());
    const Word word = sample::word(*lexicon, "Kolje");
    EXPECT_EQ(word.size(), 4U);  // LJ is one letter
    EXPECT_TRUE(lexicon->nouns().contains(word));
}

}  // namespace
}  // namespace bukvol
