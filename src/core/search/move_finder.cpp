#include "core/search/move_finder.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/search/snake_confirmer.h"
#include "core/snake/snake_finder.h"

namespace bukvol {

namespace {

/// The kinds that can be declared at all in this position.
KindSet declarable(const SearchRequest& request) {
    KindSet kinds = 0;
    for (int i = 0; i < moveKindCount; ++i) {
        const auto kind = static_cast<MoveKind>(i);
        if (kindAllowed(request.rules, kind, request.position, request.opening))
            kinds |= kindBit(kind);
    }
    return kinds & request.kinds;
}

/// Both stages over one position.
class Search {
public:
    explicit Search(const SearchRequest& request)
        : request_(request),
          kinds_(declarable(request)),
          board_(request.position, request.rules, request.judge.folding(), request.opening),
          confirmer_(board_) {}

    /// Calls `take(candidate, kinds)` for each word of at least `minLength` letters that can be made, with
    /// the kinds by which it can; `take` returns how many letters the following words must have at least.
    template <class Take>
    void run(int minLength, Take take) {
        if (kinds_ == 0)
            return;
        int least = minLength;
        walkForCandidates({request_.filter.trees(request_.judge.lexicon()), request_.filter, board_, kinds_,
                           minLength, request_.stop, request_.progress, [&](const Candidate& candidate) {
                               if (alreadyShown(candidate.word))
                                   return least;
                               if (const KindSet kinds = confirmer_.confirm(candidate, kinds_))
                                   least = take(candidate, kinds);
                               return least;
                           }});
    }

    FoundMove move(const Candidate& candidate, MoveKind kind) const {
        return {confirmer_.move(kind), candidate.noun};
    }
    int shortestWord() const { return std::max(request_.judge.rules().minLength, request_.minLength); }

private:
    /// Where the rules say so, words that the board shows before the placement do not count.
    bool alreadyShown(std::span<const Letter> word) const {
        return request_.rules.refuseShown && shows(request_.position.board, request_.rules,
                                                   request_.judge.folding(), Word(word.begin(), word.end()));
    }

    const SearchRequest& request_;
    KindSet kinds_;
    SearchBoard board_;
    SnakeConfirmer confirmer_;
};

MoveKind firstOf(KindSet kinds) {
    return static_cast<MoveKind>(std::countr_zero(kinds));
}

}  // namespace

std::vector<FoundMove> findAllMoves(const SearchRequest& request) {
    Search search(request);
    // By length and kind: within each the words come in alphabetical order.
    std::array<std::array<std::vector<FoundMove>, moveKindCount>, maxWordLength + 1> found;
    std::size_t count = 0;
    search.run(search.shortestWord(), [&](const Candidate& candidate, KindSet kinds) {
        for (; kinds != 0; kinds &= kinds - 1, ++count) {
            const MoveKind kind = firstOf(kinds);
            found[candidate.word.size()][static_cast<std::size_t>(kind)].push_back(
                search.move(candidate, kind));
        }
        return search.shortestWord();
    });
    std::vector<FoundMove> moves;
    moves.reserve(count);
    for (auto length = found.rbegin(); length != found.rend(); ++length) {
        for (auto& kind : *length)
            std::move(kind.begin(), kind.end(), std::back_inserter(moves));
    }
    return moves;
}

std::optional<FoundMove> findBestMove(const SearchRequest& request) {
    // Words too short for the best are most of the lexicon: long ones are looked for alone first.
    constexpr std::array firstTries{11, 8};
    Search search(request);
    std::optional<FoundMove> best;
    const auto tryFrom = [&](int minLength) {
        search.run(minLength, [&](const Candidate& candidate, KindSet kinds) {
            best = search.move(candidate, firstOf(kinds));
            return best->score() + 1;
        });
    };
    for (const int length : firstTries) {
        if (!best && length > search.shortestWord())
            tryFrom(length);
    }
    if (!best)
        tryFrom(search.shortestWord());
    return best;
}

std::size_t countWords(const SearchRequest& request) {
    Search search(request);
    std::size_t count = 0;
    search.run(search.shortestWord(), [&](const Candidate&, KindSet) {
        ++count;
        return search.shortestWord();
    });
    return count;
}

}  // namespace bukvol
