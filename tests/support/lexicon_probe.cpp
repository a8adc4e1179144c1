#include "support/lexicon_probe.h"

#include <cstring>
#include <span>
#include <stdexcept>

#include "core/lexicon/lexicon_format.h"
#include "core/lexicon/word_judge.h"

namespace bukvol::test {

void makeChecksumTrue(std::vector<std::byte>& bytes) {
    if (bytes.size() < sizeof(format::Header))
        return;
    const std::uint64_t checksum = format::hash(std::span(bytes).subspan(format::checkedFrom));
    std::memcpy(bytes.data() + offsetof(format::Header, checksum), &checksum, sizeof checksum);
}

bool openAndUse(std::vector<std::byte> bytes) {
    const auto lexicon = Lexicon::fromBytes(std::move(bytes));
    if (!lexicon)
        return false;
    const Lexicon& words = **lexicon;
    WordRules rules;
    rules.foldYo = true;
    const WordJudge judge(*lexicon, rules);
    const auto use = [&](Word word) {
        for (std::size_t length = word.size(); length > 0; --length) {
            word.resize(length);
            judge.judge(word);
        }
    };
    for (std::uint32_t noun = 0; noun < words.nouns().wordCount(); ++noun) {
        words.gloss(noun);
        Word word = words.nouns().word(noun);
        if (words.nouns().find(word) != noun)
            throw std::logic_error("a noun is not found by its letters");
        use(word);
        for (const Letter letter : {0, 5, 9, 20}) {
            if (letter < words.language().alphabet.size()) {
                word.push_back(letter);
                use(word);
                word.pop_back();
            }
        }
    }
    for (const char* text : {"МОСКВОЙ", "КРАСИВОГО", "БЕЖАЛ", "ОГПУ", "НОЖНИЦАМИ", "ПОТОМ"}) {
        if (const auto word = words.language().alphabet.read(text))
            use(*word);
    }
    return true;
}

}  // namespace bukvol::test
