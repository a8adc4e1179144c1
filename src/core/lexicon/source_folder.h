// Reads the source of a language's lexicon: a folder of dictionaries/.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "core/lexicon/lexicon_writer.h"
#include "core/result.h"

namespace bukvol {

/// What is wrong with a source, and where.
struct SourceError {
    std::filesystem::path file;
    std::size_t line = 0;  ///< from 1; 0 where it is the file as a whole
    std::string message;

    /// "nouns.txt:12: …"
    std::string text() const;
};

/// Reads and checks every list of the folder. Only language.json and nouns.txt are required.
Result<LexiconSource, SourceError> readSourceFolder(const std::filesystem::path& folder);

}  // namespace bukvol
