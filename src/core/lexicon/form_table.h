// The inflected forms of a language: stems with paradigms, read in place.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/language/folding.h"
#include "core/lexicon/form.h"
#include "core/lexicon/label_graph.h"
#include "core/lexicon/lexicon_format.h"

namespace bukvol {

/// One way to read a word as a form of another.
struct FormReading {
    Word spelling;  ///< as the table writes the form
    Word lemma;     ///< the word it is a form of
    FormTag tag;
};

/// A form is a stem and a suffix; a paradigm lists suffixes with their grammar, and the suffix of the lemma.
class FormTable {
public:
    /// The parts, all views of memory that outlives the table.
    struct Parts {
        LabelGraph stems;  ///< labels number sets of paradigms
        std::span<const std::uint32_t> setStarts;
        std::span<const std::uint16_t> sets;
        std::span<const format::Paradigm> paradigms;
        std::span<const format::Ending> endings;  ///< by suffix within a paradigm
        std::span<const std::uint32_t> suffixStarts;
        std::span<const Letter> suffixLetters;  ///< suffixes by length, then alphabetically
    };

    FormTable() = default;
    explicit FormTable(const Parts& parts) : parts_(parts) {}

    /// Whether all numbers stay inside their parts, so that forms can be looked up without further checks.
    bool wellFormed(LetterSet alphabet) const;

    bool empty() const { return parts_.stems.empty(); }

    /// All ways to read the word, its letters taken as the folding says. Not more than `maxReadings`.
    std::vector<FormReading> readings(const Word& word, const Folding& folding) const;
    static constexpr std::size_t maxReadings = 64;

private:
    class Lookup;

    std::span<const Letter> suffix(std::size_t number) const {
        return parts_.suffixLetters.subspan(parts_.suffixStarts[number],
                                            parts_.suffixStarts[number + 1] - parts_.suffixStarts[number]);
    }
    std::size_t suffixCount() const {
        return parts_.suffixStarts.empty() ? 0 : parts_.suffixStarts.size() - 1;
    }

    Parts parts_;
};

}  // namespace bukvol
