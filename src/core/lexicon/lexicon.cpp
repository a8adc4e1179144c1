#include "core/lexicon/lexicon.h"

#include <algorithm>
#include <array>
#include <variant>

#include "core/lexicon/lexicon_reader.h"
#include "core/lexicon/mapped_file.h"
#include "core/lexicon/owned_graph.h"

namespace bukvol {

/// What keeps the memory that a lexicon looks at.
struct Lexicon::Storage {
    std::variant<MappedFile, std::vector<std::byte>, OwnedGraph> content;

    template <class Content, class... Arguments>
    explicit Storage(std::in_place_type_t<Content> type, Arguments&&... arguments)
        : content(type, std::forward<Arguments>(arguments)...) {}

    std::span<const std::byte> bytes() const {
        if (const auto* file = std::get_if<MappedFile>(&content))
            return file->bytes();
        if (const auto* bytes = std::get_if<std::vector<std::byte>>(&content))
            return *bytes;
        return {};
    }
};

Lexicon::Lexicon(std::unique_ptr<Storage> storage) : storage_(std::move(storage)) {}

Lexicon::~Lexicon() = default;

Result<Lexicon::Pointer, LexiconError> Lexicon::open(const std::filesystem::path& file) {
    auto mapped = MappedFile::open(file);
    if (!mapped)
        return LexiconError{LexiconError::Kind::cannotOpen, file.string() + ": " + mapped.error()};
    return read(std::make_unique<Storage>(std::in_place_type<MappedFile>, std::move(mapped).value()));
}

Result<Lexicon::Pointer, LexiconError> Lexicon::fromBytes(std::vector<std::byte> bytes) {
    return read(std::make_unique<Storage>(std::in_place_type<std::vector<std::byte>>, std::move(bytes)));
}

Result<Lexicon::Pointer, LexiconError> Lexicon::read(std::unique_ptr<Storage> storage) {
    const std::span<const std::byte> bytes = storage->bytes();
    const std::shared_ptr<Lexicon> lexicon(new Lexicon(std::move(storage)));
    if (auto error = LexiconReader(bytes).readInto(*lexicon))
        return *std::move(error);
    return Pointer(lexicon);
}

Lexicon::Pointer Lexicon::fromNouns(const Language& language, std::vector<Word> nouns) {
    auto storage = std::make_unique<Storage>(std::in_place_type<OwnedGraph>, std::move(nouns));
    const WordGraph graph = std::get<OwnedGraph>(storage->content).view();
    const std::shared_ptr<Lexicon> lexicon(new Lexicon(std::move(storage)));
    lexicon->language_ = language;
    lexicon->nouns_ = graph;
    lexicon->setIdentity();
    return lexicon;
}

void Lexicon::setIdentity() {
    std::string letters;
    for (std::size_t i = 0; i < language_.alphabet.size(); ++i)
        letters += language_.alphabet.text(static_cast<Letter>(i)) + ' ';
    const std::array<std::uint64_t, 4> parts{
        format::hash(std::as_bytes(std::span(letters))), format::hash(std::as_bytes(nouns_.nodes())),
        format::hash(std::as_bytes(nouns_.edges())), format::hash(std::as_bytes(marks_))};
    const std::uint64_t whole = format::hash(std::as_bytes(std::span(parts)));
    identity_ = language_.code + "-";
    for (unsigned shift = 64; shift > 0; shift -= 4)
        identity_ += "0123456789abcdef"[whole >> (shift - 4) & 15U];
}

WordMarks Lexicon::marks(std::uint32_t noun) const {
    WordMarks result;
    if (noun >= marks_.size())
        return result;
    const std::uint8_t bits = marks_[noun];
    result.pluralOnly = (bits & format::pluralOnly) != 0;
    result.diminutive = (bits & format::diminutive) != 0;
    result.obscene = (bits & format::obscene) != 0;
    result.slang = (bits & format::slang) != 0;
    result.tier = 1 + (bits >> format::tierShift);
    return result;
}

std::optional<std::uint32_t> Lexicon::diminutiveBase(std::uint32_t noun) const {
    const auto found = std::ranges::lower_bound(diminutiveBases_, noun, {}, &format::NounPair::noun);
    if (found == diminutiveBases_.end() || found->noun != noun)
        return std::nullopt;
    return found->base;
}

std::optional<std::string_view> Lexicon::gloss(std::uint32_t noun) const {
    const auto found = std::ranges::lower_bound(glosses_, noun, {}, &format::GlossEntry::noun);
    if (found == glosses_.end() || found->noun != noun || found + 1 == glosses_.end())
        return std::nullopt;
    return glossText_.substr(found->start, (found + 1)->start - found->start);
}

}  // namespace bukvol
