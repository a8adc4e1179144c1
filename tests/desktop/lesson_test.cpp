// The introduction: it leads through a move of each kind, in three languages, and takes nothing else.
#include <gtest/gtest.h>

#include <set>

#include "desktop/pages/lesson_page.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

const Dictionaries dictionaries{QStringLiteral(BUKVOL_LEXICONS)};
const QStringList languages{QStringLiteral("ru"), QStringLiteral("en"), QStringLiteral("bg")};

class Learner {
public:
    explicit Learner(Table& table) : table_(table) {
        table.window().startLesson();
        page().setAnswerDelay(0);
        QCoreApplication::processEvents();
    }

    LessonPage& page() { return *table_.window().findChild<LessonPage*>(); }
    BoardWidget& board() { return page().matchPage().board(); }
    const Match& match() { return page().session().match(); }
    QString text(const char* label) { return page().findChild<QLabel*>(QLatin1String(label))->text(); }
    void button(const QString& name) { page().findChild<QAbstractButton*>(name)->click(); }
    void letter(Letter letter) {
        const auto letters = match().state().position().letters;
        const auto index = std::find(letters.begin(), letters.end(), letter) - letters.begin();
        emit page().findChild<BankWidget*>()->letterPressed(static_cast<int>(index));
    }
    void make(const Change& change) {
        if (kindOf(change) != MoveKind::placement)
            button(QStringLiteral("kind%1").arg(static_cast<int>(kindOf(change)) + 1));
        if (const auto* placement = std::get_if<Placement>(&change)) {
            letter(placement->letter);
            board().press(placement->square);
        } else if (const auto* castling = std::get_if<Castling>(&change)) {
            board().press(castling->first);
            board().press(castling->second);
        } else if (const auto* transfer = std::get_if<Transfer>(&change)) {
            board().press(transfer->from);
            board().press(transfer->to);
        } else if (const auto* replacement = std::get_if<Replacement>(&change)) {
            letter(replacement->letter);
            board().press(replacement->square);
        }
    }
    /// As make, but tiles of the board are dragged.
    void drag(const Change& change) {
        const auto* castling = std::get_if<Castling>(&change);
        const auto* transfer = std::get_if<Transfer>(&change);
        if (castling == nullptr && transfer == nullptr)
            return make(change);
        button(QStringLiteral("kind%1").arg(static_cast<int>(kindOf(change)) + 1));
        if (castling != nullptr)
            dragOn(board(), castling->first, castling->second);
        else
            dragOn(board(), transfer->from, transfer->to);
    }
    void type(const Word& word) {
        for (const QChar character : QString::fromStdString(match().language().alphabet.text(word))) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(character));
            QCoreApplication::sendEvent(&board(), &press);
        }
    }
    void enter() { QTest::keyClick(&board(), Qt::Key_Return); }
    void waitForStep(int step) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return page().step() == step; }));
    }

private:
    Table& table_;
};

TEST(Lesson, LeadsThroughAMoveOfEachKindInEveryLanguage) {
    for (const QString& code : languages) {
        Table table(7, dictionaries);
        table.settings().setGameLanguage(code);
        Learner learner(table);
        const auto lesson = lessonIn(code, table.lexicons().provider());
        ASSERT_TRUE(lesson) << code.toStdString();
        ASSERT_EQ(lesson->steps(), 5);
        std::set<QString> asked;
        for (int step = 0; step < lesson->steps(); ++step) {
            ASSERT_EQ(learner.page().step(), step) << code.toStdString();
            asked.insert(learner.text("expected"));
            learner.make(lesson->move(step).change);
            // The dictionary itself accepts the word: it is judged as in any match.
            learner.type(lesson->move(step).word);
            learner.enter();
            learner.waitForStep(step + 1);
        }
        EXPECT_EQ(asked.size(), 5U);
        EXPECT_TRUE(learner.match().over());
        EXPECT_TRUE(
            learner.page().findChild<QAbstractButton*>(QStringLiteral("playAfterLesson"))->isVisible());
        learner.button(QStringLiteral("playAfterLesson"));
        EXPECT_TRUE(table.window().session().active());
    }
}

TEST(Lesson, AWordMayBeTracedAndItsJokerNamed) {
    Table table(7, dictionaries);
    const auto lesson = lessonIn(QStringLiteral("ru"), table.lexicons().provider());
    Learner learner(table);
    learner.make(lesson->move(0).change);
    for (const Square square : lesson->move(0).snake)
        learner.board().press(square);
    learner.enter();
    learner.waitForStep(1);
    learner.make(lesson->move(1).change);
    for (const Square square : lesson->move(1).snake)
        learner.board().press(square);
    learner.type({*lesson->alphabet().readLetter("З")});
    learner.enter();
    learner.waitForStep(2);
}

TEST(Lesson, TilesMayBeDraggedAsInAMatch) {
    Table table(7, dictionaries);
    const auto lesson = lessonIn(QStringLiteral("ru"), table.lexicons().provider());
    Learner learner(table);
    for (int step = 0; step < lesson->steps(); ++step) {
        learner.drag(lesson->move(step).change);
        EXPECT_TRUE(learner.text("lessonRemark").isEmpty()) << step;
        learner.type(lesson->move(step).word);
        learner.enter();
        learner.waitForStep(step + 1);
    }
    EXPECT_TRUE(learner.match().over());
}

TEST(Lesson, TakesOnlyWhatItAsksAndAnswersKindly) {
    Table table(7, dictionaries);
    const auto lesson = lessonIn(QStringLiteral("ru"), table.lexicons().provider());
    Learner learner(table);
    const QString asked = learner.text("expected");
    EXPECT_TRUE(learner.text("lessonRemark").isEmpty());
    learner.board().press(Square(0, 0));
    EXPECT_FALSE(learner.text("lessonRemark").isEmpty());
    EXPECT_EQ(learner.text("expected"), asked);
    learner.make(lesson->move(0).change);
    EXPECT_TRUE(learner.text("lessonRemark").isEmpty());
    // Another word that counts is not the one asked for.
    learner.type({*lesson->alphabet().readLetter("С")});
    EXPECT_FALSE(learner.text("lessonRemark").isEmpty());
    EXPECT_TRUE(learner.page().matchPage().turn().view().word.empty());
}

TEST(Lesson, EscLeavesItAndAMatchUnderWayGoesOn) {
    Table table(7, dictionaries);
    table.start(Table::setup());
    Learner learner(table);
    EXPECT_TRUE(table.window().session().paused());
    QTest::keyClick(&learner.page(), Qt::Key_Escape);
    QCoreApplication::processEvents();
    EXPECT_FALSE(table.window().session().paused());
    EXPECT_TRUE(table.board().isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(table.window().findChild<LessonPage*>(), nullptr);
}

}  // namespace
}  // namespace bukvol::desktop::test
