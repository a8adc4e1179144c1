#include "core/match/record.h"
#include "core/match/record_text.h"

namespace bukvol {

namespace {

std::string alphabetText(const Alphabet& alphabet) {
    std::string text;
    for (std::size_t i = 0; i < alphabet.size(); ++i)
        text += (i == 0 ? "" : " ") + alphabet.text(static_cast<Letter>(i));
    return text;
}

}  // namespace

std::string writeRecord(const Match& match) {
    const Alphabet& alphabet = match.language().alphabet;
    std::string text = "bukvol-record " + std::to_string(recordFormatVersion) + '\n';
    text += record_text::writeSetup(match.setup());
    text += "alphabet: " + alphabetText(alphabet) + '\n';
    text += "lexicon: " + match.judge().lexicon().identity() + "\n\n";

    text += "lot";
    for (const int seat : match.order())
        text += ' ' + std::to_string(seat + 1);
    text += '\n';
    for (const MatchEntry& entry : match.entries()) {
        text += record_text::writeAction(entry.action, entry.score, alphabet);
        if (!isChance(entry.action))
            text += ' ' + record_text::writeTime(entry.thinking);
        text += '\n';
    }
    if (match.thinkingInTurn().count() > 0)
        text += "thinking " + record_text::writeTime(match.thinkingInTurn()) + '\n';
    return text;
}

}  // namespace bukvol
