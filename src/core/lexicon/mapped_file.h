// A file mapped into memory to be read in place.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

#include "core/result.h"

namespace bukvol {

class MappedFile {
public:
    /// The error is a message for a log.
    static Result<MappedFile, std::string> open(const std::filesystem::path& file);

    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    /// Aligned to a page; valid as long as this object lives.
    std::span<const std::byte> bytes() const { return {static_cast<const std::byte*>(address_), size_}; }

private:
    MappedFile(void* address, std::size_t size) : address_(address), size_(size) {}

    void* address_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace bukvol
