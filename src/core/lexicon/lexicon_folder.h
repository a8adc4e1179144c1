// The folder where the compiled lexicons are, one file a language.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/lexicon/lexicon.h"

namespace bukvol {

class LexiconFolder {
public:
    explicit LexiconFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}
    /// The folder of the program: $BUKVOL_DATA_DIR where set, else ../share/bukvol beside the program's own
    /// folder (so it is in the build tree and where installed).
    static LexiconFolder ofProgram();

    const std::filesystem::path& path() const { return folder_; }
    /// The codes of the languages that have a lexicon here, in alphabetical order.
    std::vector<std::string> languages() const;
    Result<Lexicon::Pointer, LexiconError> open(const std::string& code) const;

private:
    std::filesystem::path folder_;
};

}  // namespace bukvol
