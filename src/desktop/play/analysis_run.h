// All moves of a position, found in the background.
#pragma once

#include <memory>

#include "core/review/position_analysis.h"
#include "core/snake/game_options.h"
#include "desktop/play/background_work.h"
#include "desktop/play/match_words.h"

namespace bukvol::desktop {

/// A position and the rules it is looked at by.
struct AnalysisTask {
    Lexicon::Pointer lexicon;
    GameOptions options;  ///< the game, its steps, its words
    Position position;
};

class AnalysisRun : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void begin(const AnalysisTask& task);
    /// What was found until then is kept.
    void stop();
    bool running() const { return work_.running(); }
    /// Whether there is something to show, whole or not.
    bool hasMoves() const { return moves_ != nullptr; }
    /// By kind, best first; only when there is something.
    const MovesByKind& moves() const { return *moves_; }
    /// In hundredths.
    int progress() const { return progress_; }
    /// Whether the moves are all there are.
    bool complete() const { return complete_; }
    const AnalysisTask& task() const { return task_; }
    /// Only after begin().
    const WordJudge& judge() const { return words_->judge(); }
    /// Forgets what was found.
    void clear();

signals:
    void changed();

private:
    AnalysisTask task_;
    MatchWordsPointer words_;
    std::shared_ptr<MovesByKind> moves_;
    std::shared_ptr<MovesByKind> found_;  // the thread's own while it runs
    int progress_ = 0;
    bool complete_ = false;
    BackgroundWork work_;
};

}  // namespace bukvol::desktop
