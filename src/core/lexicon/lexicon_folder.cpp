#include "core/lexicon/lexicon_folder.h"

#include <algorithm>
#include <cstdlib>

namespace bukvol {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view extension = ".lexicon";

/// A code comes from a record or a command line: it must name a file of the folder and nothing else.
bool isCode(std::string_view code) {
    const auto isPlain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !code.empty() && code.size() <= 16 && std::all_of(code.begin(), code.end(), isPlain);
}

}  // namespace

LexiconFolder LexiconFolder::ofProgram() {
    if (const char* folder = std::getenv("BUKVOL_DATA_DIR"))
        return LexiconFolder(folder);
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return LexiconFolder(program.parent_path().parent_path() / "share" / "bukvol");
}

std::vector<std::string> LexiconFolder::languages() const {
    std::vector<std::string> codes;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder_, error)) {
        if (entry.path().extension() == extension && isCode(entry.path().stem().string()))
            codes.push_back(entry.path().stem().string());
    }
    std::sort(codes.begin(), codes.end());
    return codes;
}

Result<Lexicon::Pointer, LexiconError> LexiconFolder::open(const std::string& code) const {
    if (!isCode(code))
        return LexiconError{LexiconError::Kind::cannotOpen, "no such language"};
    return Lexicon::open(folder_ / (code + std::string(extension)));
}

}  // namespace bukvol
