// What the introduction says.
#pragma once

#include <QCoreApplication>

#include "desktop/play/lesson.h"

namespace bukvol::desktop {

class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)
public:
    /// What a kind of move is, in a few words.
    static QString about(MoveKind kind);
    /// What the learner is to do now.
    static QString asked(const Lesson& lesson, int step, const TurnView& view);
    static QString afterMistake() {
        return tr("Not this time: here we do just what is asked below the board.");
    }
    static QString answering(const QString& name) { return tr("%1 answers…").arg(name); }
    static QString title(int step, int steps, MoveKind kind);
    static QString doneTitle() { return tr("That is the whole game!"); }
    static QString done();

private:
    static QString askedOfChange(const Lesson& lesson, int step, const TurnView& view);
};

}  // namespace bukvol::desktop
