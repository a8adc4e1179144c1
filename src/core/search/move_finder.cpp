#include "core/search/move_finder.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/search/snake_confirmer.h"

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
          graph_(request.judge.lexicon().nouns()),
          kinds_(declarable(request)),
          board_(request.position, request.rules, request.judge.folding(), request.opening),
          confirmer_(board_) {}

    /// Candidates of at least `minLength` letters, the longest first.
    Candidates candidates(int minLength) const {
        auto found = walkForCandidates(
            {graph_, request_.filter, board_, kinds_, minLength, request_.stop, request_.progress});
        std::stable_sort(found.words.begin(), found.words.end(),
                         [](const Candidate& a, const Candidate& b) { return a.length > b.length; });
        return found;
    }

    int shortestWord() const { return request_.judge.rules().minLength; }
    bool stopped() const { return request_.stop.stop_requested(); }

    /// Calls `take(move)` for each kind in which the candidate is on the board, until it returns false.
    template <class Take>
    void confirm(const Candidate& candidate, const Word& word, Take take) {
        confirmer_.begin(word);
        for (int i = 0; i < moveKindCount; ++i) {
            const auto kind = static_cast<MoveKind>(i);
            if ((kinds_ & kindBit(kind)) == 0 || !possible(candidate, kind))
                continue;
            auto move = confirmer_.confirm(kind);
            if (move && !take(FoundMove{std::move(*move), candidate.noun}))
                return;
        }
    }

private:
    static bool possible(const Candidate& candidate, MoveKind kind) {
        if (kind == MoveKind::statusQuo)
            return candidate.unchanged;
        return candidate.changed || (kind == MoveKind::castling && candidate.unchanged);
    }

    const SearchRequest& request_;
    const WordGraph& graph_;
    KindSet kinds_;
    SearchBoard board_;
    SnakeConfirmer confirmer_;
};

}  // namespace

std::vector<FoundMove> findAllMoves(const SearchRequest& request) {
    Search search(request);
    std::vector<FoundMove> moves;
    const Candidates candidates = search.candidates(search.shortestWord());
    for (const Candidate& candidate : candidates.words) {
        if (search.stopped())
            break;
        search.confirm(candidate, candidates.wordOf(candidate), [&](FoundMove move) {
            moves.push_back(std::move(move));
            return true;
        });
    }
    std::sort(moves.begin(), moves.end(), [](const FoundMove& a, const FoundMove& b) {
        if (a.score() != b.score())
            return a.score() > b.score();
        if (a.kind() != b.kind())
            return a.kind() < b.kind();
        return a.noun < b.noun;
    });
    return moves;
}

std::optional<FoundMove> findBestMove(const SearchRequest& request) {
    // Words too short for the best are most of the graph: long ones are looked for alone first.
    constexpr std::array firstTries{12, 9, 6};
    Search search(request);
    std::optional<FoundMove> best;
    int tried = std::numeric_limits<int>::max();
    const auto tryFrom = [&](int minLength) {
        const Candidates candidates = search.candidates(minLength);
        for (const Candidate& candidate : candidates.words) {
            if (best || search.stopped())
                break;
            if (candidate.length >= tried)
                continue;
            search.confirm(candidate, candidates.wordOf(candidate), [&](FoundMove move) {
                best = std::move(move);
                return false;
            });
        }
        tried = minLength;
    };
    for (const int length : firstTries) {
        if (!best && length > search.shortestWord())
            tryFrom(length);
    }
    if (!best)
        tryFrom(search.shortestWord());
    return best;
}

}  // namespace bukvol
