#include "support/marked_nouns.h"

#include <fstream>
#include <stdexcept>

#include "core/lexicon/lexicon_writer.h"
#include "support/test_language.h"

namespace bukvol::test {

std::vector<Word> russianNouns(std::size_t longest, std::size_t stride) {
    std::ifstream file(BUKVOL_TEST_DATA "/../../dictionaries/ru/nouns.txt");
    std::vector<Word> words;
    std::size_t count = 0;
    for (std::string line; std::getline(file, line);) {
        auto word = miniRussian()->language().alphabet.readNormalised(line);
        if (word && word->size() >= 2 && word->size() <= longest && count++ % stride == 0)
            words.push_back(std::move(*word));
    }
    return words;
}

Lexicon::Pointer markedNouns() {
    static const Lexicon::Pointer lexicon = [] {
        LexiconSource source;
        std::ifstream description(BUKVOL_TEST_DATA "/mini-ru/language.json");
        source.languageText = {std::istreambuf_iterator(description), {}};
        source.language = miniRussian()->language();
        int count = 0;
        for (Word& word : russianNouns(6, 20)) {
            WordMarks marks;
            marks.tier = 1 + count % 4;
            marks.obscene = count % 7 == 0;
            marks.pluralOnly = count % 11 == 0;
            ++count;
            source.nouns.emplace(std::move(word), marks);
        }
        auto opened = Lexicon::fromBytes(compileLexicon(source));
        if (!opened)
            throw std::runtime_error(opened.error().detail);
        return *opened;
    }();
    return lexicon;
}

}  // namespace bukvol::test
