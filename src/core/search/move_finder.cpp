#include "core/search/move_finder.h"

#include <algorithm>

#include "core/search/snake_confirmer.h"

namespace bukvol {

namespace {

/// The kinds that can be declared at all in this position.
KindSet declarable(const SearchRequest& request) {
    KindSet kinds = 0;
    for (int i = 0; i < moveKindCount; ++i) {
        const auto kind = static_cast<MoveKind>(i);
        if (kindAllowed(kind, request.position, request.opening))
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

    /// Candidates, the longest first.
    std::vector<Candidate> candidates() const {
        auto found = walkForCandidates({graph_, request_.filter, board_, kinds_,
                                        request_.judge.rules().minLength, request_.stop, request_.progress});
        std::stable_sort(found.begin(), found.end(),
                         [](const Candidate& a, const Candidate& b) { return a.length > b.length; });
        return found;
    }

    bool stopped() const { return request_.stop.stop_requested(); }

    /// Calls `take(move)` for each kind in which the candidate is on the board, until it returns false.
    template <class Take>
    void confirm(const Candidate& candidate, Take take) {
        const Word word = graph_.word(candidate.noun);
        for (int i = 0; i < moveKindCount; ++i) {
            const auto kind = static_cast<MoveKind>(i);
            if ((kinds_ & kindBit(kind)) == 0 || !possible(candidate, kind))
                continue;
            auto move = confirmer_.confirm(word, kind);
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
    for (const Candidate& candidate : search.candidates()) {
        if (search.stopped())
            break;
        search.confirm(candidate, [&](FoundMove move) {
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
    Search search(request);
    std::optional<FoundMove> best;
    for (const Candidate& candidate : search.candidates()) {
        if (search.stopped())
            break;
        search.confirm(candidate, [&](FoundMove move) {
            best = std::move(move);
            return false;
        });
        if (best)
            break;
    }
    return best;
}

}  // namespace bukvol
