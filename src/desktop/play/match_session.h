// The match that is being played: performs actions, runs the clock, has every step kept.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <optional>

#include "core/language/random.h"
#include "core/match/match.h"

namespace bukvol::desktop {

class MatchSession : public QObject {
    Q_OBJECT
public:
    explicit MatchSession(Random random, QObject* parent = nullptr);

    bool active() const { return match_.has_value(); }
    /// Only while active.
    const Match& match() const { return *match_; }

    void start(MatchSetup setup, Lexicon::Pointer lexicon,
               std::shared_ptr<const OwnedGraph> ownWords = nullptr);
    /// Goes on with a match that was read.
    void resume(Match match);
    void close();

    /// Performs a player's action and lets chance do what is due after it.
    Result<GameOutcome, Refusal> perform(const GameAction& action);

    /// Whether a turn of a person can be taken back (made again) now: not while the match is paused, for the
    /// board is hidden then.
    bool canUndo() const;
    bool canRedo() const;
    /// Takes back the last turn of a person and what the computers did after it. Returns what was taken back;
    /// nothing where there is nothing.
    std::vector<MatchEntry> undo();
    /// Makes again what was taken back last, up to the turn of a person. Returns it.
    std::vector<MatchEntry> redo();

    bool paused() const { return paused_; }
    void setPaused(bool paused);
    /// Puts the time up to now into the match, for saving.
    void settleTime();

signals:
    /// Another match is there; `changed` follows.
    void begun();
    /// The match stands at another point, or another match is there.
    void changed();
    /// There is no match any more.
    void closed();
    /// Time has passed.
    void ticked();
    void pausedChanged(bool paused);

private:
    /// The time since the last call, as far as it counts.
    void takeTime();
    bool clockRuns() const;
    bool computerInTurn() const;
    /// The match stands elsewhere than before.
    void moved();

    Random random_;
    std::optional<Match> match_;
    QTimer ticker_;
    QElapsedTimer sinceTick_;
    bool paused_ = false;
};

}  // namespace bukvol::desktop
