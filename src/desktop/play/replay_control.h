// Where a replay stands, and how it runs by itself.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>

namespace bukvol::desktop {

/// How fast a replay can run.
inline constexpr std::array replaySpeeds{0.5, 1.0, 2.0, 4.0};

class ReplayControl : public QObject {
    Q_OBJECT
public:
    explicit ReplayControl(QObject* parent = nullptr);

    /// Begins anew, at a stop of a replay whose last stop is `last`; stands still.
    void begin(int at, int last);
    int at() const { return at_; }
    int last() const { return last_; }
    bool running() const { return running_; }
    double speed() const { return speed_; }
    void setSpeed(double speed) { speed_ = speed; }

    // What a hand does ends the running.
    void goTo(int stop);
    void first() { goTo(0); }
    void previous() { goTo(at_ - 1); }
    void next() { goTo(at_ + 1); }
    void toLast() { goTo(last_); }
    /// Runs or stands; at the end it runs from the beginning.
    void toggle();
    void stand();
    /// The way to where it stands has been seen; `usualRest`: milliseconds until the next step at the usual
    /// speed, where it runs.
    void seen(int usualRest);

signals:
    void moved(int from, int to);
    void runningChanged();

private:
    void move(int stop);
    void setRunning(bool running);

    QTimer rest_;
    int at_ = 0;
    int last_ = 0;
    double speed_ = 1;
    bool running_ = false;
};

}  // namespace bukvol::desktop
