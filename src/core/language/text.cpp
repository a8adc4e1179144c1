#include "core/language/text.h"

#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

namespace bukvol {

namespace {

icu::UnicodeString normalised(std::string_view utf8) {
    auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<int>(utf8.size())));
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status))
        return text;
    icu::UnicodeString result = nfc->normalize(text, status);
    return U_FAILURE(status) ? text : result;
}

std::string toUtf8(const icu::UnicodeString& text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

}  // namespace

std::string upperCaseNfc(std::string_view utf8) {
    return toUtf8(normalised(utf8).toUpper(icu::Locale::getRoot()));
}

std::string lowerCase(std::string_view utf8) {
    return toUtf8(normalised(utf8).toLower(icu::Locale::getRoot()));
}

bool isUtf8(std::string_view bytes) {
    const char* data = bytes.data();
    const auto length = static_cast<std::int32_t>(bytes.size());
    std::int32_t i = 0;
    while (i < length) {
        UChar32 character = 0;
        U8_NEXT(data, i, length, character);
        if (character < 0)
            return false;
    }
    return true;
}

std::size_t characterCount(std::string_view utf8) {
    std::size_t count = 0;
    for (const char byte : utf8)
        count += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1 : 0;
    return count;
}

}  // namespace bukvol
