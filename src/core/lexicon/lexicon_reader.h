// Checks the bytes of a lexicon file and lays a lexicon over them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/lexicon/lexicon.h"
#include "core/lexicon/lexicon_format.h"

namespace bukvol {

class LexiconReader {
public:
    /// The bytes are aligned to at least 8 and outlive the lexicon.
    explicit LexiconReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

    /// Fills the lexicon, or says what is wrong with the bytes.
    std::optional<LexiconError> readInto(Lexicon& lexicon);

private:
    std::optional<LexiconError> checkHeader();
    std::optional<LexiconError> findSections(const format::Header& header);
    bool readNouns(Lexicon& lexicon) const;
    bool readGlosses(Lexicon& lexicon) const;
    bool readForms(Lexicon& lexicon) const;

    /// The elements of a section; nullopt when its size is no multiple of theirs. An absent section is empty.
    template <class Element>
    std::optional<std::span<const Element>> elements(format::SectionKind kind) const {
        const auto section = sections_[static_cast<std::size_t>(kind)];
        if (section.size() % sizeof(Element) != 0)
            return std::nullopt;
        return std::span(reinterpret_cast<const Element*>(section.data()), section.size() / sizeof(Element));
    }
    std::string_view text(format::SectionKind kind) const {
        const auto section = sections_[static_cast<std::size_t>(kind)];
        return {reinterpret_cast<const char*>(section.data()), section.size()};
    }

    std::span<const std::byte> bytes_;
    std::array<std::span<const std::byte>, format::sectionKinds + 1> sections_{};
};

}  // namespace bukvol
