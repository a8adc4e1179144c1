#include "core/lexicon/line_reader.h"

#include <unicode/ucsdet.h>

#include <algorithm>
#include <utility>

#include "core/language/text.h"

namespace bukvol {

namespace {

constexpr bool endsLine(char16_t unit) {
    return unit == u'\n' || unit == u'\r' || unit == u'\u0085' || unit == u'\u2028' || unit == u'\u2029';
}

UConverter* openConverter(const std::string& encoding) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter* converter = ucnv_open(encoding.c_str(), &status);
    if (U_FAILURE(status)) {
        status = U_ZERO_ERROR;
        converter = ucnv_open("UTF-8", &status);
    }
    return converter;
}

/// The share of the first lines that are readable in an encoding, in thousandths.
std::size_t readability(std::string_view sample, const std::string& encoding,
                        const std::function<bool(std::u16string_view)>& readable) {
    LineReader reader(sample, encoding);
    std::size_t lines = 0;
    std::size_t good = 0;
    while (const auto line = reader.next()) {
        if (line->empty())
            continue;
        ++lines;
        good += readable(*line) ? 1 : 0;
    }
    return lines == 0 ? 0 : 1000 * good / lines;
}

/// The names of the encodings that ICU thinks possible, the likeliest first, then the usual ones for Cyrillic
/// letters, which it misses in short lists or does not know.
std::vector<std::string> suggestions(std::string_view sample) {
    std::vector<std::string> names;
    UErrorCode status = U_ZERO_ERROR;
    UCharsetDetector* const detector = ucsdet_open(&status);
    ucsdet_setText(detector, sample.data(), static_cast<std::int32_t>(sample.size()), &status);
    std::int32_t count = 0;
    const UCharsetMatch** const matches = ucsdet_detectAll(detector, &count, &status);
    for (std::int32_t i = 0; U_SUCCESS(status) && i < count; ++i) {
        const char* const name = ucsdet_getName(matches[i], &status);
        if (U_SUCCESS(status))
            names.emplace_back(name);
    }
    ucsdet_close(detector);
    names.insert(names.end(), {"windows-1251", "KOI8-R", "IBM866"});
    return names;
}

/// The beginning of the text, to the end of a line where there is one.
std::string_view beginning(std::string_view bytes) {
    constexpr std::size_t sampleSize = 32768;
    if (bytes.size() <= sampleSize)
        return bytes;
    const std::size_t end = bytes.rfind('\n', sampleSize);
    return bytes.substr(0, end == std::string_view::npos ? sampleSize : end);
}

}  // namespace

LineReader::LineReader(std::string_view bytes, const std::string& encoding)
    : converter_(openConverter(encoding)),
      begin_(bytes.data()),
      source_(bytes.data()),
      end_(bytes.data() + bytes.size()) {}

bool LineReader::fill() {
    at_ = 0;
    pieceSize_ = 0;
    while (!ended_ && pieceSize_ == 0 && converter_) {
        UErrorCode status = U_ZERO_ERROR;
        char16_t* target = piece_.data();
        ucnv_toUnicode(converter_.get(), &target, piece_.data() + piece_.size(), &source_, end_, nullptr, 1,
                       &status);
        pieceSize_ = static_cast<std::size_t>(target - piece_.data());
        ended_ = status != U_BUFFER_OVERFLOW_ERROR;
    }
    return pieceSize_ != 0;
}

std::optional<std::u16string_view> LineReader::next() {
    line_.clear();
    bool any = false;
    while (at_ < pieceSize_ || fill()) {
        if (std::exchange(afterReturn_, false) && piece_[at_] == u'\n') {
            ++at_;
            continue;
        }
        any = true;
        const char16_t* const from = piece_.data() + at_;
        const char16_t* const to = std::find_if<const char16_t*>(from, piece_.data() + pieceSize_, endsLine);
        const auto length = static_cast<std::size_t>(to - from);
        line_.append(from, std::min(length, longestLine - line_.size()));
        at_ += length;
        if (at_ < pieceSize_) {
            afterReturn_ = piece_[at_++] == u'\r';
            return line_;
        }
    }
    if (!any)
        return std::nullopt;
    return line_;
}

std::string detectEncoding(std::string_view bytes,
                           const std::function<bool(std::u16string_view line)>& readable) {
    UErrorCode status = U_ZERO_ERROR;
    const std::string_view sample = beginning(bytes);
    const auto size = static_cast<std::int32_t>(sample.size());
    if (const char* const marked = ucnv_detectUnicodeSignature(sample.data(), size, nullptr, &status))
        return marked;
    if (isUtf8(bytes) && sample.find('\0') == std::string_view::npos)
        return "UTF-8";
    std::string best = "UTF-8";
    std::size_t most = 0;
    for (const std::string& name : suggestions(sample)) {
        const std::size_t share = readability(sample, name, readable);
        if (share > most) {
            most = share;
            best = name;
        }
    }
    return best;
}

}  // namespace bukvol
