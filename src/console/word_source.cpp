#include "console/word_source.h"

#include <fstream>
#include <ostream>

#include "core/language/text.h"
#include "core/lexicon/lexicon_folder.h"
#include "core/lexicon/minimal_automaton.h"

namespace bukvol::console {

namespace {

/// Reads a plain list, one word a line. Lines that are no word of the language are left out with a message.
Lexicon::Pointer readWordFile(const std::string& file, const Language& language, std::ostream& messages) {
    std::ifstream input(file, std::ios::binary);
    if (!input) {
        messages << "bukvol-cli: cannot open the word list " << file << '\n';
        return nullptr;
    }
    std::vector<Word> words;
    std::string line;
    for (int number = 1; std::getline(input, line); ++number) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (line.empty())
            continue;
        auto word = language.alphabet.read(line);
        if (word && word->size() <= maxWordLength)
            words.push_back(std::move(*word));
        else
            messages << "bukvol-cli: " << file << ':' << number << ": no word of this language: " << line
                     << '\n';
    }
    return Lexicon::fromNouns(language, std::move(words));
}

}  // namespace

std::optional<WordJudge> WordSource::judge(std::ostream& messages) const {
    auto opened = LexiconFolder::ofProgram().open(language);
    if (!opened) {
        messages << "bukvol-cli: no dictionary for the language '" << language
                 << "': " << opened.error().detail << '\n';
        return std::nullopt;
    }
    Lexicon::Pointer lexicon = *opened;
    if (!wordFile.empty())
        lexicon = readWordFile(wordFile, lexicon->language(), messages);
    if (!lexicon)
        return std::nullopt;
    return WordJudge(lexicon, rules);
}

std::optional<PlayedWords> WordSource::playedWords(const WordJudge& judge, std::ostream& messages) const {
    PlayedWords words;
    for (const std::string& text : played) {
        const auto word = judge.lexicon().language().alphabet.read(text);
        if (!word) {
            messages << "bukvol-cli: no word of this language: " << text << '\n';
            return std::nullopt;
        }
        words.insert(judge.folding().canonical(*word));
    }
    return words;
}

}  // namespace bukvol::console
