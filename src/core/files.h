// Reads and writes whole files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace bukvol {

/// Why a file could not be read.
struct FileError {
    bool missing = false;  ///< there is no such file
    std::string message;   ///< for a log
};

/// The content of a file, or a message for a log. A file of more than `mostBytes` is refused.
Result<std::string, FileError> readFile(const std::filesystem::path& file, std::size_t mostBytes = SIZE_MAX);

/// Replaces a file so that at every moment either the old or the new content is there, whole: writes
/// `content` to a temporary file beside `file`, brings it to the disk and renames it over `file`. Returns a
/// message for a log when that fails; `file` is then as it was.
std::optional<std::string> writeFileAtomically(const std::filesystem::path& file, std::string_view content);

}  // namespace bukvol
