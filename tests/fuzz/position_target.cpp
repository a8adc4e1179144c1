#include "core/board/position.h"
#include "fuzz/promise.h"
#include "fuzz/targets.h"
#include "support/test_language.h"

namespace bukvol::fuzz {

void readAnyPosition(std::string_view bytes) {
    const Alphabet& alphabet = test::miniRussian()->language().alphabet;
    for (const bool bankNeeded : {true, false}) {
        const auto position = parsePosition(bytes, alphabet, bankNeeded);
        if (!position)
            continue;
        promised((position->board.occupied() - position->board.geometry().squares()).empty(),
                 "every tile stands on the board");
        const auto again = parsePosition(toText(*position, alphabet), alphabet);
        promised(again && *again == *position, "a position is the same after it was written and read");
    }
}

}  // namespace bukvol::fuzz
