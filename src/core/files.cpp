#include "core/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <system_error>

namespace bukvol {

namespace {

std::string lastError() {
    return std::error_code(errno, std::generic_category()).message();
}

bool writeAll(int descriptor, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Makes a new file beside `file`, whose name it leaves in `name`. Negative when that fails.
int makeTemporary(const std::filesystem::path& file, std::filesystem::path& name) {
    constexpr int attempts = 100;
    int descriptor = -1;
    for (int i = 0; i < attempts && descriptor < 0; ++i) {
        name = file;
        name.replace_filename("." + file.filename().string() + "." + std::to_string(::getpid()) + "-" +
                              std::to_string(i) + ".tmp");
        descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor < 0 && errno != EEXIST)
            break;
    }
    return descriptor;
}

/// Gives the new file the rights of the one that it replaces.
bool keepRights(const std::filesystem::path& file, int descriptor) {
    struct stat status {};
    return ::stat(file.c_str(), &status) != 0 || ::fchmod(descriptor, status.st_mode & 0777U) == 0;
}

void syncFolder(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

}  // namespace

Result<std::string, FileError> readFile(const std::filesystem::path& file, std::size_t mostBytes) {
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    if (!stream)
        return FileError{errno == ENOENT, lastError()};
    const auto size = static_cast<std::streamoff>(stream.tellg());
    if (size < 0)
        return FileError{false, "not a regular file"};
    if (static_cast<std::uint64_t>(size) > mostBytes)
        return FileError{false, "the file is too large"};
    std::string content(static_cast<std::size_t>(size), '\0');
    stream.seekg(0);
    stream.read(content.data(), size);
    if (!stream)
        return FileError{false, lastError()};
    return content;
}

std::optional<std::string> writeFileAtomically(const std::filesystem::path& file, std::string_view content) {
    std::filesystem::path temporary;
    const int descriptor = makeTemporary(file, temporary);
    if (descriptor < 0)
        return lastError();
    const bool written =
        writeAll(descriptor, content) && keepRights(file, descriptor) && ::fsync(descriptor) == 0;
    std::string message = written ? std::string() : lastError();
    ::close(descriptor);
    if (written && ::rename(temporary.c_str(), file.c_str()) == 0) {
        syncFolder(file.has_parent_path() ? file.parent_path() : ".");
        return std::nullopt;
    }
    if (written)
        message = lastError();
    ::unlink(temporary.c_str());
    return message;
}

}  // namespace bukvol
