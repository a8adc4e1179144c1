// Writes a file so that at every moment either the old or the new content is there, whole.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace bukvol {

/// Writes `content` to a temporary file beside `file`, brings it to the disk and renames it over `file`.
/// Returns a message for a log when that fails; `file` is then as it was.
std::optional<std::string> writeFileAtomically(const std::filesystem::path& file, std::string_view content);

}  // namespace bukvol
