// A player's own words in one language.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "core/language/language.h"
#include "core/lexicon/owned_graph.h"
#include "core/result.h"

namespace bukvol {

/// What came of importing a list of words.
struct ImportReport {
    enum class Problem { duplicate, foreignLetter, wrongLength };
    struct Line {
        std::size_t number;  ///< from 1
        Problem problem;
        std::string text;  ///< the line, shortened where it is long
    };

    bool stopped = false;   ///< on demand; nothing was added then
    bool full = false;      ///< the limit of words or bytes was reached; the rest was left out
    std::string encoding;   ///< ICU's name of the encoding that the list was read in
    std::size_t lines = 0;  ///< lines read
    std::size_t added = 0;
    std::size_t duplicates = 0;
    std::size_t foreign = 0;
    std::size_t wrongLength = 0;
    std::vector<Line> problems;  ///< the first ones
};

/// A set of words that its player accepts beside the lexicon. Copies share nothing.
class OwnWords {
public:
    static constexpr std::size_t shortest = 2;
    static constexpr std::size_t mostWords = 2'000'000;
    static constexpr std::size_t mostBytes = std::size_t{256} << 20U;  ///< of an imported file
    static constexpr std::size_t mostProblems = 1000;                  ///< told line by line

    /// Told how many of how many bytes have been read; returns whether to go on.
    using Progress = std::function<bool(std::size_t done, std::size_t total)>;

    explicit OwnWords(Alphabet alphabet) : alphabet_(std::move(alphabet)) {}

    /// Reads a file that `save` wrote or a person made; one that is not there has no words. The error is a
    /// message for a log.
    static Result<OwnWords, std::string> load(const std::filesystem::path& file, const Alphabet& alphabet);
    /// Writes the words as UTF-8 text, a word a line, whole or not at all. Returns a message for a log on
    /// failure.
    std::optional<std::string> save(const std::filesystem::path& file) const;

    std::size_t size() const { return words_.size(); }
    bool contains(const Word& word) const { return words_.contains(word); }
    /// False when it is there already, has fewer letters than `shortest` or more than maxWordLength, or there
    /// is no room.
    bool add(const Word& word);
    bool remove(const Word& word) { return words_.erase(word) != 0; }
    /// Alphabetically.
    std::vector<Word> sorted() const;

    /// Adds the words of a text: a word a line, in any case, encoding and line ends; lines that begin with #
    /// are comments.
    ImportReport importText(std::string_view bytes, const Progress& progress = {});

    /// For a WordJudge; later changes do not show in it.
    std::shared_ptr<const OwnedGraph> graph() const;

private:
    struct Hash {
        std::size_t operator()(const Word& word) const;
    };

    Alphabet alphabet_;
    std::unordered_set<Word, Hash> words_;
};

}  // namespace bukvol
