#include "core/search/candidate_walk.h"

#include <algorithm>
#include <vector>

#include "core/lexicon/minimal_automaton.h"
#include "core/search/square_lanes.h"

namespace bukvol {

namespace {

/// `laneCount`: allLanes, or 1 on boards without tracked jokers.
template <int laneCount>
class Walk {
public:
    explicit Walk(const WalkRequest& request)
        : request_(request), board_(request.board), jokers_(request.board), minLength_(request.minLength) {}

    void run() {
        const bool changing = request_.kinds != kindBit(MoveKind::statusQuo);
        if (changing)
            walkEndings();
        walkBeginnings(changing);
    }

private:
    using Sets = SquareLanes<laneCount>;
    static constexpr int assumedEnding = 1;      // letters that endings are taken to have until found longer
    static constexpr unsigned lookEvery = 1024;  // nodes between two looks at the stop token

    static Sets everywhere() {
        Sets sets;
        sets.sets.fill(~SquareMask{0});
        return sets;
    }

    /// Whether any of the squares to step to shows the letter.
    bool shown(const Sets& from, SquareMask tiles) const {
        SquareMask any = from.sets[laneCount - 1] & tiles;
        if constexpr (laneCount > 1) {
            for (std::size_t joker = 0; joker < trackedJokers; ++joker)
                any |= from.sets[(laneCount - 1) ^ (std::size_t{1} << joker)] & board_.trackedJoker[joker];
        }
        return any != 0;
    }

    void step(const Sets& from, Sets& to, SquareMask tiles) const {
        if constexpr (laneCount > 1)
            stepLanes(from.data(), to.data(), jokers_, tiles, board_.stepping);
        else
            to.sets[0] = board_.step(from.sets[0] & tiles);
    }

    SquareMask tilesFor(Letter letter) const { return board_.tiles[letter] | board_.looseJokers; }
    /// Where squares may be used again, the ending may meet the placed tile again: as if it stood on every
    /// square where it could be placed.
    SquareMask tilesForEnding(Letter letter) const {
        const bool again = board_.mayReuse && board_.atHand.contains(letter);
        return tilesFor(letter) | (again ? board_.placementSquares : 0);
    }

    bool stopped(std::size_t node, std::size_t nodes) const {
        if (node % lookEvery != 0)
            return false;
        if (request_.progress)
            request_.progress(static_cast<double>(node) / static_cast<double>(nodes));
        return request_.stop.stop_requested();
    }

    /// Finds the longest shown ending of each word, where it has more than one letter: few have, on most
    /// boards, and the others are told by their last letter when they are visited.
    void walkEndings() {
        const WordTree& tree = request_.trees.backward();
        endingOf_.assign(request_.trees.count(), 0);
        const auto lengths = request_.trees.lengths();
        leastPlace_.resize(lengths.size());
        std::transform(lengths.begin(), lengths.end(), leastPlace_.begin(), [](std::uint8_t length) {
            return static_cast<std::uint8_t>(std::max(length - 1 - assumedEnding, 0));
        });
        endings_.assign(endingsFront, everywhere());
        shorter_.assign(1, 0);
        std::array<std::uint32_t, maxWordLength + 1> path{};
        const auto assign = [&](std::uint32_t first, std::uint32_t end, int length) {
            if (length <= assumedEnding)
                return;
            for (std::uint32_t k = first; k < end; ++k) {
                const std::uint32_t noun = tree.nounOf[k];
                endingOf_[noun] = path[static_cast<std::size_t>(length)];
                leastPlace_[noun] = static_cast<std::uint8_t>(lengths[noun] - 1 - length);
            }
        };
        const std::size_t count = tree.nodes.size() - 1;
        for (std::size_t i = 1; i < count;) {
            const WordTree::Node& node = tree.nodes[i];
            const SquareMask tiles = tilesForEnding(node.letter);
            const std::size_t above = node.depth - 1U;
            if (node.longest < minLength_) {
                i = node.end;
                continue;
            }
            if (!shown(ending(path[above]), tiles)) {
                assign(node.firstWord, tree.nodes[node.end].firstWord, node.depth - 1);
                i = node.end;
                continue;
            }
            if (node.isWord)
                assign(node.firstWord, node.firstWord + 1, node.depth - 1);
            if (node.end > i + 1) {
                const auto number = static_cast<std::uint32_t>(shorter_.size());
                path[node.depth] = number;
                shorter_.push_back(path[above]);
                endings_.emplace_back();
                step(ending(path[above]), endings_.back(), tiles);
                if (node.depth == 1)
                    endingOfLetter_[node.letter] = number;
            }
            if (stopped(++i, 2 * count))
                return;
        }
    }

