#include "core/search/candidate_walk.h"

#include "core/lexicon/minimal_automaton.h"

namespace bukvol {

namespace {

constexpr int jokerLevels = 5;   // 0 to 4 jokers used; on boards with more, the last means "4 or more"
constexpr int changeLevels = 3;  // changed squares met
constexpr int laneCount = 16;    // 3 × 5, and one that stays empty
constexpr int padding = jokerLevels + 1;  // lanes before the first are read as empty

/// For each lane (changes × 5 + jokers) the squares on which a snake may end.
struct Lanes {
    alignas(32) std::array<SquareMask, padding + laneCount> sets{};
    SquareMask* data() { return sets.data() + padding; }
    const SquareMask* data() const { return sets.data() + padding; }
};

/// The squares on which each kind of step may end, by lane: empty in the lanes that such a step cannot reach.
struct StepMasks {
    alignas(32) std::array<SquareMask, laneCount> joker{};       // a joker stands for the letter
    alignas(32) std::array<SquareMask, laneCount> movedJoker{};  // the change brought a joker here
    alignas(
        32) std::array<SquareMask, laneCount> change{};  // all squares, in the lanes that a change reaches
};

/// The two loops over all lanes are most of the work: compiled for wider vectors as well, chosen when the
/// program starts.
#if defined(__x86_64__) && defined(__GNUC__)
#define BUKVOL_WIDE_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define BUKVOL_WIDE_VECTORS
#endif

constexpr SquareMask fileA = 0x0101010101010101;
constexpr SquareMask notA = ~fileA;
constexpr SquareMask notH = ~(fileA << 7);

/// Replaces each set by the squares a king's step from it.
BUKVOL_WIDE_VECTORS void expandByKingSteps(SquareMask* lanes) {
    for (int i = 0; i < laneCount; ++i) {
        const SquareMask set = lanes[i];
        const SquareMask sideways = ((set & notH) << 1) | ((set & notA) >> 1);
        const SquareMask row = set | sideways;
        lanes[i] = sideways | row << maxBoardSide | row >> maxBoardSide;
    }
}

BUKVOL_WIDE_VECTORS void expandBySideSteps(SquareMask* lanes) {
    for (int i = 0; i < laneCount; ++i) {
        const SquareMask set = lanes[i];
        lanes[i] = ((set & notH) << 1) | ((set & notA) >> 1) | set << maxBoardSide | set >> maxBoardSide;
    }
}

/// The sets after stepping on squares for one letter: `tile` show it, `change` can come to show it. Returns
/// their union.
BUKVOL_WIDE_VECTORS SquareMask stepLanes(const SquareMask* in, SquareMask* out, const StepMasks& masks,
                                         SquareMask tile, SquareMask change) {
    SquareMask any = 0;
    for (int i = 0; i < laneCount; ++i) {
        const SquareMask set = (in[i] & tile) | (in[i - 1] & masks.joker[i]) |
                               (in[i - jokerLevels] & masks.change[i] & change) |
                               (in[i - jokerLevels - 1] & masks.movedJoker[i]);
        out[i] = set;
        any |= set;
    }
    return any;
}

class Walk {
public:
    explicit Walk(const WalkRequest& request)
        : request_(request),
          graph_(request.graph),
          board_(request.board),
          limitDeficit_(!request.board.mayReuse) {
        prepareChanges();
        prepareMasks();
    }

    Candidates run() {
        if (graph_.empty())
            return {};
        Lanes start;
        const std::uint64_t letters = graph_.following(0).mask();
        const int total = std::popcount(letters);
        int done = 0;
        for (std::uint64_t rest = letters; rest != 0 && !stopped_; rest &= rest - 1) {
            // A snake may begin anywhere: as if every square had been stepped to.
            Lanes anywhere;
            anywhere.data()[0] = ~SquareMask{0};
            follow(anywhere, 0, static_cast<Letter>(std::countr_zero(rest)), 0, 0, 0);
            if (request_.progress)
                request_.progress(static_cast<double>(++done) / total);
        }
        return std::move(found_);
    }

private:
    bool has(MoveKind kind) const { return (request_.kinds & kindBit(kind)) != 0; }

    /// Where a change may bring which letter. A superset: the tile's own square, its count and what it leaves
    /// behind are the confirmer's business.
    void prepareChanges() {
        const bool moves = has(MoveKind::transfer);
        const bool swaps = has(MoveKind::castling);
        for (Letter letter = 0; letter < maxLetters; ++letter) {
            const bool onBoard = board_.tiles[letter] != 0;
            const bool atHand = board_.atHand.contains(letter);
            SquareMask squares = 0;
            if (has(MoveKind::placement) && atHand)
                squares |= board_.placementSquares;
            if (moves && onBoard)
                squares |= board_.around;
            if (has(MoveKind::replacement) && atHand)
                squares |= board_.letterTiles & ~board_.tiles[letter];
            if (swaps && onBoard)
                squares |= board_.occupied & ~board_.tiles[letter];
            changeTo_[letter] = squares;
        }
        if (board_.jokers != 0) {
            if (moves)
                jokerMovesTo_ |= board_.around;
            if (swaps)
                jokerMovesTo_ |= board_.letterTiles;
        }
        twoChanges_ = swaps;
        deficitLimit_ = board_.jokerCount + 1;
    }

