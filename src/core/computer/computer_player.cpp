#include "core/computer/computer_player.h"

#include <algorithm>

#include "core/computer/look_ahead.h"
#include "core/computer/start_letter.h"

namespace bukvol {

namespace {

bool happens(int percent, Random& random) {
    return static_cast<int>(random.below(100)) < percent;
}

/// The kinds of move that come to mind this time.
KindSet kindsThoughtOf(const LevelSkill& skill, Random& random) {
    KindSet kinds = kindBit(MoveKind::placement) | kindBit(MoveKind::statusQuo);
    for (const MoveKind kind : {MoveKind::castling, MoveKind::transfer, MoveKind::replacement}) {
        if (happens(skill.rarerKindsPercent, random))
            kinds |= kindBit(kind);
    }
    return kinds;
}

/// How many letters shorter than the longest a word may be that is still thought of, where only the best of
/// those seen is played, or where the best are weighed.
constexpr int shorterWhenSeeing = 4;
constexpr int shorterWhenWeighing = 2;

/// The moves of these kinds with words of a filter, best first: all that the level might play.
std::vector<FoundMove> movesAmong(const ComputerTurn& turn, const WordFilter& words, KindSet kinds) {
    const TurnSearch search(turn.state, turn.judge(), words, turn.stop);
    if (turn.skill.choicePercent > 0)
        return search.all(kinds);
    const auto best = search.best(kinds);
    if (!best)
        return {};
    const int shorter = turn.skill.weighed > 0 ? shorterWhenWeighing : shorterWhenSeeing;
    return search.all(kinds, best->score() - shorter);
}

/// The moves with words that the level knows, best first. Where none comes to mind it thinks of all kinds,
/// then of less familiar words.
std::vector<FoundMove> movesKnown(const ComputerTurn& turn, Random& random) {
    KindSet kinds = kindsThoughtOf(turn.skill, random);
    for (int tier = turn.skill.lastTier; tier <= lastFamiliarityTier; ++tier) {
        const WordFilter words = turn.words.unplayed(turn.state.played, tier);
        auto moves = movesAmong(turn, words, kinds);
        if (moves.empty() && kinds != allKinds) {
            kinds = allKinds;
            moves = movesAmong(turn, words, kinds);
        }
        if (!moves.empty() || turn.stop.stop_requested())
            return moves;
    }
    return {};
}

/// Whether it sees a word, which is the harder the longer the word is.
bool sees(const LevelSkill& skill, const Word& word, Random& random) {
    for (std::size_t letter = 2; letter < word.size(); ++letter) {
        if (!happens(skill.letterPercent, random))
            return false;
    }
    return true;
}

/// Those of the moves that it sees, best first; where it sees none, the shortest.
std::vector<FoundMove> movesSeen(const LevelSkill& skill, std::vector<FoundMove> moves, Random& random) {
    std::vector<FoundMove> seen;
    for (FoundMove& found : moves) {
        if (sees(skill, found.move.word, random))
            seen.push_back(std::move(found));
    }
    if (seen.empty())
        seen.push_back(std::move(moves.back()));
    return seen;
}

/// One of the best of them.
const FoundMove& pick(const LevelSkill& skill, const std::vector<FoundMove>& moves, Random& random) {
    const std::size_t best = moves.size() * static_cast<std::size_t>(skill.choicePercent) / 100;
    return moves[random.below(std::max<std::size_t>(best, 1))];
}

/// The move after which most points are to be expected; the first where none was weighed.
const FoundMove* weigh(const ComputerTurn& turn, const std::vector<FoundMove>& moves, Random& random) {
    const LookAhead ahead(turn.state, turn.words, random, turn.stop);
    const FoundMove* best = nullptr;
    int mostWorth = 0;
    const auto count = std::min(moves.size(), static_cast<std::size_t>(turn.skill.weighed));
    for (std::size_t i = 0; i < count; ++i) {
        if (best != nullptr && turn.timeUp && turn.timeUp())
            break;
        const auto worth = ahead.worthOf(moves[i]);
        if (!worth)
            break;
        if (best == nullptr || *worth > mostWorth) {
            best = &moves[i];
            mostWorth = *worth;
        }
    }
    return best;
}

ComputerChoice playing(const FoundMove& move) {
    return {PlayMove{move.move}, move};
}

std::optional<ComputerChoice> chooseMove(const ComputerTurn& turn, Random& random) {
    auto known = movesKnown(turn, random);
    // What a search finds until it is stopped are its longest words: not for every level.
    if (turn.stop.stop_requested())
        return std::nullopt;
    if (known.empty())
        return ComputerChoice{Pass{}, {}};
    const auto moves = movesSeen(turn.skill, std::move(known), random);
    if (turn.skill.weighed == 0)
        return playing(pick(turn.skill, moves, random));
    const FoundMove* best = weigh(turn, moves, random);
    return best != nullptr ? std::optional(playing(*best)) : std::nullopt;
}

}  // namespace

std::optional<ComputerChoice> chooseAction(const ComputerTurn& turn, Random& random) {
    if (turn.state.phase() == Phase::over || turn.state.dueChance().kind != DueChance::Kind::none)
        return std::nullopt;
    if (turn.state.phase() == Phase::startSquare)
        return ComputerChoice{chooseStartLetter(turn.state, turn.judge().lexicon().language(), random), {}};
    return chooseMove(turn, random);
}

}  // namespace bukvol
