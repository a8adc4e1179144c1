// Matches with the computer, through the widgets.
#include <gtest/gtest.h>

#include <QLabel>
#include <QSpinBox>

#include "desktop/pages/new_match/new_match_dialog.h"
#include "desktop/pages/settings/settings_dialog.h"
#include "desktop/play/computer_text.h"
#include "desktop/widgets/result_panel.h"
#include "support/marked_nouns.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// Milliseconds that a match on the screen of a test may take.
constexpr int patience = 30'000;

/// Real nouns, so many that the best level thinks long.
Lexicon::Pointer manyNouns() {
    static const Lexicon::Pointer lexicon =
        Lexicon::fromNouns(bukvol::test::miniRussian()->language(), bukvol::test::russianNouns(64, 1));
    return lexicon;
}

/// A table at which the computer plays without delay.
class ComputerTable : public Table {
public:
    explicit ComputerTable(Lexicon::Pointer lexicon = allTwoLetterWords()) : Table(7, std::move(lexicon)) {
        setAnimations(false);
        seat().setTime({0, 0, 200});
    }

    ComputerSeat& seat() { return window().opponent().seat(); }
    std::size_t entries() { return match().entries().size(); }
    QString expected() { return find<QLabel>("expected").text(); }

    static MatchSetup against(int level) {
        MatchSetup setup = Table::setup();
        setup.seats[1] = {"", true, level};
        return setup;
    }
    static MatchSetup computersOnly(int level = 2) {
        MatchSetup setup = Table::setup();
        setup.seats = {{"", true, level}, {"", true, level}};
        return setup;
    }
    /// A match in which the computer has begun to think, and would for minutes.
    void startLongThought() {
        seat().setTime({600'000, 0, 600'000});
        start(computersOnly(computerLevels));
        ASSERT_TRUE(seat().searching());
    }
    bool waitForPerson() {
        return QTest::qWaitFor([this] { return !seat().inTurn(); }, patience);
    }
};

TEST(Computer, PlaysAWholeMatchAgainstAPerson) {
    ComputerTable table;
    table.clickButton("playComputer");
    ASSERT_TRUE(table.window().session().active());
    ASSERT_EQ(table.match().players(), 2);
    int turns = 0;
    for (;; ++turns) {
        ASSERT_TRUE(table.waitForPerson()) << "turn " << turns;
        if (table.match().over())
            break;
        const MoveKind kind = table.match().state().phase() == Phase::opening
                                  ? MoveKind::placement
                                  : static_cast<MoveKind>(turns % moveKindCount);
        const Move move = table.plan(kind);
        if (turns % 2 == 0)
            table.playByMouse(move, turns % 4 == 0);
        else
            table.playByKeyboard(move);
    }
    EXPECT_EQ(turns, 7);
    EXPECT_TRUE(table.find<ResultPanel>("result").isVisible());
    int computers = 0;
    for (const MatchEntry& entry : table.match().entries()) {
        if (!isChance(entry.action) && table.match().seat(entry.player).computer) {
            ++computers;
            EXPECT_TRUE(std::holds_alternative<PlayMove>(entry.action));
        }
    }
    EXPECT_EQ(computers, 7);

    // The record holds the match as any other.
    table.window().store().waitUntilKept();
    const QDir folder(table.window().store().folder());
    const QStringList files = folder.entryList({QStringLiteral("*.bukvol")}, QDir::Files);
    ASSERT_EQ(files.size(), 1);
    const RecordFile read = readRecordFile(folder.filePath(files.first()), table.lexicons().provider());
    ASSERT_TRUE(read.record.match);
    EXPECT_EQ(read.record.match->state(), table.match().state());
    EXPECT_EQ(read.record.match->setup().seats, table.match().setup().seats);
}

TEST(Computer, PlaysAgainstItselfToTheEndInBothGames) {
    for (const GameKind game : {GameKind::bukvologika, GameKind::balda}) {
        ComputerTable table(game == GameKind::balda ? manyNouns() : allTwoLetterWords());
        MatchSetup setup = ComputerTable::computersOnly();
        if (game == GameKind::balda) {
            setup.game = defaultOptions(game);
            setup.game.balda = baldaOn({3, 3});
        } else {
            setup.game.startSquare = StartSquareMode::byHand;
        }
        table.start(setup);
        EXPECT_TRUE(QTest::qWaitFor([&] { return table.match().over(); }, patience))
            << static_cast<int>(game);
        EXPECT_TRUE(table.find<ResultPanel>("result").isVisible());
        EXPECT_FALSE(table.seat().searching());
    }
}

TEST(Computer, PausesAndGoesOn) {
    ComputerTable table;
    table.seat().setTime({30, 0, 200});
    table.start(ComputerTable::computersOnly());
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.match().state().movesMade[0] > 0; }, patience));
    table.window().session().setPaused(true);
    EXPECT_FALSE(table.seat().searching());
    const std::size_t before = table.entries();
    QTest::qWait(200);
    EXPECT_EQ(table.entries(), before);
    table.clickButton("pass");  // which says "go on" now
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.match().over(); }, patience));
}

