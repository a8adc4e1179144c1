#include "core/disk.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

namespace bukvol {

int Disk::create(const std::filesystem::path& file) const {
    return ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

std::ptrdiff_t Disk::write(int descriptor, std::string_view content) const {
    return ::write(descriptor, content.data(), content.size());
}

bool Disk::sync(int descriptor) const {
    return ::fsync(descriptor) == 0;
}

bool Disk::duplicate(const std::filesystem::path& file, const std::filesystem::path& copy) const {
    if (::link(file.c_str(), copy.c_str()) == 0)
        return true;
    if (errno != EPERM && errno != EOPNOTSUPP && errno != EMLINK)
        return false;
    std::error_code error;
    std::filesystem::copy_file(file, copy, error);
    errno = error.value();
    return !error;
}

bool Disk::rename(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return std::rename(from.c_str(), to.c_str()) == 0;
}

}  // namespace bukvol
