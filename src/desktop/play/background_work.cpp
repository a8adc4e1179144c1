#include "desktop/play/background_work.h"

#include <utility>

namespace bukvol::desktop {

void BackgroundWork::begin(Work work, std::function<void()> done) {
    stop();
    running_ = true;
    const std::uint64_t number = number_;
    const Tell tell = [this, number](std::function<void()> act) {
        QMetaObject::invokeMethod(
            this,
            [this, number, act = std::move(act)] {
                if (number == number_)
                    act();
            },
            Qt::QueuedConnection);
    };
    thread_ = std::jthread(
        [this, tell, work = std::move(work), done = std::move(done)](const std::stop_token& stop) {
            work(stop, tell);
            tell([this, done] {
                running_ = false;
                done();
            });
        });
}

void BackgroundWork::stop() {
    ++number_;
    running_ = false;
    if (!thread_.joinable())
        return;
    thread_.request_stop();
    thread_.join();
}

}  // namespace bukvol::desktop
