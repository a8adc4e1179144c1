#include "core/language/language.h"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>

#include "core/language/letter_bag.h"
#include "core/language/text.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

TEST(Alphabet, ReadsAnyCaseAndNormalForm) {
    const Alphabet& alphabet = test::miniRussian()->language().alphabet;
    EXPECT_EQ(alphabet.read("ёжик"), alphabet.read("ЁЖИК"));
    EXPECT_EQ(alphabet.read("е\xCC\x88ж"), alphabet.read("ЁЖ")) << "Е with a combining diaeresis is Ё";
    EXPECT_FALSE(alphabet.read("cat"));
    EXPECT_FALSE(alphabet.read("ко т"));
    EXPECT_FALSE(alphabet.read("\xFF"));
    EXPECT_EQ(alphabet.text(*alphabet.read("КОТ")), "КОТ");
    EXPECT_FALSE(alphabet.readLetter("КО"));
}

TEST(Alphabet, ALetterMayBeSeveralCharacters) {
    const Alphabet alphabet({"A", "L", "LJ", "J"});
    const auto word = alphabet.read("ljal");
    ASSERT_TRUE(word);
    EXPECT_EQ(*word, (Word{2, 0, 1}));
    EXPECT_EQ(alphabet.text(*word), "LJAL");
}

TEST(Alphabet, RefusesWhatIsNoAlphabet) {
    EXPECT_THROW(Alphabet(std::vector<std::string>{}), std::invalid_argument);
    EXPECT_THROW(Alphabet({"A", "A"}), std::invalid_argument);
    EXPECT_THROW(Alphabet(std::vector<std::string>{"a"}), std::invalid_argument);
    EXPECT_THROW(Alphabet(std::vector<std::string>{""}), std::invalid_argument);
    EXPECT_THROW(Alphabet(std::vector<std::string>(61, "A")), std::invalid_argument);
}

TEST(Language, RefusesADescriptionThatIsWrong) {
    EXPECT_THROW(parseLanguage("{"), std::invalid_argument);
    EXPECT_THROW(parseLanguage("[]"), std::invalid_argument);
    EXPECT_THROW(
        parseLanguage(R"({"code":"x","name":{},"letters":["A","B"],"vowels":["A"],"tiles":{"A":1}})"),
        std::invalid_argument)
        << "no tile of B";
    EXPECT_THROW(parseLanguage(R"({"code":"x","name":{},"letters":["A"],"vowels":["C"],"tiles":{"A":1}})"),
                 std::invalid_argument)
        << "C is no letter";
    const Language language = parseLanguage(
        R"({"code":"x","name":{"en":"X"},"letters":["A","B"],"vowels":["A"],"tiles":{"A":1,"B":2}})");
    EXPECT_EQ(language.startVowels, language.vowels);
    EXPECT_EQ(language.nameIn("ru"), "X");
}

TEST(Folding, MakesLettersOne) {
    const Language& language = test::miniRussian()->language();
    const Letter e = *language.alphabet.readLetter("Е");
    const Letter yo = *language.alphabet.readLetter("Ё");
    const Folding none = language.folding({});
    EXPECT_FALSE(none.same(e, yo));
    const Folding folded = language.folding({"yo", "no-such-fold"});
    EXPECT_TRUE(folded.same(e, yo));
    EXPECT_EQ(folded.canonical(yo), e);
    EXPECT_EQ(folded.classOf(e).size(), 2);
    EXPECT_EQ(folded.canonical(test::word("ЁЖ")), test::word("ЕЖ"));
}

TEST(LetterBag, DrawsEveryTileOnceAndTheSameFromTheSameSeed) {
    const Language& language = test::miniRussian()->language();
    const auto drawAll = [&](std::uint64_t seed) {
        LetterBag bag(language.tiles);
        Random random(seed);
        Word drawn;
        while (!bag.empty())
            drawn.push_back(bag.draw(random));
        return drawn;
    };
    const Word drawn = drawAll(42);
    EXPECT_EQ(static_cast<int>(drawn.size()),
              std::accumulate(language.tiles.begin(), language.tiles.end(), 0));
    EXPECT_EQ(drawn, drawAll(42));
    EXPECT_NE(drawn, drawAll(43));
    // Written down once: it must stay the same on every platform and in every version.
    EXPECT_EQ(language.alphabet.text(Word(drawn.begin(), drawn.begin() + 9)), "КИЛОКАЪКТ");
}

TEST(LetterBag, TakesAndPutsBack) {
    LetterBag bag({2, 0, 1});
    EXPECT_EQ(bag.size(), 3);
    EXPECT_TRUE(bag.take(0));
    EXPECT_FALSE(bag.take(1));
    EXPECT_EQ(bag.count(0), 1);
    bag.putBack(1);
    EXPECT_EQ(bag.letters().size(), 3);
}

TEST(Random, EveryNumberIsAboutEquallyLikely) {
    Random random(7);
    std::vector<int> counts(6, 0);
    for (int i = 0; i < 60000; ++i)
        ++counts[random.below(6)];
    for (const int count : counts)
        EXPECT_NEAR(count, 10000, 500);
}

TEST(Text, KnowsUtf8) {
    EXPECT_TRUE(isUtf8("кот"));
    EXPECT_FALSE(isUtf8("\xD0"));
    EXPECT_EQ(characterCount("кот!"), 4U);
    EXPECT_EQ(lowerCase("КОТ"), "кот");
}

}  // namespace
}  // namespace bukvol