    void prepareMasks() {
        for (int lane = 0; lane < changeLevels * jokerLevels; ++lane) {
            const auto i = static_cast<std::size_t>(lane);
            const int changes = lane / jokerLevels;
            const int jokers = lane % jokerLevels;
            if (jokers > 0)
                masks_.joker[i] = board_.jokers;
            if (changes > 0 && jokers > 0)
                masks_.movedJoker[i] = jokerMovesTo_;
            if (changes == 1 || (changes == 2 && twoChanges_))
                masks_.change[i] = ~SquareMask{0};
            if (changes == 2 && !twoChanges_)
                masks_.movedJoker[i] = 0;
        }
    }

    /// Goes from `node`, whose expanded sets are `from`, by `letter`, and on below.
    void follow(const Lanes& from, WordGraph::NodeIndex node, Letter letter, std::uint32_t number, int depth,
                int deficit) {
        Lanes to;
        if (!step(from, letter, to))
            return;
        // More tiles of a letter than there are must come from jokers and the change.
        const Letter canonical = board_.canonical[letter];
        const bool lacking = limitDeficit_ && used_[canonical] >= board_.tileCount[letter];
        deficit += lacking ? 1 : 0;
        if (deficit > deficitLimit_)
            return;
        ++used_[canonical];
        word_[static_cast<std::size_t>(depth)] = letter;
        const auto& edge = graph_.edge(node, letter);
        visit(to, edge.target, number + edge.wordsBefore, depth + 1, deficit);
        --used_[canonical];
    }

    void visit(Lanes& sets, WordGraph::NodeIndex node, std::uint32_t number, int depth, int deficit) {
        if (graph_.isWord(node) && depth >= request_.minLength && request_.filter.contains(number))
            keep(sets, number, depth);
        const WordGraph::Node& here = graph_.node(node);
        if (here.longestBelow == 0 || depth + here.longestBelow < request_.minLength)
            return;
        constexpr unsigned lookEvery = 1024;
        if (++visited_ % lookEvery == 0 && request_.stop.stop_requested())
            stopped_ = true;
        if (stopped_)
            return;
        expand(sets);
        for (std::uint64_t rest = graph_.following(node).mask(); rest != 0; rest &= rest - 1)
            follow(sets, node, static_cast<Letter>(std::countr_zero(rest)), number, depth, deficit);
    }

    void keep(const Lanes& sets, std::uint32_t number, int depth) {
        const SquareMask* lanes = sets.data();
        Candidate candidate{number, static_cast<std::uint8_t>(depth),
                            static_cast<std::uint32_t>(found_.letters.size()), false, false};
        SquareMask unchanged = 0;
        for (int lane = 0; lane < jokerLevels; ++lane)
            unchanged |= lanes[lane];
        SquareMask changed = 0;
        for (int lane = jokerLevels; lane < changeLevels * jokerLevels; ++lane)
            changed |= lanes[lane];
        candidate.unchanged = unchanged != 0;
        candidate.changed = changed != 0;
        found_.words.push_back(candidate);
        found_.letters.insert(found_.letters.end(), word_.begin(), word_.begin() + depth);
    }

    /// Replaces each set by the squares one step from it.
    void expand(Lanes& sets) const {
        if (board_.stepping == Steps::king)
            expandByKingSteps(sets.data());
        else
            expandBySideSteps(sets.data());
    }

    /// The sets after stepping on a square for `letter`; false when all are empty.
    bool step(const Lanes& from, Letter letter, Lanes& to) const {
        const SquareMask change = changeTo_[letter];
        const SquareMask* in = from.data();
        SquareMask* out = to.data();
        SquareMask any = stepLanes(in, out, masks_, board_.tiles[letter], change);
        if (board_.jokerCount >= jokerLevels)
            any |= stepOnLastLevel(in, out);
        if (board_.mayReuse)
            any |= stepAgain(in, out, change);
        return any != 0;
    }

    /// On boards with five jokers and more the last level counts no further.
    SquareMask stepOnLastLevel(const SquareMask* in, SquareMask* out) const {
        SquareMask any = 0;
        for (int lane = jokerLevels - 1; lane < changeLevels * jokerLevels; lane += jokerLevels) {
            out[lane] |= in[lane] & board_.jokers;
            if (lane >= jokerLevels)
                out[lane] |= in[lane - jokerLevels] & jokerMovesTo_;
            any |= out[lane];
        }
        return any;
    }

    /// Where squares may be used again, so may jokers and the changed square.
    SquareMask stepAgain(const SquareMask* in, SquareMask* out, SquareMask change) const {
        SquareMask any = 0;
        for (int lane = 0; lane < changeLevels * jokerLevels; ++lane) {
            out[lane] |= in[lane] & (lane < jokerLevels ? board_.jokers : board_.jokers | change);
            any |= out[lane];
        }
        return any;
    }

    const WalkRequest& request_;
    const WordGraph& graph_;
    const SearchBoard& board_;
    const bool limitDeficit_;
    StepMasks masks_;
    std::array<SquareMask, maxLetters> changeTo_{};
    SquareMask jokerMovesTo_ = 0;
    bool twoChanges_ = false;
    int deficitLimit_ = 0;
    std::array<std::uint8_t, maxLetters> used_{};
    unsigned visited_ = 0;
    bool stopped_ = false;
    std::array<Letter, maxWordLength> word_{};
    Candidates found_;
};

}  // namespace

Candidates walkForCandidates(const WalkRequest& request) {
    return Walk(request).run();
}

}  // namespace bukvol
