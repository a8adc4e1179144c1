#include "core/lexicon/own_words.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

#include "core/files.h"
#include "core/lexicon/line_reader.h"
#include "core/lexicon/minimal_automaton.h"

namespace bukvol {

namespace {

std::string toUtf8(std::u16string_view text) {
    std::string result;
    icu::UnicodeString(false, text.data(), static_cast<std::int32_t>(text.size())).toUTF8String(result);
    return result;
}

std::u16string_view trimmed(std::u16string_view line) {
    const auto blank = [](char16_t unit) { return u_isUWhiteSpace(unit) || unit == u'\uFEFF'; };
    while (!line.empty() && blank(line.front()))
        line.remove_prefix(1);
    while (!line.empty() && blank(line.back()))
        line.remove_suffix(1);
    return line;
}

/// Reads words from UTF-16: by a table where the line has only plain letters, else as the alphabet does.
class WordReader {
public:
    explicit WordReader(const Alphabet& alphabet) : alphabet_(alphabet), letters_(0x10000, none) {
        bool plain = true;
        for (std::size_t i = 0; i < alphabet.size(); ++i) {
            const auto letter = static_cast<Letter>(i);
            const auto text = icu::UnicodeString::fromUTF8(alphabet.text(letter));
            plain = plain && text.length() == 1;
            letters_[text[0]] = letter;
            letters_[static_cast<char16_t>(u_tolower(text[0]))] = letter;
        }
        if (!plain)
            letters_.assign(letters_.size(), none);
    }

    std::optional<Word> read(std::u16string_view line) const {
        Word word;
        word.reserve(line.size());
        for (const char16_t unit : line) {
            const Letter letter = letters_[unit];
            if (letter == none)
                return alphabet_.read(toUtf8(line));
            word.push_back(letter);
        }
        return word;
    }

private:
    static constexpr Letter none = 0xFF;

    const Alphabet& alphabet_;
    std::vector<Letter> letters_;
};

constexpr bool goodLength(const Word& word) {
    return word.size() >= OwnWords::shortest && word.size() <= maxWordLength;
}

void tell(ImportReport& report, ImportReport::Problem problem, std::u16string_view line) {
    constexpr std::size_t shown = 80;
    switch (problem) {
        case ImportReport::Problem::duplicate:
            ++report.duplicates;
            break;
        case ImportReport::Problem::foreignLetter:
            ++report.foreign;
            break;
        case ImportReport::Problem::wrongLength:
            ++report.wrongLength;
            break;
    }
    if (report.problems.size() < OwnWords::mostProblems)
        report.problems.push_back({report.lines, problem, toUtf8(line.substr(0, shown))});
}

}  // namespace

Result<OwnWords, std::string> OwnWords::load(const std::filesystem::path& file, const Alphabet& alphabet) {
    OwnWords result(alphabet);
    const auto content = readFile(file, mostBytes);
    if (content)
        result.importText(*content);
    else if (content.error().kind != FileError::Kind::missing)
        return content.error().message;
    return result;
}

std::optional<std::string> OwnWords::save(const std::filesystem::path& file) const {
    std::string text;
    for (const Word& word : sorted())
        text += alphabet_.text(word) + '\n';
    if (const auto error = writeFileAtomically(file, text))
        return error->message;
    return std::nullopt;
}

bool OwnWords::add(const Word& word) {
    return goodLength(word) && words_.size() < mostWords && words_.insert(key(word)).second;
}

std::vector<Word> OwnWords::sorted() const {
    std::vector<Word> result;
    result.reserve(words_.size());
    for (const Key& letters : words_)
        result.emplace_back(letters.begin(), letters.end());
    std::ranges::sort(result);
    return result;
}

ImportReport OwnWords::importText(std::string_view bytes, const Progress& progress) {
    constexpr std::size_t linesBetweenReports = 4096;
    const WordReader words(alphabet_);
    ImportReport report;
    report.full = bytes.size() > mostBytes;
    bytes = bytes.substr(0, mostBytes);
    report.encoding = detectEncoding(
        bytes, [&](std::u16string_view line) { return words.read(trimmed(line)).has_value(); });
    LineReader reader(bytes, report.encoding);
    constexpr std::size_t usualLineBytes = 16;
    words_.reserve(words_.size() + std::min(bytes.size() / usualLineBytes, mostWords));
    std::vector<const Key*> added;
    while (const auto whole = reader.next()) {
        if (report.lines++ % linesBetweenReports == 0 && progress && !progress(reader.done(), bytes.size())) {
            report.stopped = true;
            break;
        }
        const std::u16string_view line = trimmed(*whole);
        if (line.empty() || line.front() == u'#')
            continue;
        auto word = words.read(line);
        if (!word) {
            tell(report, ImportReport::Problem::foreignLetter, line);
        } else if (!goodLength(*word)) {
            tell(report, ImportReport::Problem::wrongLength, line);
        } else if (words_.size() >= mostWords && !contains(*word)) {
            report.full = true;
            break;
        } else if (const auto [place, isNew] = words_.insert(key(*word)); isNew) {
            added.push_back(&*place);
        } else {
            tell(report, ImportReport::Problem::duplicate, line);
        }
    }
    if (report.stopped) {
        for (const Key* const word : added)
            words_.erase(Key(*word));
        added.clear();
    }
    report.added = added.size();
    if (progress && !report.stopped)
        progress(bytes.size(), bytes.size());
    return report;
}

std::shared_ptr<const OwnedGraph> OwnWords::graph() const {
    return std::make_shared<const OwnedGraph>(sorted());
}

}  // namespace bukvol
