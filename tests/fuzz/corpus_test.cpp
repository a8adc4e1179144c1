// What the fuzzers found worth keeping, read anew by the ordinary build.
#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

#include "core/files.h"
#include "fuzz/targets.h"

namespace bukvol::fuzz {
namespace {

struct Corpus {
    std::string name;
    void (*read)(std::string_view);
    std::vector<std::string> folders;
};

class Corpora : public testing::TestWithParam<Corpus> {};

TEST_P(Corpora, AreReadWithoutBreakingAPromise) {
    for (const std::string& folder : GetParam().folders) {
        int files = 0;
        for (const auto& entry :
             std::filesystem::directory_iterator(std::filesystem::path(BUKVOL_TEST_DATA) / folder)) {
            const auto content = readFile(entry.path());
            ASSERT_TRUE(content) << entry.path();
            ASSERT_NO_THROW(GetParam().read(*content)) << entry.path();
            ++files;
        }
        EXPECT_GT(files, 0) << folder;
    }
}

std::string nameOf(const testing::TestParamInfo<Corpus>& info) {
    return info.param.name;
}

INSTANTIATE_TEST_SUITE_P(Core, Corpora,
                         testing::Values(Corpus{"record", readAnyRecord, {"corpus/record", "records"}},
                                         Corpus{"position", readAnyPosition, {"corpus/position"}},
                                         Corpus{"move", readAnyMove, {"corpus/move"}},
                                         Corpus{"word_list", readAnyWordList, {"corpus/word_list"}}),
                         nameOf);
#ifdef BUKVOL_WITH_DESKTOP
INSTANTIATE_TEST_SUITE_P(Desktop, Corpora,
                         testing::Values(Corpus{"settings", readAnySettings, {"corpus/settings"}}), nameOf);
#endif

}  // namespace
}  // namespace bukvol::fuzz
