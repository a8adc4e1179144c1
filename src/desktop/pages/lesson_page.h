// The introduction: a prepared match of one move of each kind, led step by step.
#pragma once

#include <QTimer>
#include <QWidget>

#include "core/match/record.h"
#include "desktop/pages/match_page.h"
#include "desktop/play/lesson.h"
#include "desktop/widgets/lesson_card.h"

namespace bukvol::desktop {

/// A match from the program's resources ("balda.ru"); none where there is none, or it cannot be played here.
std::optional<Match> preparedMatch(const QString& name, const LexiconProvider& lexicons);
/// The lesson in a language of play, from the program's resources; none where it has none.
std::optional<Lesson> lessonIn(const QString& language, const LexiconProvider& lexicons);

class LessonPage : public QWidget, private TurnGuide {
    Q_OBJECT
public:
    LessonPage(Appearance& appearance, Lesson lesson, QWidget* parent = nullptr);

    /// Long enough to see one's own word on the board before the other player answers; milliseconds.
    static constexpr int usualAnswerDelay = 1200;
    void setAnswerDelay(int milliseconds) { answer_.setInterval(milliseconds); }

    MatchPage& matchPage() { return *page_; }
    const MatchSession& session() const { return session_; }
    int step() const { return step_; }

signals:
    void left();
    void playAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool allows(const TurnView& view, const std::optional<GameAction>& action) override;
    QString lead(TurnView& view) const override;

    /// The learner is to make the step's move.
    void beginStep(int step);
    /// The learner's move is made.
    void goOn();
    /// Whether the learner stands where the last call found them; remembers where.
    bool sameProgress(const TurnView& view);
    bool done() const { return step_ == lesson_.steps(); }
    void showCard();

    Lesson lesson_;
    MatchSession session_;
    MatchPage* page_;
    LessonCard* card_;
    QTimer answer_;  // the other player's answer is on its way
    int step_ = 0;
    bool mistaken_ = false;
    QString asked_;
    std::size_t letters_ = 0;
};

}  // namespace bukvol::desktop
