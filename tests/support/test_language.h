// A small Russian of a few words, whose every verdict a test can rely on (tests/data/mini-ru).
#pragma once

#include <string>

#include "core/lexicon/word_judge.h"

namespace bukvol::test {

/// The compiled lexicon of tests/data/mini-ru.
Lexicon::Pointer miniRussian();

/// A word of it, which must be in its alphabet.
Word word(const std::string& text);

/// A fresh folder below the system's temporary one, removed at the end.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace bukvol::test
