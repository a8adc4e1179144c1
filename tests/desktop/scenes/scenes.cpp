#include "scenes/scenes.h"

#include <QFile>
#include <QLineEdit>
#include <QSpinBox>

#include "desktop/pages/analysis_page.h"
#include "desktop/pages/lesson_page.h"
#include "desktop/pages/projector_window.h"
#include "desktop/pages/review_page.h"
#include "desktop/play/computer_text.h"
#include "desktop/play/move_scene.h"
#include "desktop/words/dictionary_panel.h"
#include "finished_match.h"
#include "scenes/staging.h"

namespace bukvol::desktop::test {

namespace {

QWidget* startPage(Table& table) {
    return window(table);
}

QWidget* startPageWithMatch(Table& table) {
    table.start(setupIn(table));
    table.window().findChild<QAction*>(QStringLiteral("toStart"))->trigger();
    return window(table);
}

QWidget* startSquare(Table& table) {
    MatchSetup setup = setupIn(table);
    setup.game.startSquare = StartSquareMode::byHand;
    setup.clock.minutes = 10;
    table.start(setup);
    table.clickLetter(2);
    return window(table);
}

/// The match stands before the lesson's move of a kind.
Move before(Table& table, MoveKind kind) {
    table.start(setupIn(table));
    const Lesson moves = lesson(table);
    int step = 0;
    while (moves.kind(step) != kind)
        ++step;
    table.window().session().resume(moves.before(step));
    QCoreApplication::processEvents();
    return moves.move(step);
}

QWidget* declaring(Table& table) {
    before(table, MoveKind::castling);
    return window(table);
}

template <MoveKind kind>
QWidget* inProgress(Table& table) {
    const Move move = before(table, kind);
    table.makeByMouse(move, false);
    return window(table);
}

QWidget* changing(Table& table) {
    const Move move = before(table, MoveKind::transfer);
    table.clickButton("kind4");
    table.click(std::get<Transfer>(move.change).from);
    return window(table);
}

QWidget* refusal(Table& table) {
    const Move move = before(table, MoveKind::statusQuo);
    table.clickButton("kind2");
    table.typeWord({move.word[0], move.word[1], move.word[0]});
    return window(table);
}

QWidget* passing(Table& table) {
    before(table, MoveKind::statusQuo);
    table.clickButton("pass");
    return window(table);
}

QWidget* paused(Table& table) {
    before(table, MoveKind::statusQuo);
    table.window().session().setPaused(true);
    return window(table);
}

QWidget* over(Table& table) {
    table.start(setupIn(table));
    table.window().session().resume(lesson(table).whole());
    return window(table);
}

QWidget* undone(Table& table) {
    before(table, MoveKind::statusQuo);
    Match match = table.match();
    MatchSetup setup = match.setup();
    setup.undo = true;
    Match friendly(setup, table.lexicons().lexicon(setup.language), match.order());
    for (const MatchEntry& entry : match.entries())
        static_cast<void>(friendly.perform(entry.action, {}, true).ok());
    table.window().session().resume(friendly);
    table.clickButton("undoButton");
    return window(table);
}

template <int step>
QWidget* replay(Table& table) {
    table.start(setupIn(table));
    table.window().session().resume(lesson(table).whole());
    QCoreApplication::processEvents();
    table.clickButton("resultReplay");
    for (int i = 0; i < step; ++i)
        table.clickButton("replayNext");
    return window(table);
}

QWidget* position(Table& table) {
    before(table, MoveKind::statusQuo);
    const Match& match = table.match();
    table.window().openPosition(match.setup().language, match.state().position());
    return window(table);
}

QWidget* companyOfSix(Table& table) {
    table.start(company(table));
    return window(table);
}

/// Class mode fills the screen; here it fills as much as the scene has.
QWidget* inClass(Table& table, QWidget* shown) {
    const QSize size = table.window().size();
    table.window().classRoom().setClassMode(true);
    table.window().setWindowState(Qt::WindowNoState);
    table.window().resize(size);
    QCoreApplication::processEvents();
    return shown;
}

QWidget* classMode(Table& table) {
    return inClass(table, inProgress<MoveKind::transfer>(table));
}

QWidget* classModeOver(Table& table) {
    return inClass(table, over(table));
}

QWidget* projector(Table& table) {
    inProgress<MoveKind::transfer>(table);
    table.window().classRoom().setProjector(true);
    ProjectorWindow* projector = table.window().classRoom().projector();
    projector->setWindowState(Qt::WindowNoState);
    projector->resize(table.window().size());
    return projector;
}

/// Unfinished matches, a finished one, a damaged and a broken file.
QWidget* resume(Table& table) {
    const Lesson moves = lesson(table);
    const QDir folder(table.window().store().folder());
    folder.mkpath(QStringLiteral("."));
    const auto keep = [&](const char* name, const QByteArray& record) {
        QFile file(folder.filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(record);
    };
    const QByteArray whole = QByteArray::fromStdString(writeRecord(moves.whole()));
    keep("whole.bukvol", whole);
    keep("broken.bukvol", "a letter to grandmother\n");
    keep("begun.bukvol", QByteArray::fromStdString(writeRecord(moves.before(2))));
    QByteArray damaged = QByteArray::fromStdString(writeRecord(moves.before(4)));
    damaged[damaged.lastIndexOf("move ") + 5] = '#';
    keep("damaged.bukvol", damaged);
    Random random(3);
    keep("company.bukvol", QByteArray::fromStdString(writeRecord(Match::start(
                               company(table), table.lexicons().lexicon(setupIn(table).language), random))));
    table.window().matchesRoom().show();
    static_cast<void>(QTest::qWaitFor([&] { return table.window().matchesRoom().page()->finished(); }, 5000));
    table.clickButton("cardDiscard");
    return window(table);
}

QWidget* startPageOfBalda(Table& table) {
    table.settings().setGame(GameKind::balda);
    table.window().applySettings();
    return window(table);
}

void resumeBalda(Table& table) {
    table.start(baldaSetup(table));
    table.window().session().resume(
        *preparedMatch(QStringLiteral("balda.") + table.language().code(), table.lexicons().provider()));
}

QWidget* balda(Table& table) {
    resumeBalda(table);
    table.clickLetter(0);
    table.click(Square(2, 1));
    table.click(Square(2, 1));
    table.click(Square(2, 2));
    return window(table);
}

QWidget* baldaOver(Table& table) {
    resumeBalda(table);
    static_cast<void>(table.window().session().perform(EndByAgreement{}));
    return window(table);
}

LessonPage* lessonPage(Table& table) {
    table.window().startLesson();
    QCoreApplication::processEvents();
    return table.window().findChild<LessonPage*>();
}

QWidget* introduction(Table& table) {
    lessonPage(table);
    return window(table);
}

QWidget* introductionMistake(Table& table) {
    // A square that is not asked for.
    BoardWidget& board = lessonPage(table)->matchPage().board();
    board.press(Square(0, 0));
    return window(table);
}

/// The lesson's match before a step, set up otherwise.
void resumeLesson(Table& table, int step, void (*change)(MatchSetup&)) {
    table.setAnimations(false);
    table.start(setupIn(table));
    const Match match = lesson(table).before(step);
    MatchSetup setup = match.setup();
    change(setup);
    Match other(setup, table.lexicons().lexicon(setup.language), match.order());
    for (const MatchEntry& entry : match.entries())
        static_cast<void>(other.perform(entry.action, entry.thinking).ok());
    table.window().session().resume(std::move(other));
}

QWidget* computerThinking(Table& table) {
    table.window().opponent().seat().setTime({600'000, 0, 600'000});
    resumeLesson(table, 3, [](MatchSetup& setup) {
        setup.seats = {{"", true, 2}, {"", true, 4}};
        for (Seat& seat : setup.seats)
            seat.name = ComputerText::levelName(seat.level).toStdString();
    });
    return window(table);
}

QWidget* hint(Table& table) {
    resumeLesson(table, 3, [](MatchSetup& setup) { setup.hints = true; });
    HintGiver& hints = table.window().opponent().hints();
    for (int grade = 0; grade < 3; ++grade) {
        table.clickButton("hint");
        static_cast<void>(
            QTest::qWaitFor([&] { return hints.state() != HintGiver::State::searching; }, 20'000));
    }
    return window(table);
}

QWidget* review(Table& table) {
    table.setAnimations(false);
    over(table);
    table.clickButton("resultReview");
    ReviewPage& page = *table.window().studyRoom().review();
    static_cast<void>(QTest::qWaitFor([&] { return page.run().done(); }, 60'000));
    page.show(4, ReviewPage::Shown::best);
    return window(table);
}

QWidget* analysis(Table& table) {
    table.setAnimations(false);
    resumeLesson(table, 2, [](MatchSetup& setup) { setup.hints = true; });
    table.find<QAction>("analysisAction").trigger();
    AnalysisPage& page = *table.window().studyRoom().analysis();
    table.clickButton("analyse");
    static_cast<void>(QTest::qWaitFor([&] { return !page.run().running(); }, 20'000));
    return window(table);
}

QWidget* analysisMistake(Table& table) {
    table.find<QAction>("analysisAction").trigger();
    table.find<QPlainTextEdit>("analysisText").setPlainText(QStringLiteral("7/7/2О*Н2/2*АА*2/7 КОСЛЕ"));
    return window(table);
}

QWidget* dictionary(Table& table) {
    before(table, MoveKind::statusQuo);
    table.window().findChild<QAction*>(QStringLiteral("lookUp"))->trigger();
    auto* panel = table.window().findChild<DictionaryPanel*>();
    const Word word = lesson(table).move(1).word;
    panel->findChild<QLineEdit*>()->setText(
        QString::fromStdString(table.match().language().alphabet.text(word)));
    return panel;
}

std::vector<Scene> windowScenes() {
    return {
        {"start-page", startPage},
        {"start-page-with-match", startPageWithMatch},
        {"start-page-balda", startPageOfBalda},
        {"start-square", startSquare},
        {"declaring", declaring},
        {"changing", changing},
        {"placement", inProgress<MoveKind::placement>},
        {"status-quo", inProgress<MoveKind::statusQuo>},
        {"castling", inProgress<MoveKind::castling>},
        {"transfer", inProgress<MoveKind::transfer>},
        {"replacement", inProgress<MoveKind::replacement>},
        {"refusal", refusal},
        {"passing", passing},
        {"paused", paused},
        {"over", over},
        {"company", companyOfSix},
        {"balda", balda},
        {"balda-over", baldaOver},
        {"class-mode", classMode},
        {"class-mode-over", classModeOver},
        {"projector", projector},
        {"dictionary", dictionary, false},
        {"undone", undone},
        {"replay", replay<4>},
        {"replay-start", replay<0>},
        {"resume", resume},
        {"position", position},
        {"introduction", introduction},
        {"introduction-mistake", introductionMistake},
        {"computer-thinking", computerThinking},
        {"hint", hint},
        {"review", review},
        {"analysis", analysis},
        {"analysis-mistake", analysisMistake},
    };
}

}  // namespace

const std::vector<Scene>& scenes() {
    static const std::vector<Scene> all = [] {
        std::vector<Scene> both = windowScenes();
        const std::vector<Scene> dialogs = dialogScenes();
        both.insert(both.end(), dialogs.begin(), dialogs.end());
        return both;
    }();
    return all;
}

QWidget& show(Table& table, const Scene& scene, const SceneLook& look) {
    table.settings().setTheme(look.theme);
    table.settings().setAnimationsOn(false);
    table.settings().setTextSize(look.textSize);
    table.settings().setInterfaceLanguage(look.language);
    table.window().applySettings();
    table.window().resize(look.size);
    QCoreApplication::processEvents();
    QWidget* shown = scene.stage(table);
    QCoreApplication::processEvents();
    return *shown;
}

}  // namespace bukvol::desktop::test
