// Балда played through the same widgets as Буквологика.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QTimer>
#include <functional>

#include "desktop/pages/new_match/new_match_dialog.h"
#include "desktop/widgets/result_panel.h"
#include "desktop/widgets/score_sheet.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// All pairs of letters, and АБВ to begin with.
Lexicon::Pointer words() {
    const WordGraph& pairs = allTwoLetterWords()->nouns();
    std::vector<Word> words{{0, 1, 2}};
    for (std::uint32_t word = 0; word < pairs.wordCount(); ++word)
        words.push_back(pairs.word(word));
    return Lexicon::fromNouns(allTwoLetterWords()->language(), std::move(words));
}

/// A table on which Балда is played: 3×3, the start word АБВ.
class BaldaTable : public Table {
public:
    explicit BaldaTable(MatchSetup setup = baldaSetup()) : Table(7, words()) { start(setup); }

    static MatchSetup baldaSetup() {
        MatchSetup setup = Table::setup();
        setup.game = defaultOptions(GameKind::balda);
        setup.game.balda = baldaOn({3, 3});
        return setup;
    }
    std::string boardText() { return toText(match().state().board, match().language().alphabet); }
};

/// Fills a board of 3×3 from its corners. `byMouse`: whether a turn is played by mouse.
void playToTheEnd(Table& table, const std::function<bool(std::size_t turn)>& byMouse) {
    const std::vector<Square> order{{0, 0}, {1, 0}, {2, 0}, {0, 2}, {1, 2}, {2, 2}};
    for (std::size_t turn = 0; turn < order.size(); ++turn) {
        const Square square = order[turn];
        const auto letter = static_cast<Letter>(turn + 5);
        const Letter below = table.match().state().board.tile(Square(square.file(), 1)).letter();
        const Move move{Placement{letter, square}, {letter, below}, {square, Square(square.file(), 1)}};
        if (byMouse(turn))
            table.playByMouse(move, turn % 4 == 0);
        else
            table.playByKeyboard(move);
        ASSERT_EQ(table.match().state().board.occupied().size(), static_cast<int>(turn) + 4)
            << table.find<QLabel>("wordStatus").text().toStdString();
    }
    EXPECT_TRUE(table.match().over());
    EXPECT_EQ(table.match().points(0), 6);
    EXPECT_EQ(table.match().points(1), 6);
    EXPECT_TRUE(table.find<ResultPanel>("result").isVisible());
}

TEST(BaldaAtTheTable, AWholeMatchByMouseAndKeyboard) {
    BaldaTable table;
    EXPECT_EQ(table.boardText(), "3/АБВ/3");
    EXPECT_EQ(table.find<ScoreSheet>("scoreSheet").look().startWord, QStringLiteral("АБВ"));
    playToTheEnd(table, [](std::size_t turn) { return turn % 2 == 0; });
}

/// Does something in the dialog that is opened by `open`, which returns when the dialog is closed.
void inNewMatchDialog(Table& table, const std::function<void()>& open,
                      const std::function<void(NewMatchDialog&)>& act) {
    bool done = false;
    QTimer::singleShot(0, &table.window(), [&] {
        auto* dialog = table.window().findChild<NewMatchDialog*>();
        ASSERT_NE(dialog, nullptr);
        dialog->activateWindow();
        EXPECT_TRUE(QTest::qWaitFor([&] { return dialog->isAncestorOf(QApplication::focusWidget()); }));
        act(*dialog);
        done = true;
        if (dialog->isVisible())  // nothing closed it
            dialog->reject();
    });
    open();
    EXPECT_TRUE(done);
}

template <class Widget>
Widget& in(QWidget& dialog, const char* name) {
    return *dialog.findChild<Widget*>(QLatin1String(name));
}

void typeInto(QWidget& widget, const QString& text) {
    for (const QChar character : text) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(character));
        QCoreApplication::sendEvent(&widget, &press);
    }
}

