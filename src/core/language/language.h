// A language of play: its alphabet and everything that follows from it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/language/folding.h"
#include "core/language/letter.h"

namespace bukvol {

/// The letters of a language in order. A letter's text may be several characters (Serbian Latin LJ).
class Alphabet {
public:
    Alphabet() = default;
    /// `letters`: the text of each letter in upper case, UTF-8, at most `maxLetters`, none empty or repeated.
    /// Throws std::invalid_argument when they are not so.
    explicit Alphabet(std::vector<std::string> letters);

    std::size_t size() const { return letters_.size(); }
    LetterSet all() const { return LetterSet::firstLetters(size()); }
    /// Each letter once, in order.
    Word letters() const;
    const std::string& text(Letter letter) const { return letters_[letter]; }
    std::string text(const Word& word) const;

    /// Reads text in any case and Unicode normal form. nullopt when a character is no letter of the alphabet.
    std::optional<Word> read(std::string_view utf8) const;
    /// As `read`, for text that is upper case and NFC already; faster.
    std::optional<Word> readNormalised(std::string_view utf8) const;
    /// Reads exactly one letter.
    std::optional<Letter> readLetter(std::string_view utf8) const;

    bool operator==(const Alphabet& other) const { return letters_ == other.letters_; }

private:
    /// The letter that `utf8` begins with (the longest where several do), and how many bytes it takes.
    std::optional<std::pair<Letter, std::size_t>> leading(std::string_view utf8) const;

    std::vector<std::string> letters_;
    std::map<std::string, Letter, std::less<>> byText_;
    std::size_t longest_ = 0;
};

/// A language of play as described by `dictionaries/<code>/language.json`.
struct Language {
    std::string code;                          ///< "ru", "bg": the name of its folder
    std::map<std::string, std::string> names;  ///< its name by language of the interface
    Alphabet alphabet;
    LetterSet vowels;
    LetterSet neutral;      ///< neither vowels nor consonants (Ъ, Ь)
    LetterSet startVowels;  ///< frequent vowels, for the centre of the start square
    /// Pairs an option may make one letter, by name ("yo", "short-i"): the first letter is the one that
    /// stays.
    std::map<std::string, std::pair<Letter, Letter>> folds;
    std::vector<int> tiles;  ///< by letter: how many tiles of it the bag holds

    /// The folding in which the named pairs are one letter; names that the language lacks change nothing.
    Folding folding(const std::vector<std::string>& foldNames) const;
    /// The language's name in the given language of the interface; English, then the code, where it is
    /// lacking.
    const std::string& nameIn(const std::string& interfaceLanguage) const;
};

/// Reads the text of a `language.json`. Throws std::invalid_argument saying what is wrong with it.
Language parseLanguage(std::string_view json);

}  // namespace bukvol
