// Work in a thread of its own, whose results come to the thread that asked for it.
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <thread>

namespace bukvol::desktop {

/// One work at a time. What the work uses must be its own: copies, or shared.
class BackgroundWork : public QObject {
public:
    /// Has something done in the thread that began the work; never once the work was stopped.
    using Tell = std::function<void(std::function<void()>)>;
    using Work = std::function<void(const std::stop_token&, const Tell&)>;

    using QObject::QObject;
    ~BackgroundWork() override { stop(); }

    /// Begins a work in place of the one under way; `done` is called when it has come to its end.
    void begin(Work work, std::function<void()> done);
    /// Stops the work and waits for its thread: for a search a few milliseconds. Nothing comes of it any
    /// more.
    void stop();
    bool running() const { return running_; }

private:
    std::uint64_t number_ = 0;  // of the work whose results are wanted
    bool running_ = false;
    std::jthread thread_;
};

}  // namespace bukvol::desktop
