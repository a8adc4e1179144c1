#include "core/lexicon/source_lines.h"

#include <charconv>

#include "core/files.h"
#include "core/language/text.h"

namespace bukvol {

std::vector<std::string_view> divided(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

SourceLines::SourceLines(const std::filesystem::path& file) : file_(file) {
    auto content = readFile(file);
    if (content)
        content_ = std::move(content).value();
    else if (content.error().kind != FileError::Kind::missing)
        fail(content.error().message);
    rest_ = content_;
}

bool SourceLines::next() {
    while (!rest_.empty()) {
        ++lineNumber_;
        const std::size_t end = rest_.find('\n');
        line_ = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        if (line_.ends_with('\r'))
            line_.remove_suffix(1);
        if (line_.starts_with('#'))
            continue;
        if (line_.empty())
            fail("the line is empty");
        if (!isUtf8(line_))
            fail("the line is not UTF-8");
        return true;
    }
    return false;
}

const std::vector<std::string_view>& SourceLines::fields(std::size_t count) {
    fields_ = divided(line_, '\t');
    if (fields_.size() != count)
        fail("the line has " + std::to_string(fields_.size()) + " fields instead of " +
             std::to_string(count));
    return fields_;
}

void SourceLines::fail(const std::string& message) const {
    throw SourceError{file_, lineNumber_, message};
}

Word SourceLines::word(std::string_view text, const Alphabet& alphabet) const {
    Word result = text == "-" ? Word() : wordPart(text, alphabet);
    if (result.empty())
        fail("the word '" + std::string(text) + "' has no letters");
    return result;
}

Word SourceLines::wordPart(std::string_view text, const Alphabet& alphabet) const {
    if (text == "-")
        return {};
    auto result = alphabet.readNormalised(text);
    if (!result)
        result = alphabet.read(text);
    if (!result)
        fail("'" + std::string(text) + "' has a letter outside the alphabet");
    if (result->size() > maxWordLength)
        fail("'" + std::string(text) + "' is too long");
    return *std::move(result);
}

std::size_t SourceLines::number(std::string_view text, std::size_t least, std::size_t most) const {
    std::size_t result = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error != std::errc() || end != text.data() + text.size() || result < least || result > most) {
        fail("'" + std::string(text) + "' is no number from " + std::to_string(least) + " to " +
             std::to_string(most));
    }
    return result;
}

}  // namespace bukvol
