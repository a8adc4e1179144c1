#include "core/match/match.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/snake/chance.h"

namespace bukvol {

Match::Match(MatchSetup setup, Lexicon::Pointer lexicon, std::vector<int> order,
             std::shared_ptr<const OwnedGraph> ownWords)
    : Match(setup,
            std::make_shared<const WordJudge>(std::move(lexicon), setup.game.words,
                                              setup.game.ownWords ? std::move(ownWords) : nullptr),
            std::move(order)) {}

Match::Match(MatchSetup setup, std::shared_ptr<const WordJudge> judge, std::vector<int> order)
    : setup_(std::move(setup)),
      judge_(std::move(judge)),
      order_(std::move(order)),
      state_(newGame(setup_.game, judge_->lexicon().language())),
      thinking_(static_cast<std::size_t>(setup_.game.players)) {}

Match Match::start(MatchSetup setup, Lexicon::Pointer lexicon, Random& random,
                   std::shared_ptr<const OwnedGraph> ownWords, const Word& startWord) {
    std::vector<int> order(setup.seats.size());
    std::iota(order.begin(), order.end(), 0);
    if (setup.orderByLot) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
    }
    Match match(std::move(setup), std::move(lexicon), std::move(order), std::move(ownWords));
    if (!startWord.empty())
        static_cast<void>(match.perform(SetStartWord{startWord}).ok());  // else one is drawn
    match.settleChance(random);
    return match;
}

Result<GameOutcome, Refusal> Match::consider(const GameAction& action) const {
    return apply(state_, action, *judge_);
}

Result<GameOutcome, Refusal> Match::perform(const GameAction& action, Milliseconds thinking, bool trusted) {
    auto outcome = apply(state_, action, *judge_, trusted);
    if (!outcome)
        return outcome;
    const int player = state_.toMove;
    MatchEntry entry{action, player, thinking, outcome->score, {}, outcome->byAgreement, trusted};
    if (auto* play = std::get_if<PlayMove>(&entry.action)) {
        entry.spelling = outcome->judgement && outcome->judgement->accepted() ? outcome->judgement->spelling
                                                                              : play->move.word;
        play->ownWord = play->ownWord || (outcome->judgement && outcome->judgement->ownWord);
    }
    undone_.clear();
    GameState before = std::exchange(state_, outcome->state);
    if (!isChance(action)) {
        const bool goesOn = !entries_.empty() && std::holds_alternative<Declare>(entries_.back().action);
        if (setup_.undo && !goesOn)
            turns_.push_back({std::move(before), entries_.size()});
        addThinking(entry, 1);
        thinkingInTurn_ = Milliseconds{0};
    }
    history_.emplace_back(entry);
    entries_.push_back(std::move(entry));
    return outcome;
}

Result<GameOutcome, Refusal> Match::submit(const PlayMove& play, Milliseconds thinking) {
    auto outcome = perform(play, thinking);
    if (!outcome && state_.options.refusalEndsTurn && isAboutWord(outcome.error().reason)) {
        const auto failed = perform(FailMove{play.move, outcome.error().reason}, thinking);
        static_cast<void>(failed.ok());  // what is refused now is told; the turn has passed
    }
    return outcome;
}

void Match::settleChance(Random& random) {
    while (state_.dueChance().kind != DueChance::Kind::none) {
        if (!perform(chooseChance(state_, *judge_, random)))
            return;
    }
}

Milliseconds Match::thinkingTime(int player) const {
    const Milliseconds done = thinking_[static_cast<std::size_t>(player)];
    return player == state_.toMove && !over() ? done + thinkingInTurn_ : done;
}

int Match::points(int player) const {
    int points = state_.scores[static_cast<std::size_t>(player)];
    for (int other = 0; other < players(); ++other) {
        if (other != player)
            points += penaltyPoints(setup_.clock, thinkingTime(other));
    }
    return points;
}

std::optional<Word> Match::startWord() const {
    for (const MatchEntry& entry : entries_) {
        if (const auto* start = std::get_if<SetStartWord>(&entry.action))
            return start->word;
    }
    return std::nullopt;
}

std::vector<int> Match::leaders() const {
    std::vector<int> leading;
    int best = 0;
    for (int player = 0; player < players(); ++player)
        best = std::max(best, points(player));
    for (int player = 0; player < players(); ++player) {
        if (points(player) == best)
            leading.push_back(player);
    }
    return leading;
}

std::vector<std::vector<SheetCell>> Match::scoreSheet() const {
    std::vector<std::vector<SheetCell>> sheet(static_cast<std::size_t>(players()));
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const MatchEntry& entry = entries_[i];
        auto& cells = sheet[static_cast<std::size_t>(entry.player)];
        if (const auto* play = std::get_if<PlayMove>(&entry.action)) {
            cells.push_back({SheetCell::Kind::played, i, kindOf(play->move.change), entry.spelling,
                             entry.score, entry.byAgreement, play->ownWord});
        } else if (const auto* failed = std::get_if<FailMove>(&entry.action)) {
            cells.push_back(
                {SheetCell::Kind::refused, i, kindOf(failed->move.change), failed->move.word, 0, false});
        } else if (std::holds_alternative<Pass>(entry.action)) {
            cells.push_back({SheetCell::Kind::passed, i, {}, {}, 0, false});
        }
    }
    return sheet;
}

}  // namespace bukvol
