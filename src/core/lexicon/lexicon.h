// The words of one language, compiled into one file that is mapped and read in place.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/language/language.h"
#include "core/lexicon/form_table.h"
#include "core/lexicon/label_graph.h"
#include "core/lexicon/word_graph.h"
#include "core/result.h"

namespace bukvol {

/// What the lexicon says of a noun besides its letters.
struct WordMarks {
    bool pluralOnly = false;  ///< a noun without a singular (НОЖНИЦЫ)
    bool diminutive = false;  ///< a diminutive or endearing form without a meaning of its own
    bool obscene = false;     ///< never played by the computer nor hinted
    bool slang = false;
    int tier = 4;  ///< familiarity: 1 best known … 4

    bool operator==(const WordMarks&) const = default;
};

/// Why a lexicon file was refused.
struct LexiconError {
    enum class Kind { cannotOpen, notALexicon, wrongVersion, truncated, altered, malformed };
    Kind kind;
    std::string detail;  ///< for a log, in English
};

/// Read-only and shared between threads without locks. Nouns are named by their number in `nouns()`.
class Lexicon {
public:
    using Pointer = std::shared_ptr<const Lexicon>;

    /// Maps a compiled lexicon and checks it (size, checksum, bounds, graphs) before use.
    ///
    /// The file may be replaced by renaming another over it, as the compiler and package managers do: the
    /// mapping keeps the old one. It must not be written to or truncated in place while it is in use.
    static Result<Pointer, LexiconError> open(const std::filesystem::path& file);
    /// As `open`, for a compiled lexicon in memory.
    static Result<Pointer, LexiconError> fromBytes(std::vector<std::byte> bytes);
    /// A lexicon of these nouns alone, without forms, marks or glosses. Throws std::invalid_argument when a
    /// word is longer than maxWordLength.
    static Pointer fromNouns(const Language& language, std::vector<Word> nouns);

    ~Lexicon();
    Lexicon(const Lexicon&) = delete;
    Lexicon& operator=(const Lexicon&) = delete;

    const Language& language() const { return language_; }
    /// Changes whenever the nouns, their marks or the alphabet change; kept in records.
    const std::string& identity() const { return identity_; }

    /// All nouns in citation form, marked ones included.
    const WordGraph& nouns() const { return nouns_; }
    WordMarks marks(std::uint32_t noun) const;
    /// The noun that a diminutive comes from.
    std::optional<std::uint32_t> diminutiveBase(std::uint32_t noun) const;
    /// A short explanation or translation.
    std::optional<std::string_view> gloss(std::uint32_t noun) const;
    bool hasGlosses() const { return !glosses_.empty(); }

    /// Proper names and abbreviations; the labels are sums of these bits.
    const LabelGraph& otherWords() const { return otherWords_; }
    static constexpr std::uint32_t nameBit = 1;
    static constexpr std::uint32_t abbreviationBit = 2;

    /// Inflected forms of nouns, and words that are no nouns.
    const FormTable& forms() const { return forms_; }

private:
    friend class LexiconReader;
    struct Storage;

    explicit Lexicon(std::unique_ptr<Storage> storage);
    /// Checks the bytes that the storage holds and looks at them.
    static Result<Pointer, LexiconError> read(std::unique_ptr<Storage> storage);
    void setIdentity();

    std::unique_ptr<Storage> storage_;
    Language language_;
    std::string identity_;
    WordGraph nouns_;
    std::span<const std::uint8_t> marks_;
    std::span<const format::NounPair> diminutiveBases_;
    std::span<const format::GlossEntry> glosses_;
    std::string_view glossText_;
    LabelGraph otherWords_;
    FormTable forms_;
};

}  // namespace bukvol
