// Plays the computer's turns of a match: thinks in the background, then acts like anybody else.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "core/computer/computer_player.h"
#include "desktop/play/background_work.h"
#include "desktop/play/computer_time.h"
#include "desktop/play/match_session.h"
#include "desktop/play/match_words.h"

namespace bukvol::desktop {

/// Whenever the session's match stands at a turn of a computer's seat, plays it. Anything that happens to the
/// match ends a thought under way at once; the match as it then stands decides whether another begins.
class ComputerSeat : public QObject {
    Q_OBJECT
public:
    ComputerSeat(MatchSession& session, Random random, QObject* parent = nullptr);

    void setTime(ComputerTime time) { time_ = time; }
    /// Asked before it plays: whether what was last played has been seen.
    void setReady(std::function<bool()> ready) { ready_ = std::move(ready); }

    /// Whether the match waits for the computer.
    bool inTurn() const;
    /// Whether its thread is at work.
    bool searching() const { return work_.running(); }
    /// Ends its thinking: it plays what it has found by now.
    void hurry();
    /// Ends its thinking without a move, until the match moves on.
    void rest();

private:
    /// What its thread works on.
    struct Thought {
        GameState state;
        MatchWordsPointer words;
        LevelSkill skill;
        std::uint64_t seed = 0;
        std::optional<ComputerChoice> choice;
        std::atomic<bool> hurried = false;
    };

    void follow();
    void think();
    void playWhenReady();
    void play();
    bool mayPlay() const;

    MatchSession& session_;
    Random random_;
    ComputerTime time_;
    std::function<bool()> ready_ = [] { return true; };
    MatchWordsPointer words_;
    std::shared_ptr<Thought> thought_;  // until it has become an action
    QElapsedTimer sinceBegun_;
    qint64 leastTime_ = 0;
    QTimer waiter_;
    BackgroundWork work_;
};

}  // namespace bukvol::desktop
