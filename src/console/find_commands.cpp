#include "console/find_commands.h"

#include <istream>
#include <optional>

#include "console/command_line.h"
#include "console/json.h"
#include "core/search/board_words.h"
#include "core/search/move_finder.h"

namespace bukvol::console {

namespace {

/// A kind set from kinds' names; nullopt after a message on a name that is no kind's.
std::optional<KindSet> kindSet(const std::vector<std::string>& names, std::ostream& messages) {
    KindSet kinds = names.empty() ? allKinds : 0;
    for (const std::string& name : names) {
        const auto kind = moveKindOfCode(name);
        if (!kind) {
            messages << "bukvol-cli: no kind of move: " << name << '\n';
            return std::nullopt;
        }
        kinds |= kindBit(*kind);
    }
    return kinds;
}

/// Answers each position: the one given, or with "-" those on standard input.
template <class Answer>
void forEachPosition(const std::string& position, std::istream& in, Answer answer) {
    if (position != "-") {
        answer(position);
        return;
    }
    for (std::string line; std::getline(in, line);)
        answer(line);
}

}  // namespace

int MovesCommand::run(std::istream& in, std::ostream& out, std::ostream& messages) const {
    const auto judge = words.judge(options.game, messages);
    const auto played = judge ? words.playedWords(*judge, messages) : std::nullopt;
    const auto wanted = kindSet(kinds, messages);
    if (!played || !wanted)
        return exitWrongUsage;
    WordFilter filter(*judge);
    filter.excludePlayed(*judge, *played);
    const MoveRules rules = moveRules(options);
    const Alphabet& alphabet = judge->lexicon().language().alphabet;
    bool allRead = true;
    const auto answer = [&](const std::string& text) {
        const auto parsed = parsePosition(options.game, text, alphabet);
        if (!parsed) {
            allRead = false;
            writeLine(out, {{"reason", code(Reason::malformed)}, {"about", parsed.error().about}});
            return;
        }
        const SearchRequest request{*parsed, rules, *judge, filter, opening, *wanted, {}, {}};
        std::vector<FoundMove> found;
        if (all)
            found = findAllMoves(request);
        else if (auto best = findBestMove(request))
            found.push_back(std::move(*best));
        if (limit > 0 && found.size() > limit)
            found.resize(limit);
        for (const FoundMove& move : found)
            writeLine(out, {{"kind", code(move.kind())},
                            {"move", toText(move.move, alphabet)},
                            {"word", alphabet.text(move.move.word)},
                            {"score", move.score()}});
    };
    forEachPosition(position, in, answer);
    return allRead ? exitDone : exitRefused;
}

int WordsCommand::run(std::istream& in, std::ostream& out, std::ostream& messages) const {
    const auto judge = words.judge(game, messages);
    const auto played = judge ? words.playedWords(*judge, messages) : std::nullopt;
    if (!played)
        return exitWrongUsage;
    WordFilter filter(*judge);
    filter.excludePlayed(*judge, *played);
    MoveRules rules = bukvologikaRules();
    rules.stepping = steps;
    BoardWords counter(*judge, filter, rules);
    bool allRead = true;
    forEachPosition("-", in, [&](const std::string& text) {
        const auto parsed = parsePosition(text, judge->lexicon().language().alphabet, false);
        if (parsed) {
            out << "{\"words\":" << counter.count(parsed->board) << "}\n";
            return;
        }
        allRead = false;
        writeLine(out, {{"reason", code(Reason::malformed)}, {"about", parsed.error().about}});
    });
    return allRead ? exitDone : exitRefused;
}

}  // namespace bukvol::console
