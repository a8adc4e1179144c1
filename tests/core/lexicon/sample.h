// The sample lexicons of tests/data/lexicon, compiled in memory.
#pragma once

#include <filesystem>
#include <stdexcept>

#include "core/lexicon/lexicon_writer.h"
#include "core/lexicon/source_folder.h"

namespace bukvol::sample {

inline std::filesystem::path folder(const std::string& name) {
    return std::filesystem::path(BUKVOL_TEST_DATA) / "lexicon" / name;
}

inline std::vector<std::byte> bytes(const std::string& name) {
    const auto source = readSourceFolder(folder(name));
    if (!source)
        throw std::runtime_error(source.error().text());
    return compileLexicon(*source);
}

inline Lexicon::Pointer lexicon(const std::string& name) {
    auto result = Lexicon::fromBytes(bytes(name));
    if (!result)
        throw std::runtime_error(result.error().detail);
    return std::move(result).value();
}

/// The word as letters of the lexicon; for words known to be readable.
inline Word word(const Lexicon& lexicon, std::string_view text) {
    return lexicon.language().alphabet.read(text).value();
}

}  // namespace bukvol::sample
