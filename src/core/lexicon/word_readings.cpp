#include "core/lexicon/word_readings.h"

#include <algorithm>
#include <tuple>

#include "core/lexicon/spellings.h"

namespace bukvol {

namespace {

/// Kinds of readings, the likeliest first. An inflected form of a noun gives way to a numeral, an adjective
/// or a verb written so in its dictionary form (ПРЯМОЙ), unless it is the nominative plural or there is a
/// name, too (ИВАНОВ); the form of a noun that fewer know, to a name: ТУЛА is the town, not the genitive of
/// ТУЛ. Light words are adverbs and particles and the forms of pronouns and numerals (СОБОЙ, ДОМА). A pronoun
/// or numeral goes before the plural of a noun that fewer know: Bulgarian ТЕЗИ is "these", not theses; a
/// name, before a definite form: Bulgarian ЕЛЕНА is Helen rather than the deer.
enum class Kind {
    pluralOfFamiliarNoun,
    closedWord,
    pluralOfNoun,
    wordOfAnotherPart,
    formOfFamiliarNoun,
    name,
    wordOfAnotherPartBesideName,
    lightWord,
    abbreviation,
    formOfNoun,
    formOfName,
    formOfOtherPart,
    formOfUnlistedNoun,
};

constexpr int leastFamiliarTier = 4;
constexpr int leastTierBeforeNames = 2;

struct Reading {
    Kind kind;
    bool strict;  ///< without leniency in spelling
    int tier;     ///< of the lemma
    int order;    ///< of the grammatical case
    Judgement judgement;

    /// Few would think of it: a form of a name or of a noun that hardly anybody knows.
    bool farFetched() const {
        return kind == Kind::formOfName || kind == Kind::formOfUnlistedNoun ||
               (kind == Kind::formOfNoun && tier == leastFamiliarTier);
    }

    std::tuple<bool, Kind, int, int, const Word&> rank() const {
        return {!strict, kind, tier, order, judgement.lemma};
    }
};

class Readings {
public:
    Readings(const Lexicon& lexicon, const Word& word, const Folding& folding, const Folding& lenient)
        : lexicon_(lexicon), word_(word), folding_(folding), lenient_(lenient) {}

    Judgement best() {
        for (const FormReading& form : lexicon_.forms().readings(word_, lenient_))
            addForm(form);
        for (const Spelling& other : spellings(lexicon_.otherWords(), word_, lenient_))
            addOtherWord(other);
        if (found_.empty()) {
            Judgement unknown;
            unknown.spelling = word_;
            return unknown;
        }
        if (std::ranges::count(found_, Kind::name, &Reading::kind) > 0)
            yieldToName();
        std::ranges::sort(found_, {}, &Reading::rank);
        if (found_.front().farFetched()) {
            // БЕРЕЗЫ is БЕРЁЗЫ rather than the genitive of a name БЕРЕЗА
            const auto lenient = std::ranges::find_if(found_, [](const Reading& reading) {
                return !reading.strict && reading.kind < Kind::formOfName && !reading.farFetched();
            });
            if (lenient != found_.end())
                return lenient->judgement;
        }
        return found_.front().judgement;
    }

private:
    void yieldToName() {
        for (Reading& found : found_) {
            if (found.kind == Kind::wordOfAnotherPart)
                found.kind = Kind::wordOfAnotherPartBesideName;
        }
    }

    bool same(const Word& a, const Word& b, const Folding& folding) const {
        return std::ranges::equal(a, b, [&](Letter x, Letter y) { return folding.same(x, y); });
    }

    Reading reading(Kind kind, WordVerdict verdict, const Word& spelling) const {
        Reading result{kind, same(spelling, word_, folding_), leastFamiliarTier, 0, {}};
        result.judgement.verdict = verdict;
        result.judgement.spelling = result.strict ? spelling : word_;
        return result;
    }

