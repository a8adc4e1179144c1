// Judges words: whether a word counts, and why not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/lexicon/lexicon.h"

namespace bukvol {

/// What to do with diminutive and endearing forms (RULES §1, "Which words").
enum class DiminutivePolicy { refuse, warn, accept };

/// The options of a match about words (RULES §1 and §2, "Which words").
struct WordRules {
    bool foldYo = false;             ///< Е and Ё are one letter
    bool foldShortI = false;         ///< И and Й are one letter
    bool acceptPluralOnly = false;   ///< nouns that have no singular count
    DiminutivePolicy diminutives = DiminutivePolicy::refuse;
    bool refuseObscene = false;      ///< for schools
    int minLength = 2;

    Folding folding(const Language& language) const;
    bool operator==(const WordRules&) const = default;
};

/// What became of a word. The text of each is the code of RULES.md ("word-plural"); `accepted` is "accepted".
enum class WordVerdict {
    accepted,
    tooShort,
    unknown,
    notNoun,
    notNominative,
    plural,
    pluralOnly,
    properName,
    abbreviation,
    diminutive,
    obscene,
};

enum class GrammaticalCase { nominative, genitive, dative, accusative, instrumental, locative, vocative };
enum class GrammaticalNumber { singular, plural };
enum class PartOfSpeech { noun, adjective, adverb, verb, numeral, pronoun, other };

/// A verdict with what it is about, as data; the front ends make the sentence.
struct Judgement {
    WordVerdict verdict = WordVerdict::unknown;
    Word spelling;                    ///< as the lexicon writes it (Ё for Е under the folding); else as given
    Word lemma;                       ///< the word it is a form or diminutive of; empty where not known
    std::optional<GrammaticalCase> grammaticalCase;
    std::optional<GrammaticalNumber> number;
    std::optional<PartOfSpeech> partOfSpeech;
    bool definite = false;            ///< a definite form (Bulgarian)
    std::vector<Word> near;           ///< for an unknown word: up to three words that are like it, best first
    std::optional<std::uint32_t> noun;  ///< its number in the lexicon where it is a noun there
    bool warnDiminutive = false;      ///< accepted, but a diminutive of `lemma`
    bool slang = false;
    bool ownWord = false;             ///< accepted from the player's own words

    bool accepted() const { return verdict == WordVerdict::accepted; }
};

/// The stable code of a verdict ("word-plural").
std::string_view code(WordVerdict verdict);

class WordJudge {
public:
    WordJudge(Lexicon::Pointer lexicon, WordRules rules);

    Judgement judge(const Word& word) const;
    const WordRules& rules() const { return rules_; }
    const Folding& folding() const { return folding_; }
    const Lexicon& lexicon() const { return *lexicon_; }

private:
    Lexicon::Pointer lexicon_;
    WordRules rules_;
    Folding folding_;
};

}  // namespace bukvol
