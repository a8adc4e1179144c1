#include "console/json.h"

#include <ostream>

namespace bukvol::console {

namespace {

std::string_view name(GrammaticalCase grammaticalCase) {
    constexpr std::array<std::string_view, 7> names{"nominative",   "genitive", "dative",  "accusative",
                                                    "instrumental", "locative", "vocative"};
    return names[static_cast<std::size_t>(grammaticalCase)];
}

std::string_view name(PartOfSpeech part) {
    constexpr std::array<std::string_view, 7> names{"noun",    "adjective", "adverb", "verb",
                                                    "numeral", "pronoun",   "other"};
    return names[static_cast<std::size_t>(part)];
}

}  // namespace

void writeLine(std::ostream& out, const Json& object) {
    out << object.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

void addJudgement(Json& object, const Judgement& judgement, const Alphabet& alphabet) {
    if (!judgement.lemma.empty())
        object["lemma"] = alphabet.text(judgement.lemma);
    if (judgement.partOfSpeech)
        object["part-of-speech"] = name(*judgement.partOfSpeech);
    if (judgement.grammaticalCase)
        object["case"] = name(*judgement.grammaticalCase);
    if (judgement.number)
        object["number"] = *judgement.number == GrammaticalNumber::plural ? "plural" : "singular";
    if (judgement.definite)
        object["definite"] = true;
    if (judgement.warnDiminutive)
        object["diminutive"] = true;
    if (!judgement.near.empty()) {
        Json near = Json::array();
        for (const Word& word : judgement.near)
            near.push_back(alphabet.text(word));
        object["near"] = near;
    }
}

void addRefusal(Json& object, const Refusal& refusal, const Alphabet& alphabet) {
    object["reason"] = code(refusal.reason);
    if (refusal.square)
        object["square"] = toText(*refusal.square);
    if (refusal.letter)
        object["letter"] = alphabet.text(*refusal.letter);
    if (!refusal.text.empty())
        object["about"] = refusal.text;
    if (refusal.judgement)
        addJudgement(object, *refusal.judgement, alphabet);
}

}  // namespace bukvol::console
