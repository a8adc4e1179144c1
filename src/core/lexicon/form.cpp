#include "core/lexicon/form.h"

#include <algorithm>
#include <array>

namespace bukvol {

namespace {

struct NamedTag {
    std::string_view text;
    FormTag tag;
};

constexpr NamedTag cased(std::string_view text, GrammaticalCase grammaticalCase, GrammaticalNumber number) {
    return {text, {PartOfSpeech::noun, grammaticalCase, number, false, false}};
}

constexpr NamedTag uncased(std::string_view text, GrammaticalNumber number, bool definite) {
    return {text, {PartOfSpeech::noun, std::nullopt, number, definite, false}};
}

constexpr NamedTag otherPart(std::string_view text, PartOfSpeech part) {
    return {text, {part, std::nullopt, std::nullopt, false, false}};
}

// A tag's code is its place here: new ones go to the end, or the version of the format changes.
constexpr std::array<NamedTag, 25> tags{{
    cased("nom.sg", GrammaticalCase::nominative, GrammaticalNumber::singular),
    cased("gen.sg", GrammaticalCase::genitive, GrammaticalNumber::singular),
    cased("dat.sg", GrammaticalCase::dative, GrammaticalNumber::singular),
    cased("acc.sg", GrammaticalCase::accusative, GrammaticalNumber::singular),
    cased("ins.sg", GrammaticalCase::instrumental, GrammaticalNumber::singular),
    cased("loc.sg", GrammaticalCase::locative, GrammaticalNumber::singular),
    cased("voc.sg", GrammaticalCase::vocative, GrammaticalNumber::singular),
    cased("nom.pl", GrammaticalCase::nominative, GrammaticalNumber::plural),
    cased("gen.pl", GrammaticalCase::genitive, GrammaticalNumber::plural),
    cased("dat.pl", GrammaticalCase::dative, GrammaticalNumber::plural),
    cased("acc.pl", GrammaticalCase::accusative, GrammaticalNumber::plural),
    cased("ins.pl", GrammaticalCase::instrumental, GrammaticalNumber::plural),
    cased("loc.pl", GrammaticalCase::locative, GrammaticalNumber::plural),
    cased("voc.pl", GrammaticalCase::vocative, GrammaticalNumber::plural),
    uncased("sg", GrammaticalNumber::singular, false),
    uncased("pl", GrammaticalNumber::plural, false),
    uncased("def", GrammaticalNumber::singular, true),
    uncased("def.pl", GrammaticalNumber::plural, true),
    otherPart("adj", PartOfSpeech::adjective),
    otherPart("adv", PartOfSpeech::adverb),
    otherPart("verb", PartOfSpeech::verb),
    otherPart("num", PartOfSpeech::numeral),
    otherPart("pron", PartOfSpeech::pronoun),
    otherPart("other", PartOfSpeech::other),
    {"name", {PartOfSpeech::noun, std::nullopt, std::nullopt, false, true}},
}};

}  // namespace

std::optional<FormTag> FormTag::parse(std::string_view text) {
    const auto found = std::ranges::find(tags, text == "def.sg" ? "def" : text, &NamedTag::text);
    if (found == tags.end())
        return std::nullopt;
    return found->tag;
}

std::uint8_t FormTag::code() const {
    return static_cast<std::uint8_t>(std::ranges::find(tags, *this, &NamedTag::tag) - tags.begin());
}

std::optional<FormTag> FormTag::fromCode(std::uint8_t code) {
    if (code >= tags.size())
        return std::nullopt;
    return tags[code].tag;
}

}  // namespace bukvol
