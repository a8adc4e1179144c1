// How much the sanitized build does of what the development build does in full.
#pragma once

#include <algorithm>

namespace bukvol::test {

#ifdef __SANITIZE_ADDRESS__
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

/// So many rounds; a tenth of them under the sanitizers, which take several times as long for each and look
/// for another kind of fault.
constexpr int rounds(int all) {
    return sanitized ? std::max(1, all / 10) : all;
}

}  // namespace bukvol::test
