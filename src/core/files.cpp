#include "core/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <system_error>

namespace bukvol {

namespace {

using Kind = FileError::Kind;

Kind kindOf(int error) {
    switch (error) {
        case ENOENT:
        case ENOTDIR:
            return Kind::missing;
        case EACCES:
        case EPERM:
        case EROFS:
            return Kind::notAllowed;
        case ENOSPC:
        case EDQUOT:
        case EFBIG:
            return Kind::noRoom;
        default:
            return Kind::other;
    }
}

FileError lastError() {
    return {kindOf(errno), std::error_code(errno, std::generic_category()).message()};
}

/// A new file beside another one, removed at the end unless it was renamed.
class TemporaryFile {
public:
    TemporaryFile(const std::filesystem::path& file, const Disk& disk) : disk_(disk) {
        constexpr int attempts = 100;
        for (int i = 0; i < attempts && descriptor_ < 0; ++i) {
            name_ = temporaryName(file, i);
            descriptor_ = disk.create(name_);
            if (descriptor_ < 0 && errno != EEXIST)
                break;
        }
    }
    ~TemporaryFile() {
        if (descriptor_ < 0)
            return;
        ::close(descriptor_);
        ::unlink(name_.c_str());  // fails where it has another name by now
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    bool made() const { return descriptor_ >= 0; }
    const std::filesystem::path& name() const { return name_; }

    bool write(std::string_view content) const {
        while (!content.empty()) {
            const std::ptrdiff_t written = disk_.write(descriptor_, content);
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                return false;
            content.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    /// Gives it the rights of the file that it will replace.
    bool takeRights(const std::filesystem::path& file) const {
        struct stat status {};
        return ::stat(file.c_str(), &status) != 0 || ::fchmod(descriptor_, status.st_mode & 0777U) == 0;
    }
    bool sync() const { return disk_.sync(descriptor_); }

    static std::filesystem::path temporaryName(const std::filesystem::path& file, int attempt) {
        auto name = file;
        name.replace_filename("." + file.filename().string() + "." + std::to_string(::getpid()) + "-" +
                              std::to_string(attempt) + ".tmp");
        return name;
    }

private:
    const Disk& disk_;
    std::filesystem::path name_;
    int descriptor_ = -1;
};

/// Whatever fails here costs only the copy: the one before it stays.
void keepCopyBefore(const std::filesystem::path& file, const Disk& disk) {
    const auto name = TemporaryFile::temporaryName(copyBefore(file), 0);
    ::unlink(name.c_str());
    if (disk.duplicate(file, name))
        disk.rename(name, copyBefore(file));
    ::unlink(name.c_str());
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
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (error)
        return FileError{kindOf(error.value()), error.message()};
    // The size of a folder means nothing, and a pipe may never end.
    if (!std::filesystem::is_regular_file(status))
        return FileError{Kind::other, "not a regular file"};
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    if (!stream)
        return lastError();
    const auto size = static_cast<std::streamoff>(stream.tellg());
    if (size < 0)
        return lastError();
    if (static_cast<std::uint64_t>(size) > mostBytes)
        return FileError{Kind::tooLarge, "the file is too large"};
    std::string content(static_cast<std::size_t>(size), '\0');
    stream.seekg(0);
    stream.read(content.data(), size);
    if (!stream)
        return lastError();
    return content;
}

std::filesystem::path copyBefore(const std::filesystem::path& file) {
    auto copy = file;
    return copy += ".before";
}

std::optional<FileError> writeFileAtomically(const std::filesystem::path& file, std::string_view content,
                                             CopyBefore copy, const Disk& disk) {
    const TemporaryFile temporary(file, disk);
    if (!temporary.made() || !temporary.write(content) || !temporary.takeRights(file) || !temporary.sync())
        return lastError();
    if (copy == CopyBefore::kept)
        keepCopyBefore(file, disk);
    if (!disk.rename(temporary.name(), file))
        return lastError();
    syncFolder(file.has_parent_path() ? file.parent_path() : ".");
    return std::nullopt;
}

}  // namespace bukvol