/// Presses the arrow of a number field that makes the number smaller.
void clickDown(QSpinBox& box) {
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    option.subControls = QStyle::SC_All;
    const QRect arrow =
        box.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxDown, &box);
    QTest::mouseClick(&box, Qt::LeftButton, {}, arrow.center());
}

TEST(BaldaFromTheDialog, AWholeMatchByMouseWithATypedStartWord) {
    Table table(7, words());
    inNewMatchDialog(
        table, [&] { table.clickButton("setUp"); },
        [](NewMatchDialog& dialog) {
            QTest::mouseClick(&in<QAbstractButton>(dialog, "game-balda"), Qt::LeftButton);
            QTest::mouseClick(&in<QPushButton>(dialog, "more"), Qt::LeftButton);
            for (const char* side : {"boardFiles", "boardRanks"}) {
                clickDown(in<QSpinBox>(dialog, side));
                clickDown(in<QSpinBox>(dialog, side));
            }
            typeInto(*in<QComboBox>(dialog, "startWord").lineEdit(), QStringLiteral("абв"));
            EXPECT_TRUE(in<QLabel>(dialog, "problem").text().isEmpty())
                << in<QLabel>(dialog, "problem").text().toStdString();
            QTest::mouseClick(&in<QPushButton>(dialog, "start"), Qt::LeftButton);
            EXPECT_EQ(dialog.result(), QDialog::Accepted);
        });
    ASSERT_TRUE(table.window().session().active());
    EXPECT_EQ(table.match().startWord(), (Word{0, 1, 2}));
    playToTheEnd(table, [](std::size_t) { return true; });
    // "Again" is Балда again, with a word drawn: there is only one.
    table.clickButton("resultNewMatch");
    EXPECT_EQ(table.match().setup().game.balda.board, (Geometry{3, 3}));
    EXPECT_EQ(table.match().state().phase(), Phase::play);
}

TEST(BaldaFromTheDialog, AWholeMatchByKeyboardWithATypedStartWord) {
    Table table(7, words());
    const auto pressIn = [](QWidget& window, int key) {
        QWidget* focus = window.focusWidget() != nullptr ? window.focusWidget() : &window;
        QTest::keyClick(focus, static_cast<Qt::Key>(key));
    };
    const auto tabTo = [&](QWidget& window, const char* name) {
        const auto there = [&] {
            return window.focusWidget() != nullptr &&
                   window.focusWidget()->objectName() == QLatin1String(name);
        };
        for (int guard = 0; guard < 60 && !there(); ++guard)
            pressIn(window, Qt::Key_Tab);
        EXPECT_TRUE(there()) << name;
    };
    table.window().activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&table.window()));
    tabTo(table.window(), "setUp");
    inNewMatchDialog(
        table, [&] { pressIn(table.window(), Qt::Key_Return); },
        [&](NewMatchDialog& dialog) {
            tabTo(dialog, "game-bukvologika");
            pressIn(dialog, Qt::Key_Right);
            EXPECT_TRUE(in<QAbstractButton>(dialog, "game-balda").isChecked());
            tabTo(dialog, "more");
            pressIn(dialog, Qt::Key_Space);
            for (const char* side : {"boardFiles", "boardRanks"}) {
                tabTo(dialog, side);
                pressIn(dialog, Qt::Key_Down);
                pressIn(dialog, Qt::Key_Down);
            }
            tabTo(dialog, "startWord");
            typeInto(*dialog.focusWidget(), QStringLiteral("АБВ"));
            pressIn(dialog, Qt::Key_Return);
            EXPECT_EQ(dialog.result(), QDialog::Accepted);
        });
    ASSERT_TRUE(table.window().session().active());
    ASSERT_EQ(table.match().startWord(), (Word{0, 1, 2}));
    playToTheEnd(table, [](std::size_t) { return false; });
}

