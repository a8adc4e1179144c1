// Gives hints to the player in turn, one grade after another.
#pragma once

#include <memory>

#include "core/review/hint.h"
#include "desktop/play/background_work.h"
#include "desktop/play/match_session.h"
#include "desktop/play/match_words.h"

namespace bukvol::desktop {

/// A hint is about the turn at which it was asked for and goes when the match moves on.
class HintGiver : public QObject {
    Q_OBJECT
public:
    enum class State {
        none,
        searching,
        given,    ///< there is a hint()
        nothing,  ///< there is no move to hint at
    };

    explicit HintGiver(MatchSession& session, QObject* parent = nullptr);

    /// Whether hints belong to the match as it was set up.
    bool offered() const;
    /// Whether one can be asked for now: a person is to make a move.
    bool available() const;
    /// Asks for the next grade; the last one is told as often as one asks. While it searches, stops.
    void ask();
    /// Takes back what was said and stops the search.
    void clear();

    State state() const { return state_; }
    /// Only when given.
    Hint hint() const { return hintOf(*move_, grade_); }
    HintGrade grade() const { return grade_; }
    /// The grades that tell something, from 1; in a game of one kind of move the kind is known.
    int step() const;
    int steps() const;

signals:
    void changed();

private:
    bool oneKind() const { return session_.match().state().rules.onlyPlacements; }
    void search();
    void set(State state);

    MatchSession& session_;
    State state_ = State::none;
    std::optional<FoundMove> move_;
    HintGrade grade_ = HintGrade::length;
    MatchWordsPointer words_;
    BackgroundWork work_;
};

}  // namespace bukvol::desktop