TEST(Computer, IsStoppedByWhateverHappens) {
    using Happens = void (*)(ComputerTable&);
    const std::vector<std::pair<const char*, Happens>> all{
        {"pause", [](ComputerTable& table) { table.window().session().setPaused(true); }},
        {"the start page", [](ComputerTable& table) { table.find<QAction>("toStart").trigger(); }},
        {"the end by agreement",
         [](ComputerTable& table) { ASSERT_TRUE(table.window().session().perform(EndByAgreement{})); }},
        {"another match of persons", [](ComputerTable& table) { table.window().start(Table::setup()); }},
        {"another record",
         [](ComputerTable& table) {
             Random random(1);
             table.window().session().resume(Match::start(Table::setup(), manyNouns(), random));
         }},
        {"the window's end", [](ComputerTable& table) { table.window().close(); }},
    };
    for (const auto& [name, happens] : all) {
        ComputerTable table(manyNouns());
        table.startLongThought();
        QTest::qWait(60);  // it weighs moves by now
        ASSERT_TRUE(table.seat().searching());
        QElapsedTimer time;
        time.start();
        happens(table);
        // Its thread has come back before anything else can happen in the window.
        EXPECT_FALSE(table.seat().searching()) << name;
        RecordProperty(std::string("stopped by ") + name + ", ms", static_cast<int>(time.elapsed()));
        QCoreApplication::processEvents();
    }
}

TEST(Computer, AnotherTurnOfItsOwnIsThoughtAnew) {
    ComputerTable table(manyNouns());
    table.startLongThought();
    // The same point of the match, come to in another way (as by taking back): it thinks again.
    table.window().session().resume(Match(table.match()));
    EXPECT_TRUE(table.seat().searching());
}

TEST(Computer, LetsTheWindowAnswerAndRefusesPeopleInWords) {
    ComputerTable table(manyNouns());
    table.startLongThought();
    int ticks = 0;
    QTimer ticker;
    QObject::connect(&ticker, &QTimer::timeout, [&] { ++ticks; });
    ticker.start(10);
    QTest::qWait(300);
    EXPECT_GE(ticks, 3) << "events are dealt with while it thinks";
    ASSERT_TRUE(table.seat().inTurn());
    EXPECT_EQ(table.expected(), ComputerText::thinking(table.match()));
    EXPECT_TRUE(table.find<SeatCard>("seat1").look().thinking);
    EXPECT_FALSE(table.find<SeatCard>("seat2").look().thinking);

    const std::size_t before = table.entries();
    table.clickLetter(0);
    EXPECT_EQ(table.expected(), ComputerText::notYourTurn(table.match()));
    for (const Square square : table.match().state().board.geometry().squares())
        table.click(square);
    table.dragLetter(1, Square(3, 5));
    table.type(QStringLiteral("А"));
    for (const int key : {Qt::Key_1, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Backspace})
        table.key(key);
    EXPECT_EQ(table.entries(), before);
    EXPECT_FALSE(table.view().change);
    EXPECT_FALSE(table.view().chosenLetter);
    EXPECT_TRUE(table.view().word.empty());
    EXPECT_TRUE(table.seat().inTurn()) << "nobody disturbed it";
}

TEST(Computer, PlaysWhatItHasWhenItIsStopped) {
    ComputerTable table(manyNouns());
    table.startLongThought();
    const std::size_t before = table.entries();
    ASSERT_EQ(table.find<QAbstractButton>("pass").text(), QStringLiteral("Остановить"));
    table.clickButton("pass");
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.entries() > before; }, patience));
    EXPECT_TRUE(std::holds_alternative<PlayMove>(table.match().entries()[before].action));
}

TEST(Computer, GoesOnByItselfWithAResumedMatch) {
    ComputerTable table;
    table.seat().setTime({600'000, 0, 100});
    table.start(ComputerTable::computersOnly());
    QTest::qWait(50);
    table.restart();
    table.setAnimations(false);
    table.seat().setTime({0, 0, 100});
    table.clickButton("continue");
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.match().over(); }, patience));
}

TEST(Computer, WaitsForAsLongAsTheLastMoveIsSeen) {
    ComputerTable table;
    table.setAnimations(true, Motion::slowest);
    table.seat().setTime({0, 0, 100});
    table.start(ComputerTable::against(2));
    table.playByKeyboard(table.plan(MoveKind::placement));
    const std::size_t before = table.entries();
    QTest::qWait(400);
    EXPECT_EQ(table.entries(), before) << "the film of the person's word still runs";
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.entries() > before; }, patience));
}

