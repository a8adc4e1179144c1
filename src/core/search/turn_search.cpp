#include "core/search/turn_search.h"

namespace bukvol {

TurnSearch::TurnSearch(const GameState& state, const WordJudge& judge, const WordFilter& words,
                       std::stop_token stop)
    : position_(state.position()),
      context_(moveContext(state, judge)),
      words_(words),
      declarable_(state.options.strictDeclaration && state.declared ? kindBit(*state.declared) : allKinds),
      stop_(std::move(stop)) {}

std::vector<FoundMove> TurnSearch::all(KindSet kinds, int minLength) const {
    return findAllMoves(request(kinds, minLength));
}

std::optional<FoundMove> TurnSearch::best(KindSet kinds) const {
    return findBestMove(request(kinds, 0));
}

SearchRequest TurnSearch::request(KindSet kinds, int minLength) const {
    return {position_, context_.rules, context_.judge, words_, context_.opening, kinds & declarable_, stop_,
            {},        minLength};
}

}  // namespace bukvol
