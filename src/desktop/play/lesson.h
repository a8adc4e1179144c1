// A prepared match of one move of each kind, which its learner makes as it is written.
#pragma once

#include <optional>
#include <vector>

#include "core/match/match.h"
#include "desktop/play/turn_view.h"

namespace bukvol::desktop {

class Lesson {
public:
    /// The learner is who moves first. None where a record is no lesson: its moves are not all made, or a
    /// kind is missing.
    static std::optional<Lesson> of(Match whole);

    int steps() const { return static_cast<int>(steps_.size()); }
    /// The move that is to be made.
    const Move& move(int step) const { return steps_[static_cast<std::size_t>(step)].move; }
    MoveKind kind(int step) const { return kindOf(move(step).change); }
    const Alphabet& alphabet() const { return whole_.language().alphabet; }

    /// The match where the learner is to move.
    Match before(int step) const;
    /// The match where the learner has moved and the other player is to answer.
    Match after(int step) const;
    /// The match when all is done.
    const Match& whole() const { return whole_; }

    /// What is to be done next on the way to the step's move.
    enum class Ask { declare, change, name, joker, submit };
    Ask ask(int step, const TurnView& view) const;
    /// Whether a half-made move is on the way to the step's move.
    bool leads(int step, const TurnView& view) const;
    /// Squares to light for what is asked next.
    SquareSet lit(int step, const TurnView& view) const;
    /// The letter at hand that the step's change uses.
    std::optional<Letter> letter(int step) const;

private:
    struct Step {
        Move move;
        Board board;             ///< when the move is made
        std::size_t before = 0;  ///< entries of the match
        std::size_t after = 0;
    };

    explicit Lesson(Match whole) : whole_(std::move(whole)) {}
    bool leadsToWord(int step, const TurnView& view) const;

    Match whole_;
    std::vector<Step> steps_;
};

}  // namespace bukvol::desktop