/// A dialog in which Балда is chosen, with a real small Russian.
class BaldaDialog {
public:
    explicit BaldaDialog(MatchSetup setup = Table::setup())
        : table(7, bukvol::test::miniRussian()),
          dialog(table.window().appearance(), table.lexicons(), table.settings(), setup) {
        dialog.show();
        in<QAbstractButton>(dialog, "game-balda").click();
        dialog.showMore(true);
    }
    QString problem() { return in<QLabel>(dialog, "problem").text(); }
    bool canStart() { return in<QPushButton>(dialog, "start").isEnabled(); }
    void write(const QString& word) { in<QComboBox>(dialog, "startWord").setEditText(word); }

    Table table;
    NewMatchDialog dialog;
};

TEST(BaldaDialogTest, AStartWordIsJudgedByTheMatchsOwnRules) {
    BaldaDialog balda;
    struct Row {
        QString word;
        QString told;  // part of the message; empty: the word counts
    };
    const std::vector<Row> rows{
        {QStringLiteral("БАЛДА"), {}},
        {QStringLiteral("балда"), {}},
        {QStringLiteral("ДОМИК"), QStringLiteral("«дом»")},
        {QStringLiteral("КОТЫ"), QStringLiteral("«кот»")},
        {QStringLiteral("ЦЦЦЦЦ"), QStringLiteral("ццццц")},
        {QStringLiteral("TABLE"), QStringLiteral("«T»")},
        {QStringLiteral("А"), QStringLiteral("коротк")},
        {QStringLiteral("КОЛОКОЛ"), QStringLiteral("ряд")},
    };
    for (const Row& row : rows) {
        balda.write(row.word);
        EXPECT_EQ(balda.canStart(), row.told.isEmpty()) << row.word.toStdString();
        EXPECT_TRUE(balda.problem().contains(row.told) && balda.problem().isEmpty() == row.told.isEmpty())
            << row.word.toStdString() << ": " << balda.problem().toStdString();
    }
    // What the options refuse, the options can accept.
    balda.write(QStringLiteral("ДОМИК"));
    auto& diminutives = in<QComboBox>(balda.dialog, "diminutives");
    diminutives.setCurrentIndex(diminutives.findData(static_cast<int>(DiminutivePolicy::accept)));
    EXPECT_TRUE(balda.canStart()) << balda.problem().toStdString();
    EXPECT_EQ(balda.dialog.startWord(), bukvol::test::word("ДОМИК"));
}

TEST(BaldaDialogTest, WordsToBeginWithAreOffered) {
    BaldaDialog balda;
    auto& box = in<QComboBox>(balda.dialog, "startWord");
    box.showPopup();
    ASSERT_GT(box.count(), 0);
    EXPECT_TRUE(box.currentText().isEmpty()) << "none is chosen by being offered";
    box.hidePopup();
    for (int i = 0; i < box.count(); ++i) {
        box.setCurrentIndex(i);
        EXPECT_TRUE(balda.canStart()) << box.currentText().toStdString();
        EXPECT_EQ(balda.dialog.startWord().size(), 5U);
    }
}

TEST(BaldaDialogTest, UnevenSquaresAreRefusedInWordsWithAWayOut) {
    BaldaDialog balda;
    auto& suggestion = in<QPushButton>(balda.dialog, "suggestion");
    EXPECT_FALSE(suggestion.isVisible());
    in<QSpinBox>(balda.dialog, "startLetters").setValue(4);
    EXPECT_FALSE(balda.canStart());
    EXPECT_TRUE(balda.problem().contains(QStringLiteral("21"))) << balda.problem().toStdString();
    ASSERT_TRUE(suggestion.isVisible());
    suggestion.click();
    EXPECT_TRUE(balda.canStart());
    EXPECT_EQ(balda.dialog.setup().game.balda.wordLength, 5);
    // Three players share 21 squares.
    in<QSpinBox>(balda.dialog, "players").setValue(3);
    EXPECT_FALSE(balda.canStart());
    suggestion.click();
    EXPECT_TRUE(balda.canStart());
    EXPECT_EQ(balda.dialog.setup().game.balda.wordLength, 4);
    EXPECT_EQ(balda.dialog.setup().game.players, 3);
}