TEST(Computer, ExplainsItsWord) {
    Table table(11, Dictionaries{QStringLiteral(BUKVOL_LEXICONS)});
    table.setAnimations(false);
    table.window().opponent().seat().setTime({0, 0, 200});
    MatchSetup setup = ComputerTable::against(1);
    std::swap(setup.seats[0], setup.seats[1]);
    table.start(setup);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.match().state().toMove == 1; }, patience));
    const auto& entries = table.match().entries();
    const auto made = std::find_if(entries.begin(), entries.end(), [](const MatchEntry& entry) {
        return std::holds_alternative<PlayMove>(entry.action);
    });
    ASSERT_NE(made, entries.end());
    const QString status = table.find<QLabel>("wordStatus").text();
    EXPECT_TRUE(status.startsWith(QStringLiteral("Новичок"))) << status.toStdString();
    const auto& judge = table.match().judge();
    const auto gloss = judge.lexicon().gloss(*judge.judge(made->spelling).noun);
    if (gloss) {
        EXPECT_TRUE(status.contains(QString::fromUtf8(gloss->data(), static_cast<qsizetype>(gloss->size()))))
            << status.toStdString();
    }
    const QString word = table.find<WordPanel>("wordPanel").wordText();
    EXPECT_EQ(word.toStdString(), table.match().language().alphabet.text(made->spelling));
    // It gives way to the person's own word.
    table.clickLetter(0);
    const Move move = table.plan(MoveKind::placement);
    table.makeByMouse(move, false);
    EXPECT_EQ(table.find<WordPanel>("wordPanel").wordText().size(), 2);
}

TEST(Computer, AgreesOnNoWord) {
    ComputerTable table;
    MatchSetup setup = ComputerTable::against(1);
    setup.game.wordsByAgreement = true;
    table.start(setup);
    const Move move = table.plan(MoveKind::placement);
    table.makeByMouse(move, false);
    table.key(Qt::Key_Escape);
    table.trace({move.snake[0], move.snake[1], Square(3, 3)});
    EXPECT_FALSE(table.view().canAgree);
}

TEST(ComputerSetup, IsChosenInTheDialogAndKept) {
    Table table;
    NewMatchDialog dialog(table.window().appearance(), table.lexicons(), table.settings(), Table::setup());
    auto& second = *dialog.findChild<QComboBox*>(QStringLiteral("kindOfPlayer2"));
    EXPECT_EQ(second.currentData().toInt(), 0);
    second.setCurrentIndex(second.findData(4));
    auto& name = *dialog.findChild<QLineEdit*>(QStringLiteral("name2"));
    name.clear();
    EXPECT_EQ(name.placeholderText(), QStringLiteral("Мастер"));
    MatchSetup setup = dialog.setup();
    ASSERT_EQ(setup.seats.size(), 2U);
    EXPECT_FALSE(setup.seats[0].computer);
    EXPECT_EQ(setup.seats[1], (Seat{"", true, 4}));

    setup.seats[0] = {"", true, 4};
    table.start(setup);
    EXPECT_EQ(table.match().setup().seats[0].name, "Мастер");
    EXPECT_EQ(table.match().setup().seats[1].name, "Мастер 2");
    table.restart();
    EXPECT_EQ(table.settings().lastSetup().seats, setup.seats);
    // The start page offers the level last chosen.
    EXPECT_EQ(table.find<QComboBox>("level").currentData().toInt(), 4);
}

TEST(ComputerSetup, TheStartPageKeepsTheLevelLastChosen) {
    ComputerTable table;
    auto& level = table.find<QComboBox>("level");
    level.setFocus();
    QTest::keyClick(&level, Qt::Key_Home);
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(&level, Qt::Key_Down);
    EXPECT_EQ(table.settings().computerLevel(), 3);
    table.seat().setTime({600'000, 0, 100});
    table.clickButton("playComputer");
    const auto& seats = table.match().setup().seats;
    ASSERT_EQ(seats.size(), 2U);
    EXPECT_FALSE(seats[0].computer);
    EXPECT_EQ(seats[1], (Seat{"Знаток", true, 3}));
    table.restart();
    EXPECT_EQ(table.find<QComboBox>("level").currentData().toInt(), 3);
    // "Play in two" is for two persons again.
    table.clickButton("play");
    for (const Seat& seat : table.match().setup().seats)
        EXPECT_FALSE(seat.computer);
}

TEST(ComputerSetup, PaceAndSecondsAreSettings) {
    Table table;
    SettingsDialog dialog(table.window().appearance(), table.lexicons(), table.settings());
    dialog.show();
    auto& pace = *dialog.findChild<QComboBox*>(QStringLiteral("computerPace"));
    EXPECT_EQ(pace.currentIndex(), 1);
    QTest::keyClick(&pace, Qt::Key_Up);
    auto& seconds = *dialog.findChild<QSpinBox*>(QStringLiteral("computerSeconds"));
    EXPECT_EQ(seconds.value(), 3);
    seconds.setValue(12);
    table.restart();
    EXPECT_EQ(table.settings().computerPace(), ComputerPace::quick);
    EXPECT_EQ(table.settings().computerSeconds(), 12);
}

}  // namespace
}  // namespace bukvol::desktop::test
