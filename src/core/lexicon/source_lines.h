// The lines of the lists in dictionaries/.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/lexicon/source_folder.h"

namespace bukvol {

/// Walks the lines of one list, leaving out comments. Throws SourceError at what is wrong.
class SourceLines {
public:
    /// A file that is not there has no lines.
    explicit SourceLines(const std::filesystem::path& file);

    /// Goes to the next line that is no comment; false at the end.
    bool next();
    /// The fields of the line, divided by tabs. Throws unless there are `count`.
    const std::vector<std::string_view>& fields(std::size_t count);
    [[noreturn]] void fail(const std::string& message) const;

    /// Reads a word of the alphabet with at least one letter, no longer than maxWordLength.
    Word word(std::string_view text, const Alphabet& alphabet) const;
    /// Reads a part of a word; "-" and nothing are the empty one.
    Word wordPart(std::string_view text, const Alphabet& alphabet) const;
    /// Reads a number from `least` to `most`.
    std::size_t number(std::string_view text, std::size_t least, std::size_t most) const;

private:
    std::filesystem::path file_;
    std::string content_;
    std::string_view rest_;
    std::string_view line_;
    std::size_t lineNumber_ = 0;
    std::vector<std::string_view> fields_;
};

/// Divides text at each `separator`.
std::vector<std::string_view> divided(std::string_view text, char separator);

}  // namespace bukvol
