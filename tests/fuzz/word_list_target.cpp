#include <algorithm>
#include <array>

#include "core/files.h"
#include "core/lexicon/own_words.h"
#include "core/lexicon/source_folder.h"
#include "fuzz/promise.h"
#include "fuzz/targets.h"
#include "support/lexicon_probe.h"
#include "support/test_language.h"

namespace bukvol::fuzz {

namespace {

void importOwnWords(std::string_view bytes) {
    OwnWords words(test::miniRussian()->language().alphabet);
    const ImportReport report = words.importText(bytes);
    promised(words.size() == report.added, "every added word is there");
    for (const Word& word : words.sorted())
        promised(word.size() >= OwnWords::shortest && word.size() <= maxWordLength && words.contains(word),
                 "a word has a word's length");
    promised(words.size() == 0 || words.graph() != nullptr, "a list gives a graph");
}

/// Writes the files of "=== FILE" sections into a folder; only those that a source has.
void writeSections(std::string_view bytes, const std::filesystem::path& folder) {
    constexpr std::array<std::string_view, 13> files{
        "language.json", "nouns.txt",       "plural-only.txt",     "obscene.txt", "slang.txt",
        "names.txt",     "paradigms.txt",   "abbreviations.txt",   "stems.txt",   "glosses.tsv",
        "tiers.txt",     "diminutives.txt", "kept-look-alikes.txt"};
    constexpr std::string_view mark = "=== ";
    while (bytes.starts_with(mark)) {
        const std::size_t nameEnd = std::min(bytes.find('\n'), bytes.size());
        const std::string_view name = bytes.substr(mark.size(), nameEnd - std::min(mark.size(), nameEnd));
        bytes.remove_prefix(std::min(nameEnd + 1, bytes.size()));
        const std::size_t end = bytes.starts_with(mark) ? 0 : bytes.find("\n=== ");
        const std::string_view content =
            bytes.substr(0, end == std::string_view::npos || end == 0 ? end : end + 1);
        if (std::ranges::find(files, name) != files.end()) {
            const auto problem = writeFileAtomically(folder / name, content);
            promised(!problem, "the file could be written");
        }
        bytes.remove_prefix(content.size());
    }
}

void compileFolder(std::string_view bytes) {
    const test::TemporaryFolder folder;
    writeSections(bytes, folder.path());
    const auto source = readSourceFolder(folder.path());
    if (!source) {
        promised(!source.error().message.empty(), "a refused source says why");
        return;
    }
    promised(test::openAndUse(compileLexicon(*source)), "what is compiled can be opened");
}

void openLexicon(std::string_view bytes) {
    const auto* const first = reinterpret_cast<const std::byte*>(bytes.data());
    std::vector<std::byte> copy(first, first + bytes.size());
    test::makeChecksumTrue(copy);
    test::openAndUse(std::move(copy));
}

}  // namespace

void readAnyWordList(std::string_view bytes) {
    if (bytes.empty())
        return;
    const char kind = bytes.front();
    bytes.remove_prefix(1);
    if (kind == 'o')
        importOwnWords(bytes);
    else if (kind == 's')
        compileFolder(bytes);
    else if (kind == 'l')
        openLexicon(bytes);
}

}  // namespace bukvol::fuzz
