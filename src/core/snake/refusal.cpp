#include "core/snake/refusal.h"

#include <algorithm>
#include <array>

namespace bukvol {

namespace {

constexpr std::array<std::string_view, 33> codes{"malformed",
                                                 "square-off-board",
                                                 "square-occupied",
                                                 "square-empty",
                                                 "touches-nothing",
                                                 "not-at-start-square",
                                                 "letter-not-at-hand",
                                                 "joker-stays",
                                                 "nothing-changes",
                                                 "kind-not-allowed",
                                                 "snake-length",
                                                 "snake-broken",
                                                 "snake-repeats",
                                                 "snake-crosses",
                                                 "snake-over-empty",
                                                 "letter-mismatch",
                                                 "word-misses-change",
                                                 "word-too-short",
                                                 "word-repeated",
                                                 "foreign-letter",
                                                 "word-unknown",
                                                 "word-not-noun",
                                                 "word-not-nominative",
                                                 "word-plural",
                                                 "word-plural-only",
                                                 "word-proper-name",
                                                 "word-abbreviation",
                                                 "word-diminutive",
                                                 "word-obscene",
                                                 "letter-repeated",
                                                 "not-start-square-cell",
                                                 "not-now",
                                                 "bad-draw"};
static_assert(codes.size() == static_cast<std::size_t>(Reason::badDraw) + 1);

}  // namespace

std::string_view code(Reason reason) {
    return codes[static_cast<std::size_t>(reason)];
}

std::optional<Reason> reasonOfCode(std::string_view code) {
    const auto* const found = std::find(codes.begin(), codes.end(), code);
    if (found == codes.end())
        return std::nullopt;
    return static_cast<Reason>(found - codes.begin());
}

Reason reasonOf(WordVerdict verdict) {
    switch (verdict) {
        case WordVerdict::tooShort:
            return Reason::wordTooShort;
        case WordVerdict::notNoun:
            return Reason::wordNotNoun;
        case WordVerdict::notNominative:
            return Reason::wordNotNominative;
        case WordVerdict::plural:
            return Reason::wordPlural;
        case WordVerdict::pluralOnly:
            return Reason::wordPluralOnly;
        case WordVerdict::properName:
            return Reason::wordProperName;
        case WordVerdict::abbreviation:
            return Reason::wordAbbreviation;
        case WordVerdict::diminutive:
            return Reason::wordDiminutive;
        case WordVerdict::obscene:
            return Reason::wordObscene;
        case WordVerdict::accepted:
        case WordVerdict::unknown:
            break;
    }
    return Reason::wordUnknown;
}

Refusal refusal(Reason reason, std::optional<Square> square, std::optional<Letter> letter) {
    return {.reason = reason, .square = square, .letter = letter, .text = {}, .judgement = {}};
}

Refusal malformed(std::string_view text) {
    Refusal result = refusal(Reason::malformed);
    result.text = text;
    return result;
}

Refusal foreignLetter(std::string_view text) {
    Refusal result = refusal(Reason::foreignLetter);
    result.text = text;
    return result;
}

bool isAboutWord(Reason reason) {
    return (reason >= Reason::wordTooShort && reason <= Reason::wordObscene) &&
           reason != Reason::foreignLetter;
}

}  // namespace bukvol
