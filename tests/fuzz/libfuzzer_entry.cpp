// What libFuzzer calls. Which target it is, the build says: BUKVOL_FUZZ_TARGET names a function of targets.h.
#include <cstddef>
#include <cstdint>

#include "fuzz/targets.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    bukvol::fuzz::BUKVOL_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
    return 0;
}
