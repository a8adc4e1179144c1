// Judges words: whether a word counts, and why not.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/lexicon/lexicon.h"
#include "core/lexicon/owned_graph.h"

namespace bukvol {

/// What to do with diminutive and endearing forms (RULES §1, "Which words").
enum class DiminutivePolicy { refuse, warn, accept };

/// The options of a match about words (RULES §1 and §2, "Which words").
struct WordRules {
    bool foldYo = false;            ///< Е and Ё are one letter
    bool foldShortI = false;        ///< И and Й are one letter
    bool acceptPluralOnly = false;  ///< nouns that have no singular count
    DiminutivePolicy diminutives = DiminutivePolicy::refuse;
    bool refuseObscene = false;  ///< for schools
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

/// A verdict with what it is about, as data; the front ends make the sentence.
struct Judgement {
    WordVerdict verdict = WordVerdict::unknown;
    Word spelling;  ///< as the lexicon writes it (Ё for Е under the folding); else as given
    Word lemma;     ///< the word it is a form or diminutive of; empty where not known
    std::optional<GrammaticalCase> grammaticalCase;
    std::optional<GrammaticalNumber> number;
    std::optional<PartOfSpeech> partOfSpeech;
    bool definite = false;  ///< a definite form (Bulgarian)
    /// For an unknown word up to three words like it that count, best first; for any refused word the one
    /// that differs only in Е/Ё, where it counts.
    std::vector<Word> near;
    std::optional<std::uint32_t> noun;  ///< its number in the lexicon where it is a noun there
    bool warnDiminutive = false;        ///< accepted, but a diminutive of `lemma`
    bool slang = false;
    bool ownWord = false;  ///< accepted only for being among the player's own words

    bool accepted() const { return verdict == WordVerdict::accepted; }
};

/// The stable code of a verdict ("word-plural").
std::string_view code(WordVerdict verdict);

/// Judges by one lexicon and one set of options. May be used from several threads at once.
class WordJudge {
public:
    WordJudge(Lexicon::Pointer lexicon, WordRules rules,
              std::shared_ptr<const OwnedGraph> ownWords = nullptr);

    Judgement judge(const Word& word) const;
    /// The verdict on a noun of the lexicon, by its number.
    WordVerdict verdictOnNoun(std::uint32_t noun) const;

    const WordRules& rules() const { return rules_; }
    const Folding& folding() const { return folding_; }
    const Lexicon& lexicon() const { return *lexicon_; }

private:
    std::optional<Judgement> asNoun(const Word& word) const;
    std::optional<Judgement> asOwnWord(const Word& word) const;
    void addNear(const Word& word, Judgement& judgement) const;

    Lexicon::Pointer lexicon_;
    WordRules rules_;
    Folding folding_;
    Folding lenient_;  ///< with Е and Ё one letter: for saying why, and for what may have been meant
    std::shared_ptr<const OwnedGraph> ownWords_;
};

}  // namespace bukvol
