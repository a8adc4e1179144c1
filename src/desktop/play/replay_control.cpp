#include "desktop/play/replay_control.h"

#include <algorithm>
#include <utility>

namespace bukvol::desktop {

ReplayControl::ReplayControl(QObject* parent) : QObject(parent) {
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, [this] { move(at_ + 1); });
}

void ReplayControl::begin(int at, int last) {
    stand();
    last_ = last;
    at_ = std::clamp(at, 0, last);
}

void ReplayControl::setRunning(bool running) {
    if (std::exchange(running_, running) != running)
        emit runningChanged();
}

void ReplayControl::move(int stop) {
    const int to = std::clamp(stop, 0, last_);
    const int from = std::exchange(at_, to);
    if (at_ == last_)
        setRunning(false);
    if (from != to)
        emit moved(from, to);
}

void ReplayControl::goTo(int stop) {
    stand();
    move(stop);
}

void ReplayControl::toggle() {
    if (running_)
        return stand();
    if (last_ == 0)
        return;
    if (at_ == last_)
        move(0);
    setRunning(true);
    rest_.start(0);
}

void ReplayControl::stand() {
    rest_.stop();
    setRunning(false);
}

void ReplayControl::seen(int usualRest) {
    if (running_)
        rest_.start(static_cast<int>(usualRest / speed_));
}

}  // namespace bukvol::desktop