TEST(BaldaDialogTest, EveryOptionIsTakenOver) {
    BaldaDialog balda;
    const BaldaOptions usual = balda.dialog.setup().game.balda;
    EXPECT_EQ(usual, BaldaOptions());
    in<QSpinBox>(balda.dialog, "boardFiles").setValue(4);
    in<QSpinBox>(balda.dialog, "boardRanks").setValue(6);
    EXPECT_EQ(balda.dialog.setup().game.balda, baldaOn({4, 6})) << "across the middle row";
    auto& row = in<QComboBox>(balda.dialog, "startRow");
    row.setCurrentIndex(row.findData(0));
    auto& steps = in<QComboBox>(balda.dialog, "steps");
    steps.setCurrentIndex(steps.findData(static_cast<int>(Steps::king)));
    in<QCheckBox>(balda.dialog, "reuse").click();
    in<QCheckBox>(balda.dialog, "refuseShown").click();
    in<QCheckBox>(balda.dialog, "foldYo").click();
    in<QCheckBox>(balda.dialog, "foldShortI").click();
    in<QCheckBox>(balda.dialog, "pluralOnly").click();
    const GameOptions chosen = balda.dialog.setup().game;
    EXPECT_EQ(chosen.game, GameKind::balda);
    EXPECT_EQ(chosen.balda.wordStart, Square(0, 0));
    EXPECT_EQ(chosen.balda.wordLength, 4);
    EXPECT_EQ(chosen.balda.steps, Steps::king);
    EXPECT_TRUE(chosen.balda.reuse && chosen.balda.refuseShownWords);
    EXPECT_FALSE(chosen.words.foldYo || chosen.words.acceptPluralOnly);
    EXPECT_TRUE(chosen.words.foldShortI);
    // The other game is as it was, and so is this one when it is chosen again.
    in<QAbstractButton>(balda.dialog, "game-bukvologika").click();
    EXPECT_EQ(balda.dialog.setup().game, Table::setup().game);
    in<QAbstractButton>(balda.dialog, "game-balda").click();
    EXPECT_EQ(balda.dialog.setup().game, chosen);
}

TEST(BaldaDialogTest, StylesAreThoseOfTheGame) {
    BaldaDialog balda;
    EXPECT_TRUE(in<QAbstractButton>(balda.dialog, "friendlyStyle").isChecked());
    in<QAbstractButton>(balda.dialog, "tournamentStyle").click();
    EXPECT_TRUE(followsStyle(balda.dialog.setup(), tournamentStyle(GameKind::balda)));
    EXPECT_TRUE(balda.dialog.setup().game.words.foldYo) << "an option of Балда";
    in<QCheckBox>(balda.dialog, "reuse").click();
    EXPECT_FALSE(in<QAbstractButton>(balda.dialog, "tournamentStyle").isChecked());
    in<QLineEdit>(balda.dialog, "styleName").setText(QStringLiteral("Колокол"));
    in<QPushButton>(balda.dialog, "keepStyle").click();
    EXPECT_TRUE(in<QAbstractButton>(balda.dialog, "ownStyle1").isChecked());
    in<QAbstractButton>(balda.dialog, "friendlyStyle").click();
    EXPECT_FALSE(balda.dialog.setup().game.balda.reuse);
    in<QAbstractButton>(balda.dialog, "ownStyle1").click();
    EXPECT_TRUE(balda.dialog.setup().game.balda.reuse);
    in<QAbstractButton>(balda.dialog, "game-bukvologika").click();
    EXPECT_EQ(balda.dialog.findChild<QAbstractButton*>(QStringLiteral("ownStyle1")), nullptr);
}

