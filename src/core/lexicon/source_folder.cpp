#include "core/lexicon/source_folder.h"

#include <algorithm>
#include <functional>
#include <stdexcept>

#include "core/files.h"
#include "core/lexicon/source_lines.h"

namespace bukvol {

namespace {

/// Reads one folder into a source; throws SourceError.
class FolderReader {
public:
    explicit FolderReader(std::filesystem::path folder) : folder_(std::move(folder)) {}

    LexiconSource read() {
        readLanguage();
        readNouns();
        readMark("plural-only.txt", &WordMarks::pluralOnly);
        readMark("obscene.txt", &WordMarks::obscene);
        readMark("slang.txt", &WordMarks::slang);
        readDiminutives();
        readKeptLookAlikes();
        readTiers();
        readOtherWords("names.txt", Lexicon::nameBit);
        readOtherWords("abbreviations.txt", Lexicon::abbreviationBit);
        readParadigms();
        readStems();
        readGlosses();
        return std::move(source_);
    }

private:
    const Alphabet& alphabet() const { return source_.language.alphabet; }
    SourceLines lines(const char* name) const { return SourceLines(folder_ / name); }

    void readLanguage() {
        const auto file = folder_ / "language.json";
        auto text = readFile(file);
        if (!text)
            throw SourceError{file, 0, text.error().message};
        try {
            source_.language = parseLanguage(*text);
        } catch (const std::invalid_argument& error) {
            throw SourceError{file, 0, error.what()};
        }
        source_.languageText = std::move(text).value();
    }

    void readNouns() {
        auto list = lines("nouns.txt");
        while (list.next()) {
            const auto text = list.fields(1)[0];
            if (!source_.nouns.emplace(list.word(text, alphabet()), WordMarks()).second)
                list.fail("'" + std::string(text) + "' stands twice");
        }
        if (source_.nouns.empty())
            throw SourceError{folder_ / "nouns.txt", 0, "cannot be read, or has no words"};
    }

    std::map<Word, WordMarks>::iterator noun(const SourceLines& list, std::string_view text) {
        const auto found = source_.nouns.find(list.word(text, alphabet()));
        if (found == source_.nouns.end())
            list.fail("'" + std::string(text) + "' is not in nouns.txt");
        return found;
    }

    void readMark(const char* name, bool WordMarks::*mark) {
        auto list = lines(name);
        while (list.next()) {
            const auto text = list.fields(1)[0];
            bool& marked = noun(list, text)->second.*mark;
            if (marked)
                list.fail("'" + std::string(text) + "' stands twice");
            marked = true;
        }
    }

    void readDiminutives() {
        auto list = lines("diminutives.txt");
        while (list.next()) {
            const auto fields = list.fields(2);
            const auto word = noun(list, fields[0]);
            if (word->second.diminutive || fields[0] == fields[1])
                list.fail("'" + std::string(fields[0]) + "' stands twice");
            word->second.diminutive = true;
            // A base that is itself no noun in citation form (ДЕТИ) explains nothing that could be looked up.
            const Word base = list.word(fields[1], alphabet());
            if (source_.nouns.contains(base))
                source_.diminutiveBases.emplace(word->first, base);
        }
    }

    void readKeptLookAlikes() {
        auto list = lines("kept-look-alikes.txt");
        while (list.next()) {
            const auto fields = list.fields(2);
            if (noun(list, fields[0])->second.diminutive)
                list.fail("'" + std::string(fields[0]) + "' is in diminutives.txt too");
            list.word(fields[1], alphabet());
        }
    }

    void readTiers() {
        auto list = lines("tiers.txt");
        while (list.next()) {
            const auto fields = list.fields(2);
            noun(list, fields[0])->second.tier = static_cast<int>(list.number(fields[1], 1, 4));
        }
    }

    /// Spells out a word or stem that begins with the number of the letters it shares with the one before.
    static std::string spelledOut(const SourceLines& list, std::string_view written,
                                  std::string_view before) {
        const std::size_t digits = std::min(written.find_first_not_of("0123456789"), written.size());
        if (digits == 0)
            return std::string(written);
        std::size_t end = 0;
        for (std::size_t shared = list.number(written.substr(0, digits), 1, maxWordLength); shared > 0;
             --shared) {
            if (end == before.size())
                list.fail("the line before has less than " + std::string(written.substr(0, digits)) +
                          " letters");
            do {
                ++end;
            } while (end < before.size() && (static_cast<unsigned char>(before[end]) & 0xC0U) == 0x80U);
        }
        return std::string(before.substr(0, end)) + std::string(written.substr(digits));
    }

    void readOtherWords(const char* name, std::uint32_t bit) {
        auto list = lines(name);
        std::string text;
        while (list.next()) {
            text = spelledOut(list, list.fields(1)[0], text);
            std::uint32_t& bits = source_.otherWords[list.word(text, alphabet())];
            if ((bits & bit) != 0)
                list.fail("'" + text + "' stands twice");
            bits |= bit;
        }
    }

    void readParadigms() {
        auto list = lines("paradigms.txt");
        while (list.next()) {
            const auto fields = list.fields(3);
            if (list.number(fields[0], 0, UINT16_MAX - 1) != source_.paradigms.size())
                list.fail("the numbers of paradigms go from 0 up by one");
            LexiconSource::Paradigm paradigm;
            paradigm.lemmaSuffix = list.wordPart(fields[1], alphabet());
            for (const auto ending : divided(fields[2], ' ')) {
                const auto parts = divided(ending, ':');
                const auto tag = FormTag::parse(parts.back());
                if (parts.size() != 2 || !tag)
                    list.fail("'" + std::string(ending) + "' is no suffix:tag");
                paradigm.endings.emplace_back(list.wordPart(parts.front(), alphabet()), *tag);
            }
            source_.paradigms.push_back(std::move(paradigm));
        }
    }

    void readStems() {
        auto list = lines("stems.txt");
        std::string stem;
        while (list.next()) {
            const auto fields = list.fields(2);
            stem = spelledOut(list, fields[0], stem);
            std::vector<std::uint16_t> numbers;
            for (const auto number : divided(fields[1], ',')) {
                const std::size_t paradigm = list.number(number, 0, UINT16_MAX - 1);
                if (paradigm >= source_.paradigms.size())
                    list.fail("there is no paradigm " + std::string(number));
                numbers.push_back(static_cast<std::uint16_t>(paradigm));
            }
            if (!source_.stems.emplace(list.wordPart(stem, alphabet()), std::move(numbers)).second)
                list.fail("'" + stem + "' stands twice");
        }
    }

    void readGlosses() {
        auto list = lines("glosses.tsv");
        while (list.next()) {
            const auto fields = list.fields(2);
            const Word& word = noun(list, fields[0])->first;
            if (!source_.glosses.emplace(word, fields[1]).second)
                list.fail("'" + std::string(fields[0]) + "' stands twice");
        }
    }

    std::filesystem::path folder_;
    LexiconSource source_;
};

}  // namespace

std::string SourceError::text() const {
    return file.string() + (line != 0 ? ":" + std::to_string(line) : std::string()) + ": " + message;
}

Result<LexiconSource, SourceError> readSourceFolder(const std::filesystem::path& folder) {
    try {
        return FolderReader(folder).read();
    } catch (const SourceError& error) {
        return error;
    }
}

}  // namespace bukvol
