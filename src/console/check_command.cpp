#include "console/check_command.h"

#include "console/command_line.h"
#include "console/json.h"
#include "core/language/text.h"

namespace bukvol::console {

int CheckCommand::run(std::ostream& out, std::ostream& messages) const {
    const auto judge = words.judge(game, messages);
    const auto played = judge ? words.playedWords(*judge, messages) : std::nullopt;
    if (!played)
        return exitWrongUsage;
    const Alphabet& alphabet = judge->lexicon().language().alphabet;
    bool allAccepted = true;
    for (const std::string& text : checked) {
        Json answer{{"word", upperCaseNfc(text)}};
        const auto word = alphabet.read(text);
        if (!word || word->empty()) {
            answer["verdict"] = code(word ? Reason::malformed : Reason::foreignLetter);
            allAccepted = false;
        } else if (played->contains(judge->folding().canonical(*word))) {
            answer["verdict"] = code(Reason::wordRepeated);
            allAccepted = false;
        } else {
            const Judgement judgement = judge->judge(*word);
            answer["word"] = alphabet.text(judgement.spelling);
            answer["verdict"] = code(judgement.verdict);
            addJudgement(answer, judgement, alphabet);
            if (gloss && judgement.noun) {
                if (const auto meaning = judge->lexicon().gloss(*judgement.noun))
                    answer["gloss"] = *meaning;
            }
            allAccepted = allAccepted && judgement.accepted();
        }
        writeLine(out, answer);
    }
    return allAccepted ? exitDone : exitRefused;
}

}  // namespace bukvol::console
