// The system's part of a save.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace bukvol {

/// What a save asks of the system, step by step. A test puts one in its place that fails at some step. Every
/// function sets errno where it fails.
class Disk {
public:
    Disk() = default;
    Disk(const Disk&) = default;
    Disk& operator=(const Disk&) = default;
    virtual ~Disk() = default;

    /// Makes a new file to write to; its descriptor, negative where it fails.
    virtual int create(const std::filesystem::path& file) const;
    /// Writes a beginning of `content`; how much, or negative.
    virtual std::ptrdiff_t write(int descriptor, std::string_view content) const;
    /// Brings what was written to the disk.
    virtual bool sync(int descriptor) const;
    /// Gives a file a second name, or makes a copy where the file system knows no second names.
    virtual bool duplicate(const std::filesystem::path& file, const std::filesystem::path& copy) const;
    /// Takes the place of what has the name already.
    virtual bool rename(const std::filesystem::path& from, const std::filesystem::path& to) const;
};

}  // namespace bukvol
