#pragma once

#include <stdexcept>

namespace bukvol::fuzz {

/// Throws std::logic_error unless the reader did as it promises.
inline void promised(bool kept, const char* promise) {
    if (!kept)
        throw std::logic_error(promise);
}

}  // namespace bukvol::fuzz
