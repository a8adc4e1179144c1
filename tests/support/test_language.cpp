#include "support/test_language.h"

#include <stdexcept>

#include "core/lexicon/lexicon_writer.h"
#include "core/lexicon/source_folder.h"

namespace bukvol::test {

Lexicon::Pointer miniRussian() {
    static const Lexicon::Pointer lexicon = [] {
        const auto source = readSourceFolder(std::filesystem::path(BUKVOL_TEST_DATA) / "mini-ru");
        if (!source)
            throw std::runtime_error(source.error().text());
        const auto opened = Lexicon::fromBytes(compileLexicon(*source));
        if (!opened)
            throw std::runtime_error(opened.error().detail);
        return *opened;
    }();
    return lexicon;
}

Word word(const std::string& text) {
    return miniRussian()->language().alphabet.read(text).value();
}

TemporaryFolder::TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "bukvol-test-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr)
        throw std::runtime_error("cannot make a temporary folder");
    path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
}

}  // namespace bukvol::test
