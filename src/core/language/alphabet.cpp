#include <numeric>
#include <stdexcept>

#include "core/language/language.h"
#include "core/language/text.h"

namespace bukvol {

Alphabet::Alphabet(std::vector<std::string> letters) : letters_(std::move(letters)) {
    if (letters_.empty() || letters_.size() > maxLetters)
        throw std::invalid_argument("an alphabet has 1 to 60 letters");
    for (std::size_t i = 0; i < letters_.size(); ++i) {
        const std::string& text = letters_[i];
        if (text.empty() || text.size() > 16 || upperCaseNfc(text) != text)
            throw std::invalid_argument("letter '" + text + "' is not in upper case and normal form C");
        if (!byText_.emplace(text, static_cast<Letter>(i)).second)
            throw std::invalid_argument("letter '" + text + "' stands twice");
        longest_ = std::max(longest_, text.size());
    }
}

Word Alphabet::letters() const {
    Word letters(size());
    std::iota(letters.begin(), letters.end(), Letter{0});
    return letters;
}

std::string Alphabet::text(const Word& word) const {
    std::string result;
    for (const Letter letter : word)
        result += letters_[letter];
    return result;
}

std::optional<std::pair<Letter, std::size_t>> Alphabet::leading(std::string_view utf8) const {
    for (std::size_t length = std::min(longest_, utf8.size()); length > 0; --length) {
        const auto found = byText_.find(utf8.substr(0, length));
        if (found != byText_.end())
            return std::pair{found->second, length};
    }
    return std::nullopt;
}

std::optional<Word> Alphabet::readNormalised(std::string_view utf8) const {
    Word word;
    while (!utf8.empty()) {
        const auto letter = leading(utf8);
        if (!letter)
            return std::nullopt;
        word.push_back(letter->first);
        utf8.remove_prefix(letter->second);
    }
    return word;
}

std::optional<Word> Alphabet::read(std::string_view utf8) const {
    return readNormalised(upperCaseNfc(utf8));
}

std::optional<Letter> Alphabet::readLetter(std::string_view utf8) const {
    const auto word = read(utf8);
    if (!word || word->size() != 1)
        return std::nullopt;
    return word->front();
}

}  // namespace bukvol
