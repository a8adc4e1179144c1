// What a form of a word is, grammatically.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace bukvol {

enum class GrammaticalCase { nominative, genitive, dative, accusative, instrumental, locative, vocative };
enum class GrammaticalNumber { singular, plural };
enum class PartOfSpeech { noun, adjective, adverb, verb, numeral, pronoun, other };

/// The grammar of one form, as a tag of `paradigms.txt` gives it.
struct FormTag {
    PartOfSpeech part = PartOfSpeech::noun;
    std::optional<GrammaticalCase> grammaticalCase;
    std::optional<GrammaticalNumber> number;
    bool definite = false;
    bool properName = false;

    /// Reads "gen.sg", "def.pl", "adj", "name". nullopt when there is no such tag.
    static std::optional<FormTag> parse(std::string_view text);
    /// The tag as one byte, as lexicon files keep it, and back. nullopt when the byte stands for no tag.
    std::uint8_t code() const;
    static std::optional<FormTag> fromCode(std::uint8_t code);

    bool operator==(const FormTag&) const = default;
};

}  // namespace bukvol
