#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>

#include "core/files.h"
#include "core/lexicon/lexicon_format.h"
#include "core/lexicon/sample.h"
#include "support/lexicon_probe.h"

namespace bukvol {
namespace {

using Bytes = std::vector<std::byte>;
using Kind = LexiconError::Kind;

const Bytes& whole() {
    static const Bytes bytes = sample::bytes("russian-sample");
    return bytes;
}

using test::makeChecksumTrue;
using test::openAndUse;

TEST(LexiconFile, IsReadBackAsItWasWritten) {
    const auto source = readSourceFolder(sample::folder("russian-sample"));
    ASSERT_TRUE(source.ok());
    const auto lexicon = Lexicon::fromBytes(whole());
    ASSERT_TRUE(lexicon.ok());
    const Lexicon& words = **lexicon;
    EXPECT_EQ(words.nouns().wordCount(), source->nouns.size());
    for (const auto& [word, marks] : source->nouns) {
        const auto number = words.nouns().find(word);
        ASSERT_TRUE(number.has_value());
        EXPECT_EQ(words.marks(*number), marks);
        const auto gloss = source->glosses.find(word);
        EXPECT_EQ(words.gloss(*number).value_or(""), gloss == source->glosses.end() ? "" : gloss->second);
        const auto base = source->diminutiveBases.find(word);
        EXPECT_EQ(words.diminutiveBase(*number).has_value(), base != source->diminutiveBases.end());
        if (base != source->diminutiveBases.end()) {
            EXPECT_EQ(words.nouns().word(*words.diminutiveBase(*number)), base->second);
        }
    }
    EXPECT_EQ(words.language().code, "ru");
    EXPECT_TRUE(words.identity().starts_with("ru-"));
}

TEST(LexiconFile, HasAnIdentityThatFollowsTheWords) {
    auto source = readSourceFolder(sample::folder("russian-sample")).value();
    const auto before = Lexicon::fromBytes(compileLexicon(source)).value()->identity();
    EXPECT_EQ(Lexicon::fromBytes(compileLexicon(source)).value()->identity(), before);
    source.nouns.erase(source.nouns.find(source.language.alphabet.read("РУЧКА").value()));
    EXPECT_NE(Lexicon::fromBytes(compileLexicon(source)).value()->identity(), before);
}

TEST(LexiconFile, CutShortAnywhereIsRefused) {
    for (std::size_t size = 0; size < whole().size(); size += size < 600 ? 1 : 37) {
        Bytes bytes(whole().begin(), whole().begin() + static_cast<std::ptrdiff_t>(size));
        const auto lexicon = Lexicon::fromBytes(bytes);
        ASSERT_FALSE(lexicon.ok());
        EXPECT_EQ(lexicon.error().kind, size < 8 ? Kind::notALexicon : Kind::truncated);
        makeChecksumTrue(bytes);
        EXPECT_FALSE(Lexicon::fromBytes(std::move(bytes)).ok());
    }
}

TEST(LexiconFile, WithAnyByteChangedIsRefused) {
    for (std::size_t at = 0; at < whole().size(); at += at < 600 ? 1 : 13) {
        Bytes bytes = whole();
        bytes[at] ^= std::byte{0x41};
        EXPECT_FALSE(Lexicon::fromBytes(std::move(bytes)).ok()) << at;
    }
}

TEST(LexiconFile, AlteredOnPurposeIsRefusedOrSafe) {
    for (std::size_t at = sizeof(format::Header::magic); at < whole().size(); at += at < 1000 ? 1 : 3) {
        for (const int flip : {0x01, 0x80, 0xFF}) {
            Bytes bytes = whole();
            bytes[at] ^= static_cast<std::byte>(flip);
            makeChecksumTrue(bytes);
            openAndUse(std::move(bytes));
        }
    }
}

RC_GTEST_PROP(LexiconFile, WithManyChangesOnPurposeIsRefusedOrSafe, ()) {
    Bytes bytes = whole();
    const auto count = *rc::gen::inRange(1, 8);
    for (int i = 0; i < count; ++i) {
        bytes[*rc::gen::inRange<std::size_t>(0, bytes.size())] =
            static_cast<std::byte>(*rc::gen::inRange(0, 256));
    }
    makeChecksumTrue(bytes);
    openAndUse(std::move(bytes));
}

TEST(LexiconFile, SaysWhatIsWrong) {
    Bytes bytes = whole();
    bytes[offsetof(format::Header, version)] = std::byte{99};
    EXPECT_EQ(Lexicon::fromBytes(bytes).error().kind, Kind::wrongVersion);
    bytes = whole();
    bytes.back() ^= std::byte{1};
    EXPECT_EQ(Lexicon::fromBytes(bytes).error().kind, Kind::altered);
    bytes = whole();
    bytes.push_back(std::byte{0});
    EXPECT_EQ(Lexicon::fromBytes(bytes).error().kind, Kind::truncated);
    EXPECT_EQ(Lexicon::open("/nowhere/at/all.lexicon").error().kind, Kind::cannotOpen);
    EXPECT_EQ(Lexicon::open("/").error().kind, Kind::cannotOpen);
}

TEST(LexiconFile, MayBeReplacedWhileItIsInUse) {
    const auto file = std::filesystem::path(testing::TempDir()) / "replaced.lexicon";
    const auto write = [&](const Bytes& bytes) {
        return writeFileAtomically(file, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    };
    ASSERT_EQ(write(whole()), std::nullopt);
    const auto lexicon = Lexicon::open(file);
    ASSERT_TRUE(lexicon.ok());
    ASSERT_EQ(write(sample::bytes("toy")), std::nullopt);
    EXPECT_TRUE((*lexicon)->nouns().contains(sample::word(**lexicon, "КОТ")));
    EXPECT_EQ((*Lexicon::open(file))->language().code, "toy");
    std::filesystem::remove(file);
}

}  // namespace
}  // namespace bukvol
