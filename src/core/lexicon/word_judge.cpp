#include "core/lexicon/word_judge.h"

#include <algorithm>

#include "core/lexicon/near_words.h"
#include "core/lexicon/spellings.h"
#include "core/lexicon/word_readings.h"

namespace bukvol {

namespace {

std::vector<std::string> foldNames(const WordRules& rules) {
    std::vector<std::string> names;
    if (rules.foldYo)
        names.emplace_back("yo");
    if (rules.foldShortI)
        names.emplace_back("short-i");
    return names;
}

}  // namespace

Folding WordRules::folding(const Language& language) const {
    return language.folding(foldNames(*this));
}

std::string_view code(WordVerdict verdict) {
    switch (verdict) {
        case WordVerdict::accepted:
            return "accepted";
        case WordVerdict::tooShort:
            return "word-too-short";
        case WordVerdict::unknown:
            return "word-unknown";
        case WordVerdict::notNoun:
            return "word-not-noun";
        case WordVerdict::notNominative:
            return "word-not-nominative";
        case WordVerdict::plural:
            return "word-plural";
        case WordVerdict::pluralOnly:
            return "word-plural-only";
        case WordVerdict::properName:
            return "word-proper-name";
        case WordVerdict::abbreviation:
            return "word-abbreviation";
        case WordVerdict::diminutive:
            return "word-diminutive";
        case WordVerdict::obscene:
            return "word-obscene";
    }
    return "word-unknown";
}

WordJudge::WordJudge(Lexicon::Pointer lexicon, WordRules rules, std::shared_ptr<const OwnedGraph> ownWords)
    : lexicon_(std::move(lexicon)),
      rules_(rules),
      folding_(rules_.folding(lexicon_->language())),
      ownWords_(std::move(ownWords)) {
    WordRules lenient = rules_;
    lenient.foldYo = true;
    lenient_ = lenient.folding(lexicon_->language());
}

Judgement WordJudge::judge(const Word& word) const {
    Judgement tooShort;
    tooShort.spelling = word;
    tooShort.verdict = WordVerdict::tooShort;
    if (static_cast<int>(word.size()) < rules_.minLength)
        return tooShort;
    std::optional<Judgement> noun = asNoun(word);
    if (noun && noun->accepted())
        return *std::move(noun);
    if (auto ownWord = asOwnWord(word))
        return *std::move(ownWord);
    Judgement result = noun ? *std::move(noun) : readAsNoNoun(*lexicon_, word, folding_, lenient_);
    addNear(word, result);
    return result;
}

WordVerdict WordJudge::verdictOnNoun(std::uint32_t noun) const {
    const WordMarks marks = lexicon_->marks(noun);
    if (marks.obscene && rules_.refuseObscene)
        return WordVerdict::obscene;
    if (marks.pluralOnly && !rules_.acceptPluralOnly)
        return WordVerdict::pluralOnly;
    if (marks.diminutive && rules_.diminutives == DiminutivePolicy::refuse)
        return WordVerdict::diminutive;
    return WordVerdict::accepted;
}

std::optional<Judgement> WordJudge::asNoun(const Word& word) const {
    const auto found = spellings(lexicon_->nouns(), word, folding_);
    if (found.empty())
        return std::nullopt;
    const auto best = std::ranges::min_element(found, {}, [&](const Spelling& spelling) {
        return std::pair(verdictOnNoun(spelling.number) != WordVerdict::accepted, spelling.word != word);
    });
    const WordMarks marks = lexicon_->marks(best->number);
    Judgement result;
    result.verdict = verdictOnNoun(best->number);
    result.spelling = best->word;
    result.noun = best->number;
    result.partOfSpeech = PartOfSpeech::noun;
    result.slang = marks.slang;
    result.warnDiminutive =
        result.accepted() && marks.diminutive && rules_.diminutives == DiminutivePolicy::warn;
    if (result.verdict == WordVerdict::pluralOnly)
        result.number = GrammaticalNumber::plural;
    if (result.verdict == WordVerdict::diminutive || result.warnDiminutive) {
        if (const auto base = lexicon_->diminutiveBase(best->number))
            result.lemma = lexicon_->nouns().word(*base);
    }
    return result;
}

std::optional<Judgement> WordJudge::asOwnWord(const Word& word) const {
    if (!ownWords_)
        return std::nullopt;
    const auto found = spellings(ownWords_->view(), word, folding_);
    if (found.empty())
        return std::nullopt;
    const auto exact = std::ranges::find(found, word, &Spelling::word);
    Judgement result;
    result.verdict = WordVerdict::accepted;
    result.spelling = exact != found.end() ? exact->word : found.front().word;
    result.noun = lexicon_->nouns().find(result.spelling);
    result.slang = result.noun && lexicon_->marks(*result.noun).slang;
    result.ownWord = true;
    return result;
}

void WordJudge::addNear(const Word& word, Judgement& judgement) const {
    for (const Spelling& spelling : spellings(lexicon_->nouns(), word, lenient_)) {
        if (spelling.word != word && verdictOnNoun(spelling.number) == WordVerdict::accepted &&
            !lexicon_->marks(spelling.number).obscene && judgement.near.size() < maxNearWords)
            judgement.near.push_back(spelling.word);
    }
    if (judgement.verdict != WordVerdict::unknown)
        return;
    const auto counts = [&](std::uint32_t noun, std::size_t length) {
        return static_cast<int>(length) >= rules_.minLength && verdictOnNoun(noun) == WordVerdict::accepted;
    };
    for (Word& near : nearWords(*lexicon_, word, counts)) {
        if (judgement.near.size() < maxNearWords && !std::ranges::count(judgement.near, near))
            judgement.near.push_back(std::move(near));
    }
}

}  // namespace bukvol
