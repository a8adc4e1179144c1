#include "core/match/record.h"
#include "fuzz/promise.h"
#include "fuzz/targets.h"
#include "support/random_match.h"

namespace bukvol::fuzz {

void readAnyRecord(std::string_view bytes) {
    const auto lexicons = [](const std::string& code) {
        return code == "ru" ? test::allTwoLetterWords() : nullptr;
    };
    const ReadRecord read = readRecord(bytes, lexicons);
    promised(read.match || read.error, "a record gives a match or a reason");
    if (!read.match)
        return;
    const std::string text = writeRecord(*read.match);
    const ReadRecord again = readRecord(text, lexicons);
    promised(again.match && !again.error, "what was written can be read");
    promised(again.match->setup() == read.match->setup() && again.match->state() == read.match->state() &&
                 again.match->entries() == read.match->entries() &&
                 again.match->history() == read.match->history() &&
                 again.match->canRedo() == read.match->canRedo(),
             "a match is the same after it was written and read");
    promised(writeRecord(*again.match) == text, "and is written alike");
}

}  // namespace bukvol::fuzz
