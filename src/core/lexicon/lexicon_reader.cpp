#include "core/lexicon/lexicon_reader.h"

#include <xxhash.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>

namespace bukvol {

static_assert(std::endian::native == std::endian::little,
              "lexicon files are read in place and little-endian");

std::uint64_t format::hash(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

namespace {

LexiconError malformed(std::string detail) {
    return {LexiconError::Kind::malformed, std::move(detail)};
}

}  // namespace

std::optional<LexiconError> LexiconReader::readInto(Lexicon& lexicon) {
    if (auto error = checkHeader())
        return error;
    try {
        lexicon.language_ = parseLanguage(text(format::SectionKind::language));
    } catch (const std::invalid_argument& error) {
        return malformed(std::string("the language: ") + error.what());
    }
    if (!readNouns(lexicon))
        return malformed("the nouns");
    if (!readForms(lexicon))
        return malformed("the forms, names or abbreviations");
    if (!readGlosses(lexicon))
        return malformed("the glosses");
    lexicon.setIdentity();
    return std::nullopt;
}

std::optional<LexiconError> LexiconReader::checkHeader() {
    using Kind = LexiconError::Kind;
    format::Header header{};
    if (bytes_.size() < sizeof header.magic ||
        std::memcmp(bytes_.data(), format::magic.data(), sizeof header.magic) != 0)
        return LexiconError{Kind::notALexicon, "the file is no lexicon"};
    if (bytes_.size() < sizeof header)
        return LexiconError{Kind::truncated, "the file ends within its header"};
    std::memcpy(&header, bytes_.data(), sizeof header);
    if (header.version != format::version) {
        return LexiconError{Kind::wrongVersion, "the file has version " + std::to_string(header.version) +
                                                    ", this program reads " +
                                                    std::to_string(format::version)};
    }
    if (bytes_.size() != header.totalSize) {
        return LexiconError{Kind::truncated, "the file has " + std::to_string(bytes_.size()) +
                                                 " bytes instead of " + std::to_string(header.totalSize)};
    }
    if (format::hash(bytes_.subspan(format::checkedFrom)) != header.checksum)
        return LexiconError{Kind::altered, "the checksum is wrong"};
    return findSections(header);
}

std::optional<LexiconError> LexiconReader::findSections(const format::Header& header) {
    const std::uint64_t room = (bytes_.size() - sizeof header) / sizeof(format::Section);
    if (header.sectionCount > room)
        return malformed("the section table");
    std::uint64_t end = sizeof header + header.sectionCount * sizeof(format::Section);
    for (std::uint32_t i = 0; i < header.sectionCount; ++i) {
        format::Section section{};
        std::memcpy(&section, bytes_.data() + sizeof header + i * sizeof section, sizeof section);
        const auto kind = static_cast<std::uint32_t>(section.kind);
        if (kind == 0 || kind > format::sectionKinds || sections_[kind].data() != nullptr ||
            section.offset % format::alignment != 0 || section.offset < end ||
            section.offset > bytes_.size() || section.size > bytes_.size() - section.offset)
            return malformed("section " + std::to_string(i));
        sections_[kind] = bytes_.subspan(section.offset, section.size);
        end = section.offset + section.size;
    }
    return std::nullopt;
}

bool LexiconReader::readNouns(Lexicon& lexicon) const {
    using Kind = format::SectionKind;
    const auto nodes = elements<WordGraph::Node>(Kind::nounNodes);
    const auto edges = elements<WordGraph::Edge>(Kind::nounEdges);
    const auto bases = elements<format::NounPair>(Kind::diminutiveBases);
    lexicon.marks_ = *elements<std::uint8_t>(Kind::marks);
    const std::size_t count = lexicon.marks_.size();
    if (!nodes || !edges || !bases || count > UINT32_MAX)
        return false;
    lexicon.nouns_ = WordGraph(*nodes, *edges, static_cast<std::uint32_t>(count));
    lexicon.diminutiveBases_ = *bases;
    const auto inside = [&](const format::NounPair& pair) { return pair.noun < count && pair.base < count; };
    return lexicon.nouns_.wellFormed(lexicon.language_.alphabet.all()) &&
           std::ranges::all_of(*bases, inside) && std::ranges::is_sorted(*bases, {}, &format::NounPair::noun);
}

bool LexiconReader::readForms(Lexicon& lexicon) const {
    using Kind = format::SectionKind;
    const LetterSet alphabet = lexicon.language_.alphabet.all();
    const auto others = elements<std::uint32_t>(Kind::otherWords);
    const auto stems = elements<std::uint32_t>(Kind::stems);
    const auto setStarts = elements<std::uint32_t>(Kind::paradigmSetStarts);
    const auto sets = elements<std::uint16_t>(Kind::paradigmSets);
    const auto paradigms = elements<format::Paradigm>(Kind::paradigms);
    const auto endings = elements<format::Ending>(Kind::endings);
    const auto suffixStarts = elements<std::uint32_t>(Kind::suffixStarts);
    if (!others || !stems || !setStarts || !sets || !paradigms || !endings || !suffixStarts)
        return false;
    lexicon.otherWords_ = LabelGraph(*others);
    lexicon.forms_ = FormTable({LabelGraph(*stems), *setStarts, *sets, *paradigms, *endings, *suffixStarts,
                                *elements<Letter>(Kind::suffixLetters)});
    constexpr std::uint32_t labels = (Lexicon::nameBit | Lexicon::abbreviationBit) + 1;
    return lexicon.otherWords_.wellFormed(alphabet, labels) && lexicon.forms_.wellFormed(alphabet);
}

bool LexiconReader::readGlosses(Lexicon& lexicon) const {
    const auto entries = elements<format::GlossEntry>(format::SectionKind::glossIndex);
    if (!entries)
        return false;
    lexicon.glosses_ = *entries;
    lexicon.glossText_ = text(format::SectionKind::glossText);
    return std::ranges::is_sorted(*entries, {}, &format::GlossEntry::start) &&
           std::ranges::is_sorted(*entries, {}, &format::GlossEntry::noun) &&
           (entries->empty() || entries->back().start <= lexicon.glossText_.size());
}

}  // namespace bukvol