    void walkBeginnings(bool changing) {
        const WordTree& tree = request_.trees.forward();
        const std::size_t count = tree.nodes.size() - 1;
        for (std::size_t i = 1; i < count;) {
            const WordTree::Node& node = tree.nodes[i];
            if (node.longest < minLength_) {
                i = node.end;
                continue;
            }
            const Sets& from = beginnings_[beginningsFront + node.depth - 1U];
            const SquareMask tiles = tilesFor(node.letter);
            if (!shown(from, tiles)) {
                if (changing)
                    visitUnfinished(node.firstWord, tree.nodes[node.end].firstWord, node.depth - 1);
                i = node.end;
                continue;
            }
            if (node.isWord)
                visit(node.firstWord, node.depth);
            if (node.end > i + 1)
                step(from, beginnings_[beginningsFront + node.depth], tiles);
            if (stopped(++i, count))
                return;
        }
    }

    /// Visits those of a run of words that one change could complete (for a castling: two of one exchange).
    void visitUnfinished(std::uint32_t first, std::uint32_t end, int beginning) {
        const bool exchanging = (request_.kinds & kindBit(MoveKind::castling)) != 0;
        for (std::uint32_t word = first; word < end; ++word) {
            if (exchanging || leastPlace_[word] <= beginning)
                visit(word, beginning);
        }
    }

    void visit(std::uint32_t noun, int beginning) {
        const auto word = request_.trees.word(noun);
        if (static_cast<int>(word.size()) < minLength_ || !request_.filter.contains(noun))
            return;
        Candidate candidate;
        candidate.noun = noun;
        candidate.word = word;
        candidate.beginning = beginning;
        candidate.lanes = laneCount;
        candidate.beginnings = beginnings_[beginningsFront].data();
        if (!endingOf_.empty()) {
            candidate.ending = static_cast<int>(word.size()) - 1 - leastPlace_[noun];
            candidate.endingNode = endingOf_[noun];
            if (candidate.endingNode == 0) {
                candidate.endingNode = word.size() > 1 ? endingOfLetter_[word.back()] : 0;
                candidate.ending = candidate.endingNode != 0 ? 1 : 0;
            }
            candidate.endings = ending(0).data();
            candidate.shorterEnding = shorter_.data();
        }
        minLength_ = request_.visit(candidate);
    }

    Sets& ending(std::uint32_t number) { return endings_[endingsFront - 1 + number]; }

    // stepLanes reads before the sets it is given: the first of both lists is only there for that.
    static constexpr std::size_t beginningsFront = 1;
    static constexpr std::size_t endingsFront = 2;

    const WalkRequest& request_;
    const SearchBoard& board_;
    const JokerMasks jokers_;
    int minLength_;
    std::vector<Sets> beginnings_ = std::vector<Sets>(beginningsFront + maxWordLength + 1, everywhere());
    std::vector<Sets> endings_;
    std::vector<std::uint32_t> shorter_;   // by ending: the one without its first letter
    std::vector<std::uint32_t> endingOf_;  // by noun: its longest shown ending, where longer than assumed
    std::array<std::uint32_t, maxLetters> endingOfLetter_{};  // the endings of one letter
    std::vector<std::uint8_t> leastPlace_;  // by noun: none before it can be the only place that differs
};

}  // namespace

void walkForCandidates(const WalkRequest& request) {
    const bool tracked = request.board.trackedJoker[0] != 0;
    if (tracked)
        Walk<allLanes>(request).run();
    else
        Walk<1>(request).run();
}

}  // namespace bukvol
