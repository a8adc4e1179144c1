#include "desktop/play/analysis_run.h"

namespace bukvol::desktop {

void AnalysisRun::begin(const AnalysisTask& task) {
    clear();
    task_ = task;
    words_ = std::make_shared<const MatchWords>(
        std::make_shared<const WordJudge>(task.lexicon, task.options.words));
    found_ = std::make_shared<MovesByKind>();
    const auto search = [this, task, words = words_, found = found_](const std::stop_token& stop,
                                                                     const BackgroundWork::Tell& tell) {
        const WordFilter filter = words->presentable().unplayed({});
        const MoveRules rules = moveRules(task.options);
        int told = 0;
        const auto progress = [&](double part) {
            const int percent = static_cast<int>(part * 100);
            if (percent == told)
                return;
            told = percent;
            tell([this, percent] {
                progress_ = percent;
                emit changed();
            });
        };
        *found = analysePosition(
            {task.position, rules, words->judge(), filter, false, allKinds, stop, progress, 0});
    };
    work_.begin(search, [this] {
        moves_ = found_;
        complete_ = true;
        emit changed();
    });
    emit changed();
}

void AnalysisRun::stop() {
    if (!running())
        return;
    work_.stop();
    moves_ = found_;
    emit changed();
}

void AnalysisRun::clear() {
    work_.stop();
    moves_.reset();
    found_.reset();
    progress_ = 0;
    complete_ = false;
    emit changed();
}

}  // namespace bukvol::desktop
