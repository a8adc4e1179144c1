#include "core/search/turn_search.h"

#include <algorithm>

namespace bukvol {

TurnSearch::TurnSearch(const GameState& state, const WordJudge& judge, const WordFilter& words,
                       std::stop_token stop)
    : position_(state.position()),
      context_(moveContext(state, judge)),
      words_(words),
      declarable_(state.options.strictDeclaration && state.declared ? kindBit(*state.declared) : allKinds),
      stop_(std::move(stop)) {}

std::vector<FoundMove> TurnSearch::all(KindSet kinds, int minLength) const {
    WordRules rules = context_.judge.rules();
    rules.minLength = std::max(rules.minLength, minLength);
    // A judge that asks for longer words and shares the lexicon without owning it.
    const WordJudge judge(Lexicon::Pointer(Lexicon::Pointer(), &context_.judge.lexicon()), rules);
    return findAllMoves(request(judge, kinds));
}

std::optional<FoundMove> TurnSearch::best(KindSet kinds) const {
    return findBestMove(request(context_.judge, kinds));
}

SearchRequest TurnSearch::request(const WordJudge& judge, KindSet kinds) const {
    return {position_, context_.rules, judge, words_, context_.opening, kinds & declarable_, stop_, {}};
}

}  // namespace bukvol