TEST(BaldaDialogTest, IsNeverWiderThanTheSmallestWindow) {
    for (const int textSize : {100, 110, 120, 130}) {
        Table table;
        table.settings().setTextSize(textSize);
        table.window().applySettings();
        NewMatchDialog dialog(table.window().appearance(), table.lexicons(), table.settings(),
                              Table::setup());
        dialog.show();
        dialog.showMore(true);
        QCoreApplication::processEvents();
        EXPECT_LE(dialog.width(), 900) << textSize;
    }
}

TEST(BaldaOnTheStartPage, TheGameIsChosenThereAndKept) {
    Table table(7, words());
    EXPECT_EQ(table.window().windowTitle(), QStringLiteral("Буквол"));
    MatchSetup last = BaldaTable::baldaSetup();
    last.game.players = 3;
    last.seats.resize(3);
    table.settings().setLastSetup(last);
    table.settings().setGame(GameKind::bukvologika);
    table.restart();
    EXPECT_TRUE(table.find<QAbstractButton>("game-bukvologika").isChecked());
    table.clickButton("game-balda");
    EXPECT_EQ(table.settings().game(), GameKind::balda);
    // Two play with what three played with last.
    table.clickButton("play");
    ASSERT_TRUE(table.window().session().active());
    EXPECT_EQ(table.match().players(), 2);
    EXPECT_EQ(table.match().setup().game.balda.board, (Geometry{3, 3}));
    table.find<QAction>("toStart").trigger();
    table.restart();
    EXPECT_TRUE(table.find<QAbstractButton>("game-balda").isChecked());
}

TEST(BaldaAtTheTable, ShowsNoKindsAndTheWholeAlphabet) {
    BaldaTable table;
    EXPECT_EQ(table.view().stage, TurnStage::change);
    EXPECT_EQ(table.view().kind, MoveKind::placement);
    EXPECT_EQ(table.view().letters.size(), table.match().language().alphabet.size());
    for (const auto* button : table.window().findChildren<KindButton*>())
        EXPECT_FALSE(button->isVisible());
    table.clickLetter(3);
    EXPECT_EQ(table.view().legal.size(), 6);
    table.click(Square(0, 0));
    EXPECT_EQ(table.view().stage, TurnStage::word);
    EXPECT_EQ(table.view().letters.size(), table.match().language().alphabet.size());
    EXPECT_TRUE(table.view().letters[3]) << "a letter is never spent";
}

TEST(BaldaAtTheTable, AnAssistiveProgramSeesTheBoardThatIsThereNow) {
    Table table;
    table.start(Table::setup());
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&table.board());
    ASSERT_EQ(board->childCount(), 49);
    ASSERT_NE(board->child(48), nullptr);

    MatchSetup setup = BaldaTable::baldaSetup();
    setup.game.balda = baldaOn({4, 3});
    setup.game.balda.wordLength = 2;
    table.start(setup);
    EXPECT_EQ(board->childCount(), 12);
    EXPECT_EQ(board->tableInterface()->rowCount(), 3);
    EXPECT_EQ(board->tableInterface()->columnCount(), 4);
    EXPECT_EQ(board->child(12), nullptr);
    EXPECT_TRUE(board->child(11)->text(QAccessible::Name).startsWith(QStringLiteral("d1")));
}

TEST(BaldaAtTheTable, ASquareIsTracedAgainWhereTheRulesAllowIt) {
    MatchSetup setup = BaldaTable::baldaSetup();
    setup.game.balda.reuse = true;
    BaldaTable table(setup);
    table.clickLetter(3);
    table.click(Square(0, 0));
    for (const Square square : {Square(0, 0), Square(0, 1), Square(0, 0)})
        table.click(square);
    EXPECT_EQ(table.view().snake.size(), 3U);
}

}  // namespace
}  // namespace bukvol::desktop::test
