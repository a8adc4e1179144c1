#include <algorithm>

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

/// The lowest version of the format that can tell the match: older programs open what they can understand.
int versionOf(const Match& match) {
    const auto& history = match.history();
    return std::all_of(history.begin(), history.end(),
                       [](const HistoryStep& step) { return std::holds_alternative<MatchEntry>(step); })
               ? 1
               : 2;
}

/// Writes one step of the history as a line without its end.
struct StepWriter {
    const Alphabet& alphabet;

    std::string operator()(const MatchEntry& entry) const {
        std::string line = record_text::writeAction(entry.action, entry.score, alphabet);
        if (!isChance(entry.action))
            line.append(" ").append(record_text::writeTime(entry.thinking));
        return line;
    }
    std::string operator()(const Undo&) const { return std::string(record_text::undoLine); }
    std::string operator()(const Redo&) const { return std::string(record_text::redoLine); }
};

}  // namespace

std::string writeRecord(const Match& match) {
    const Alphabet& alphabet = match.language().alphabet;
    std::string text = "bukvol-record " + std::to_string(versionOf(match)) + '\n';
    text += record_text::writeSetup(match.setup());
    text += "alphabet: " + alphabetText(alphabet) + '\n';
    text += "lexicon: " + match.judge().lexicon().identity() + "\n\n";

    text += "lot";
    for (const int seat : match.order())
        text += ' ' + std::to_string(seat + 1);
    text += '\n';
    for (const HistoryStep& step : match.history())
        text.append(std::visit(StepWriter{alphabet}, step)).append("\n");
    if (match.thinkingInTurn().count() > 0)
        text += "thinking " + record_text::writeTime(match.thinkingInTurn()) + '\n';
    return text;
}

}  // namespace bukvol
