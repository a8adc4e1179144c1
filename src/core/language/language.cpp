#include "core/language/language.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

namespace bukvol {

namespace {

using Json = nlohmann::json;

Letter letterNamed(const Alphabet& alphabet, const std::string& text) {
    const auto letter = alphabet.readLetter(text);
    if (!letter)
        throw std::invalid_argument("'" + text + "' is no letter of the alphabet");
    return *letter;
}

LetterSet lettersOf(const Json& json, const char* key, const Alphabet& alphabet) {
    LetterSet set;
    for (const auto& text : json.value(key, std::vector<std::string>{}))
        set.insert(letterNamed(alphabet, text));
    return set;
}

std::vector<int> tilesOf(const Json& json, const Alphabet& alphabet) {
    std::vector<int> tiles(alphabet.size(), 0);
    for (const auto& [text, count] : json.at("tiles").get<std::map<std::string, int>>()) {
        if (count < 1 || count > 1000)
            throw std::invalid_argument("the number of tiles of '" + text + "' is out of range");
        tiles[letterNamed(alphabet, text)] = count;
    }
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (tiles[i] == 0)
            throw std::invalid_argument("the bag holds no tile of '" + alphabet.text(static_cast<Letter>(i)) +
                                        "'");
    }
    return tiles;
}

Language fromJson(const Json& json) {
    Language language;
    language.code = json.at("code").get<std::string>();
    language.names = json.at("name").get<std::map<std::string, std::string>>();
    language.alphabet = Alphabet(json.at("letters").get<std::vector<std::string>>());
    language.vowels = lettersOf(json, "vowels", language.alphabet);
    language.neutral = lettersOf(json, "neutral", language.alphabet);
    language.startVowels = lettersOf(json, "start-vowels", language.alphabet);
    if (language.startVowels.empty())
        language.startVowels = language.vowels;
    if (language.startVowels.empty())
        throw std::invalid_argument("the language has no vowel for the centre of the start square");
    for (const auto& [name, pair] :
         json.value("folds", std::map<std::string, std::pair<std::string, std::string>>{})) {
        language.folds[name] = {letterNamed(language.alphabet, pair.first),
                                letterNamed(language.alphabet, pair.second)};
    }
    language.tiles = tilesOf(json, language.alphabet);
    return language;
}

}  // namespace

Folding Language::folding(const std::vector<std::string>& foldNames) const {
    Folding result;
    for (const auto& name : foldNames) {
        const auto found = folds.find(name);
        if (found != folds.end())
            result.fold(found->second.first, found->second.second);
    }
    return result;
}

const std::string& Language::nameIn(const std::string& interfaceLanguage) const {
    for (const auto& wanted : {interfaceLanguage, std::string("en")}) {
        const auto found = names.find(wanted);
        if (found != names.end())
            return found->second;
    }
    return code;
}

Language parseLanguage(std::string_view json) {
    try {
        return fromJson(Json::parse(json));
    } catch (const Json::exception& error) {
        throw std::invalid_argument(error.what());
    }
}

}  // namespace bukvol
