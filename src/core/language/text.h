// Unicode at the edge of the core: upper case and normal form by ICU.
#pragma once

#include <string>
#include <string_view>

namespace bukvol {

/// Upper case, normal form C. Invalid UTF-8 becomes U+FFFD, which is no letter of any alphabet.
std::string upperCaseNfc(std::string_view utf8);

/// Lower case, for words shown inside a sentence.
std::string lowerCase(std::string_view utf8);

/// Whether the bytes are well-formed UTF-8.
bool isUtf8(std::string_view bytes);

/// The number of characters (code points) in UTF-8 text.
std::size_t characterCount(std::string_view utf8);

}  // namespace bukvol
