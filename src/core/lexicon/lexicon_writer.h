// Writes compiled lexicons.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/lexicon/lexicon.h"

namespace bukvol {

/// The content of a lexicon before it is compiled.
struct LexiconSource {
    /// An inflection class.
    struct Paradigm {
        Word lemmaSuffix;
        std::vector<std::pair<Word, FormTag>> endings;
    };

    std::string languageText;  ///< of language.json
    Language language;         ///< what that text describes
    std::map<Word, WordMarks> nouns;
    std::map<Word, Word> diminutiveBases;      ///< both are nouns
    std::map<Word, std::string> glosses;       ///< of nouns
    std::map<Word, std::uint32_t> otherWords;  ///< sums of Lexicon::nameBit and abbreviationBit
    std::vector<Paradigm> paradigms;
    std::map<Word, std::vector<std::uint16_t>> stems;  ///< the paradigms of each stem
};

/// The bytes of the compiled lexicon. Throws std::length_error when a part is too large for the format.
std::vector<std::byte> compileLexicon(const LexiconSource& source);

}  // namespace bukvol
