#include "console/try_command.h"

#include <istream>

#include "console/command_line.h"
#include "console/json.h"

namespace bukvol::console {

namespace {

class Trial {
public:
    Trial(const TryCommand& command, const WordJudge& judge, const PlayedWords& played)
        : game_(command.options.game),
          judge_(judge),
          rules_(moveRules(command.options)),
          context_{rules_, judge_, played, command.opening, {}, {}} {}

    /// The answer to a move in a position.
    Json answer(const std::string& positionText, const std::string& moveText) const {
        const auto position = parsePosition(game_, positionText, alphabet());
        if (!position)
            return {{"legal", false}, {"reason", code(Reason::malformed)}, {"about", position.error().about}};
        if (moveText == passText)
            return accepted(0, *position);
        const auto move = parseMove(moveText, alphabet());
        if (!move)
            return refused(move.error());
        const auto outcome = applyMove(context_, *position, *move);
        return outcome ? accepted(outcome->score, outcome->position) : refused(outcome.error());
    }

private:
    const Alphabet& alphabet() const { return judge_.lexicon().language().alphabet; }

    Json accepted(int score, const Position& position) const {
        return {{"legal", true}, {"score", score}, {"position", toText(game_, position, alphabet())}};
    }
    Json refused(const Refusal& refusal) const {
        Json answer{{"legal", false}};
        addRefusal(answer, refusal, alphabet());
        return answer;
    }

    GameKind game_;
    const WordJudge& judge_;
    MoveRules rules_;
    MoveContext context_;
};

}  // namespace

int TryCommand::run(std::istream& in, std::ostream& out, std::ostream& messages) const {
    const auto judge = words.judge(options.game, messages);
    const auto played = judge ? words.playedWords(*judge, messages) : std::nullopt;
    if (!played)
        return exitWrongUsage;
    const Trial trial(*this, *judge, *played);
    bool allLegal = true;
    const auto tryIn = [&](const std::string& text) {
        const Json answer = trial.answer(text, move);
        allLegal = allLegal && answer["legal"].get<bool>();
        writeLine(out, answer);
    };
    if (position == "-") {
        for (std::string line; std::getline(in, line);)
            tryIn(line);
    } else {
        tryIn(position);
    }
    return allLegal ? exitDone : exitRefused;
}

}  // namespace bukvol::console
