// Reads and writes whole files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/disk.h"
#include "core/result.h"

namespace bukvol {

/// Why a file could not be read or written.
struct FileError {
    enum class Kind {
        missing,     ///< there is no such file, or no such folder
        notAllowed,  ///< the rights do not allow it, or the disk is read-only
        noRoom,      ///< the disk is full, or the room that a user has on it
        tooLarge,    ///< larger than the reader takes
        other,
    };
    Kind kind = Kind::other;
    std::string message;  ///< for a log, in the system's words

    bool operator==(const FileError&) const = default;
};

/// The content of a file. A file of more than `mostBytes` is refused.
Result<std::string, FileError> readFile(const std::filesystem::path& file, std::size_t mostBytes = SIZE_MAX);

/// What becomes of the file that a save replaces.
enum class CopyBefore {
    dropped,
    kept,  ///< as `copyBefore(file)`, in place of an older one; a copy that cannot be made does not stop the
           ///< save
};
/// Where the copy of a file as it was before the last save is kept: beside it, with ".before" at the end.
std::filesystem::path copyBefore(const std::filesystem::path& file);

/// Replaces a file so that at every moment either the old or the new content is there, whole: writes
/// `content` to a temporary file beside `file`, brings it to the disk and renames it over `file`. Says why
/// where that fails; `file` is then as it was.
std::optional<FileError> writeFileAtomically(const std::filesystem::path& file, std::string_view content,
                                             CopyBefore copy = CopyBefore::dropped,
                                             const Disk& disk = Disk());

}  // namespace bukvol
