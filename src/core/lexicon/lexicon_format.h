// The layout of lexicon files; docs/lexicon-format.md describes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace bukvol::format {

inline constexpr std::array<char, 8> magic{'B', 'U', 'K', 'V', 'O', 'L', 'E', 'X'};
inline constexpr std::uint32_t version = 1;
inline constexpr std::size_t alignment = 8;

struct Header {
    std::array<char, 8> magic;
    std::uint64_t checksum;  ///< XXH3-64 of all bytes after this field
    std::uint32_t version;
    std::uint32_t sectionCount;
    std::uint64_t totalSize;
};
inline constexpr std::size_t checkedFrom = offsetof(Header, version);

enum class SectionKind : std::uint32_t {
    language = 1,       ///< the text of language.json
    nounNodes,          ///< WordGraph::Node
    nounEdges,          ///< WordGraph::Edge
    marks,              ///< a byte a noun
    diminutiveBases,    ///< NounPair, by noun
    otherWords,         ///< LabelGraph of names and abbreviations, labels OtherWord
    stems,              ///< LabelGraph, labels number the sets of paradigms
    paradigmSetStarts,  ///< uint32, one more than sets
    paradigmSets,       ///< uint16, numbers of paradigms
    paradigms,          ///< Paradigm
    endings,            ///< Ending, by suffix within a paradigm
    suffixStarts,       ///< uint32, one more than suffixes
    suffixLetters,      ///< letters
    glossIndex,         ///< GlossEntry, by noun; the last one only ends the text
    glossText,          ///< UTF-8
};
inline constexpr std::uint32_t sectionKinds = 15;

struct Section {
    SectionKind kind;
    std::uint32_t reserved;
    std::uint64_t offset;
    std::uint64_t size;
};

struct NounPair {
    std::uint32_t noun;
    std::uint32_t base;
};

enum OtherWord : std::uint32_t { name = 1, abbreviation = 2 };  ///< bits of a label

struct Paradigm {
    std::uint32_t firstEnding;
    std::uint16_t endingCount;
    std::uint16_t lemmaSuffix;
};

struct Ending {
    std::uint16_t suffix;
    std::uint8_t tag;
    std::uint8_t reserved;
};

struct GlossEntry {
    std::uint32_t noun;
    std::uint32_t start;  ///< the gloss ends where the next one starts
};

/// Bits of a noun's mark byte; the two highest hold its tier less one.
enum Mark : std::uint8_t { pluralOnly = 1, diminutive = 2, obscene = 4, slang = 8 };
inline constexpr unsigned tierShift = 6;

/// XXH3-64.
std::uint64_t hash(std::span<const std::byte> bytes);

}  // namespace bukvol::format
