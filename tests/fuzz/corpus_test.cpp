// What the fuzzers found worth keeping, read anew by the ordinary build.
#include <gtest/gtest.h>

#include <filesystem>

#include "core/files.h"
#include "fuzz/targets.h"

namespace bukvol::fuzz {
namespace {

struct Corpus {
    std::string folder;
    void (*read)(std::string_view);
};

class Corpora : public testing::TestWithParam<Corpus> {};

TEST_P(Corpora, AreReadWithoutBreakingAPromise) {
    const auto folder = std::filesystem::path(BUKVOL_TEST_DATA) / "corpus" / GetParam().folder;
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const auto content = readFile(entry.path());
        ASSERT_TRUE(content) << entry.path();
        ASSERT_NO_THROW(GetParam().read(*content)) << entry.path();
        ++files;
    }
    EXPECT_GT(files, 0);
}

std::string nameOf(const testing::TestParamInfo<Corpus>& info) {
    return info.param.folder;
}

INSTANTIATE_TEST_SUITE_P(Core, Corpora,
                         testing::Values(Corpus{"record", readAnyRecord}, Corpus{"position", readAnyPosition},
                                         Corpus{"move", readAnyMove}, Corpus{"word_list", readAnyWordList}),
                         nameOf);
#ifdef BUKVOL_WITH_DESKTOP
INSTANTIATE_TEST_SUITE_P(Desktop, Corpora, testing::Values(Corpus{"settings", readAnySettings}), nameOf);
#endif

}  // namespace
}  // namespace bukvol::fuzz
