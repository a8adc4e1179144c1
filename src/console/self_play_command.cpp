#include "console/self_play_command.h"

#include <algorithm>
#include <ostream>

#include "console/command_line.h"
#include "console/json.h"
#include "core/computer/computer_player.h"
#include "core/snake/chance.h"

namespace bukvol::console {

namespace {

/// What a player did in one match, or in all of them.
struct Tally {
    int points = 0;
    int words = 0;
    int passes = 0;
};

class SelfPlay {
public:
    SelfPlay(const SelfPlayCommand& command, const WordJudge& judge, PlayedWords played,
             const GameOptions& options)
        : levels_(command.levels), words_(judge), options_(options), played_(std::move(played)) {}

    /// Plays a match in which the player `first` of the list begins. The tallies are in the list's order.
    std::vector<Tally> playMatch(std::size_t first, Random random) const {
        GameState state = newGame(options_, words_.judge().lexicon().language());
        state.played = played_;
        std::vector<Tally> tallies(levels_.size());
        while (state.phase() != Phase::over) {
            const std::size_t player = (static_cast<std::size_t>(state.toMove) + first) % levels_.size();
            GameAction action = Pass{};
            if (state.dueChance().kind != DueChance::Kind::none)
                action = chooseChance(state, words_.judge(), random);
            else if (auto choice = chooseAction({state, words_, skillOf(levels_[player]), {}, {}}, random))
                action = std::move(choice->action);
            auto outcome = apply(state, action, words_.judge());
            if (!outcome)  // never: what chance and the computer choose is legal
                break;
            tallies[player].points += outcome->score;
            tallies[player].words += std::holds_alternative<PlayMove>(action) ? 1 : 0;
            tallies[player].passes += std::holds_alternative<Pass>(action) ? 1 : 0;
            state = std::move(outcome.value().state);
        }
        return tallies;
    }

private:
    const std::vector<int>& levels_;
    PresentableWords words_;
    GameOptions options_;
    PlayedWords played_;
};

/// The player with the most points; none when several have them.
std::optional<std::size_t> winner(const std::vector<Tally>& tallies) {
    const auto fewer = [](const Tally& a, const Tally& b) { return a.points < b.points; };
    const auto best = std::max_element(tallies.begin(), tallies.end(), fewer);
    const auto as = std::count_if(tallies.begin(), tallies.end(),
                                  [&](const Tally& tally) { return tally.points == best->points; });
    return as == 1 ? std::optional(static_cast<std::size_t>(best - tallies.begin())) : std::nullopt;
}

template <class Value>
Json listOf(const std::vector<Tally>& tallies, Value value) {
    Json list = Json::array();
    for (const Tally& tally : tallies)
        list.push_back(value(tally));
    return list;
}

}  // namespace

int SelfPlayCommand::run(std::ostream& out, std::ostream& messages) const {
    const auto judge = words.judge(options.game, messages);
    const auto played = judge ? words.playedWords(*judge, messages) : std::nullopt;
    if (!played)
        return exitWrongUsage;
    GameOptions complete = options;
    complete.players = static_cast<int>(levels.size());
    complete.words = judge->rules();
    const Geometry board = complete.balda.board;
    layStartWord(complete.balda, board.ranks / 2, wordLength > 0 ? wordLength : board.files);
    if (const auto problems = problemsOf(complete, judge->lexicon().language()); !problems.empty()) {
        messages << "bukvol-cli: no match can be played with these options: " << code(problems.front())
                 << '\n';
        return exitWrongUsage;
    }
    if (complete.game == GameKind::balda && startWords(*judge, complete.balda.wordLength).empty()) {
        messages << "bukvol-cli: the dictionary has no start word of " << complete.balda.wordLength
                 << " letters\n";
        return exitWrongUsage;
    }
    const SelfPlay play(*this, *judge, *played, complete);
    Random seeds(seed);
    std::vector<Tally> sums(levels.size());
    std::vector<int> wins(levels.size(), 0);
    int draws = 0;
    for (int game = 0; game < games; ++game) {
        const std::size_t first = static_cast<std::size_t>(game) % levels.size();
        const auto tallies = play.playMatch(first, Random(seeds.below(std::uint64_t{1} << 63)));
        const auto best = winner(tallies);
        ++(best ? wins[*best] : draws);
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i].points += tallies[i].points;
            sums[i].words += tallies[i].words;
            sums[i].passes += tallies[i].passes;
        }
        Json line{{"match", game + 1},
                  {"begins", first + 1},
                  {"points", listOf(tallies, [](const Tally& tally) { return tally.points; })},
                  {"passes", listOf(tallies, [](const Tally& tally) { return tally.passes; })}};
        line["winner"] = best ? Json(*best + 1) : Json(nullptr);
        writeLine(out, line);
        out.flush();
    }
    writeLine(out, {{"levels", levels},
                    {"games", games},
                    {"seed", seed},
                    {"wins", wins},
                    {"draws", draws},
                    {"passes", listOf(sums, [](const Tally& sum) { return sum.passes; })},
                    {"letters-a-word", listOf(sums, [](const Tally& sum) {
                         return sum.words > 0 ? static_cast<double>(sum.points) / sum.words : 0.0;
                     })}});
    return exitDone;
}

}  // namespace bukvol::console
