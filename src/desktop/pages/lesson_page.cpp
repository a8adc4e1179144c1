#include "desktop/pages/lesson_page.h"

#include <QEvent>
#include <QFile>
#include <QShortcut>

#include "desktop/play/lesson_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

/// Whether the rules themselves object to the last gesture. A word that is not yet finished is no mistake.
bool complains(const TurnView& view) {
    using Kind = TurnStatus::Kind;
    const Kind kind = view.status.kind;
    return kind == Kind::declareFirst || kind == Kind::foreignKey ||
           (kind == Kind::refused && view.stage != TurnStage::word);
}

}  // namespace

std::optional<Match> preparedMatch(const QString& name, const LexiconProvider& lexicons) {
    QFile file(QStringLiteral(":/lessons/%1.bukvol").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    ReadRecord record = readRecord(file.readAll().toStdString(), lexicons);
    if (!record.match || record.error)
        return std::nullopt;
    return std::move(record.match);
}

std::optional<Lesson> lessonIn(const QString& language, const LexiconProvider& lexicons) {
    auto match = preparedMatch(language, lexicons);
    return match ? Lesson::of(std::move(*match)) : std::nullopt;
}

LessonPage::LessonPage(Appearance& appearance, Lesson lesson, QWidget* parent)
    : QWidget(parent),
      lesson_(std::move(lesson)),
      session_(Random(0)),  // everything that chance does is written in the lesson
      page_(new MatchPage(appearance, session_, this)),
      card_(new LessonCard(appearance)) {
    setObjectName(QStringLiteral("lessonPage"));
    page_->setGuide(*this, *card_);
    answer_.setSingleShot(true);
    answer_.setInterval(usualAnswerDelay);
    connect(&answer_, &QTimer::timeout, this, [this] { beginStep(step_ + 1); });
    connect(&session_, &MatchSession::changed, this, [this] {
        if (!answer_.isActive() && session_.match().state().movesMade[0] > step_)
            goOn();
    });
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &LessonPage::left);
    connect(card_, &LessonCard::leaveAsked, this, &LessonPage::left);
    connect(card_, &LessonCard::playAsked, this, &LessonPage::playAsked);
    connect(page_, &MatchPage::newMatchAsked, this, &LessonPage::playAsked);
    connect(page_, &MatchPage::startPageAsked, this, &LessonPage::left);
    setFocusProxy(&page_->board());
    beginStep(0);
}

void LessonPage::beginStep(int step) {
    step_ = step;
    mistaken_ = false;
    session_.resume(done() ? lesson_.whole() : lesson_.before(step));
    if (!done())
        sameProgress(page_->turn().view());
    showCard();
}

void LessonPage::goOn() {
    // The move as it is written stands for any snake that spells its word.
    answer_.start();
    session_.resume(lesson_.after(step_));
}

bool LessonPage::allows(const TurnView& view, const std::optional<GameAction>& action) {
    if (done() || answer_.isActive())
        return false;
    bool allowed = lesson_.leads(step_, view);
    if (allowed && action) {
        const auto* play = std::get_if<PlayMove>(&*action);
        allowed = play == nullptr ? std::holds_alternative<Declare>(*action)
                                  : play->move.word == lesson_.move(step_).word;
    }
    // What is said of a mistake stands until the learner has come a step further.
    const bool mistaken = !allowed || complains(view);
    const bool further = !mistaken && (action || !sameProgress(view));
    if (further || (mistaken && !mistaken_)) {
        mistaken_ = mistaken;
        showCard();
    }
    return allowed;
}

bool LessonPage::sameProgress(const TurnView& view) {
    QString asked = LessonText::asked(lesson_, step_, view);
    const std::size_t letters = view.word.size();
    const bool same = asked == asked_ && letters == letters_;
    asked_ = std::move(asked);
    letters_ = letters;
    return same;
}

QString LessonPage::lead(TurnView& view) const {
    const SquareSet draggable = view.draggable;
    view.legal = {};
    view.draggable = {};
    if (done())
        return LessonText::doneTitle();
    if (answer_.isActive())
        return LessonText::answering(TurnText::name(session_.match(), session_.match().state().toMove));
    for (int i = 0; i < moveKindCount; ++i)
        view.kindAllowed[static_cast<std::size_t>(i)] = static_cast<MoveKind>(i) == lesson_.kind(step_);
    view.legal = lesson_.lit(step_, view);
    view.draggable = draggable & view.legal;
    view.usableLetters = {};
    if (const auto letter = lesson_.letter(step_); letter && view.stage != TurnStage::word)
        view.usableLetters.insert(*letter);
    return LessonText::asked(lesson_, step_, view);
}

void LessonPage::showCard() {
    LessonLook look;
    look.step = step_;
    look.steps = lesson_.steps();
    if (done()) {
        look.title = LessonText::doneTitle();
        look.text = LessonText::done();
    } else {
        const MoveKind kind = lesson_.kind(look.step);
        look.title = LessonText::title(look.step, look.steps, kind);
        look.text = LessonText::about(kind);
        if (mistaken_)
            look.remark = LessonText::afterMistake();
    }
    card_->setLook(look);
}

void LessonPage::resizeEvent(QResizeEvent*) {
    page_->setGeometry(rect());
}

void LessonPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        showCard();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
