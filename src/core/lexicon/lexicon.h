// The words of one language, compiled into one file that is mapped and read in place.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "core/language/language.h"
#include "core/lexicon/word_graph.h"
#include "core/result.h"

namespace bukvol {

/// What the lexicon says of a noun besides its letters.
struct WordMarks {
    bool pluralOnly = false;   ///< a noun without a singular (НОЖНИЦЫ)
    bool diminutive = false;   ///< a diminutive or endearing form without a meaning of its own
    bool obscene = false;      ///< never played by the computer nor hinted
    bool slang = false;
    int tier = 4;              ///< familiarity: 1 best known … 4
};

/// Why a lexicon file was refused.
struct LexiconError {
    enum class Kind { cannotOpen, notALexicon, wrongVersion, truncated, altered, malformed };
    Kind kind;
    std::string detail;        ///< for a log, in English
};

class Lexicon {
public:
    using Pointer = std::shared_ptr<const Lexicon>;

    /// Maps a compiled lexicon and checks it (size, checksum, bounds) before use.
    static Result<Pointer, LexiconError> open(const std::filesystem::path& file);
    /// A lexicon of these nouns alone, without forms, marks or glosses.
    static Pointer fromNouns(const Language& language, std::vector<Word> nouns);

    virtual ~Lexicon() = default;

    const Language& language() const { return language_; }
    /// All nouns in citation form, marked ones included.
    const WordGraph& nouns() const { return nouns_; }
    virtual WordMarks marks(std::uint32_t noun) const = 0;
    /// Changes whenever the words change; kept in records.
    const std::string& identity() const { return identity_; }

protected:
    Language language_;
    WordGraph nouns_;
    std::string identity_;
};

}  // namespace bukvol
