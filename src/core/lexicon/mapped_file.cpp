#include "core/lexicon/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace bukvol {

namespace {

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }

private:
    int number_;
};

std::string lastError() {
    return std::error_code(errno, std::generic_category()).message();
}

}  // namespace

Result<MappedFile, std::string> MappedFile::open(const std::filesystem::path& file) {
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (descriptor.number() < 0)
        return lastError();
    struct stat status {};
    if (::fstat(descriptor.number(), &status) != 0)
        return lastError();
    if (!S_ISREG(status.st_mode))
        return std::string("not a regular file");
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0)
        return MappedFile(nullptr, 0);
    // Whoever maps a file reads all of it to check it.
    void* const address = ::mmap(nullptr, size, PROT_READ, MAP_SHARED | MAP_POPULATE, descriptor.number(), 0);
    if (address == MAP_FAILED)
        return lastError();
    return MappedFile(address, size);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : address_(std::exchange(other.address_, nullptr)), size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(address_, other.address_);
    std::swap(size_, other.size_);
    return *this;
}

MappedFile::~MappedFile() {
    if (address_ != nullptr)
        ::munmap(address_, size_);
}

}  // namespace bukvol
