// The sentences of a replay.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "desktop/play/replay.h"

namespace bukvol::desktop {

class ReplayText {
    Q_DECLARE_TR_FUNCTIONS(ReplayText)
public:
    /// "Step 3 of 14 · Мария"
    static QString heading(const Replay& replay, int stop);
    /// The word that was played or refused, in capitals; empty where there was none.
    static QString word(const Replay& replay, int stop);
    /// What was done: kind and points, or the pass, or why the word was refused.
    static QString action(const Replay& replay, int stop);
    /// When a match was started, in the reader's own time and manner; empty where it is not known.
    static QString date(const std::string& started);
};

}  // namespace bukvol::desktop