    void addForm(const FormReading& form) {
        if (form.tag.properName) {
            addName(form.spelling, form.lemma);
        } else if (form.tag.part == PartOfSpeech::noun) {
            addNounForm(form);
        } else {
            const bool isLemma = same(form.spelling, form.lemma, lenient_);
            const PartOfSpeech part = form.tag.part;
            const bool light = part == PartOfSpeech::adverb || part == PartOfSpeech::other;
            const bool closed = part == PartOfSpeech::pronoun || part == PartOfSpeech::numeral;
            const Kind kind = closed && isLemma   ? Kind::closedWord
                              : isLemma && !light ? Kind::wordOfAnotherPart
                              : isLemma || closed ? Kind::lightWord
                                                  : Kind::formOfOtherPart;
            Reading result = reading(kind, WordVerdict::notNoun, form.spelling);
            result.judgement.lemma = form.lemma;
            result.judgement.partOfSpeech = part;
            found_.push_back(std::move(result));
        }
    }

    void addNounForm(const FormReading& form) {
        const FormTag& tag = form.tag;
        const bool plural = tag.number == GrammaticalNumber::plural;
        const bool nominative = !tag.definite && tag.grammaticalCase.value_or(GrammaticalCase::nominative) ==
                                                     GrammaticalCase::nominative;
        // A lemma that is no noun of the lexicon is not known, whatever cases are written alike.
        if (same(form.spelling, form.lemma, lenient_) || (nominative && !plural))
            return;
        const auto lemmas = spellings(lexicon_.nouns(), form.lemma, lenient_);
        const auto exact = std::ranges::find(lemmas, form.lemma, &Spelling::word);
        const Spelling* lemma = exact != lemmas.end() ? &*exact : lemmas.empty() ? nullptr : &lemmas.front();
        const int tier = lemma != nullptr ? lexicon_.marks(lemma->number).tier : leastFamiliarTier;
        const Kind kind = lemma == nullptr                                ? Kind::formOfUnlistedNoun
                          : nominative && tier < leastFamiliarTier        ? Kind::pluralOfFamiliarNoun
                          : nominative                                    ? Kind::pluralOfNoun
                          : tier <= leastTierBeforeNames && !tag.definite ? Kind::formOfFamiliarNoun
                                                                          : Kind::formOfNoun;
        Reading result =
            reading(kind, nominative ? WordVerdict::plural : WordVerdict::notNominative, form.spelling);
        result.tier = tier;
        result.order = 2 * static_cast<int>(tag.grammaticalCase.value_or(GrammaticalCase::nominative)) +
                       (plural ? 1 : 0);
        Judgement& judgement = result.judgement;
        judgement.lemma = lemma != nullptr ? lemma->word : form.lemma;
        judgement.grammaticalCase = tag.grammaticalCase;
        judgement.number = tag.number;
        judgement.definite = tag.definite;
        judgement.partOfSpeech = PartOfSpeech::noun;
        found_.push_back(std::move(result));
    }

    void addName(const Word& spelling, const Word& lemma) {
        const bool isLemma = same(spelling, lemma, lenient_);
        Reading result = reading(isLemma ? Kind::name : Kind::formOfName, WordVerdict::properName, spelling);
        result.judgement.lemma = lemma;
        found_.push_back(std::move(result));
    }

    void addOtherWord(const Spelling& other) {
        if ((other.number & Lexicon::nameBit) != 0)
            addName(other.word, other.word);
        if ((other.number & Lexicon::abbreviationBit) != 0)
            found_.push_back(reading(Kind::abbreviation, WordVerdict::abbreviation, other.word));
    }

    const Lexicon& lexicon_;
    const Word& word_;
    const Folding& folding_;
    const Folding& lenient_;
    std::vector<Reading> found_;
};

}  // namespace

Judgement readAsNoNoun(const Lexicon& lexicon, const Word& word, const Folding& folding,
                       const Folding& lenient) {
    return Readings(lexicon, word, folding, lenient).best();
}

}  // namespace bukvol
