// The analysis of a position, through the widgets.
#include <gtest/gtest.h>

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTreeWidget>

#include "desktop/pages/analysis_page.h"
#include "support/marked_nouns.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

constexpr int patience = 30'000;

class AnalysisTable : public Table {
public:
    explicit AnalysisTable(Lexicon::Pointer lexicon = bukvol::test::miniRussian())
        : Table(7, std::move(lexicon)) {
        setAnimations(false);
        this->find<QAction>("analysisAction").trigger();
    }

    AnalysisPage& page() { return *window().studyRoom().analysis(); }
    BoardWidget& squares() { return page().board().widget(); }
    QTreeWidget& moves() { return find<QTreeWidget>("analysisMoves"); }
    QString problem() { return find<QLabel>("analysisProblem").text(); }
    void paste(const QString& text) { find<QPlainTextEdit>("analysisText").setPlainText(text); }
    QString text() { return find<QPlainTextEdit>("analysisText").toPlainText(); }
    void press(Square square) {
        QTest::mouseClick(&squares(), Qt::LeftButton, {},
                          squares().layoutOfSquares().squareRect(square).center().toPoint());
    }
    void write(const QString& letters) {
        for (const QChar letter : letters) {
            QKeyEvent event(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(letter));
            QCoreApplication::sendEvent(&squares(), &event);
        }
    }
    void analyse() {
        clickButton("analyse");
        ASSERT_TRUE(QTest::qWaitFor([this] { return !page().run().running(); }, patience));
    }
    void choose(const char* box, int index) {
        auto& combo = find<QComboBox>(box);
        combo.setCurrentIndex(index);
    }
};

const QString sample = QStringLiteral("7/7/2О*Н2/2*А*2/2Т*Р2/7/7 КОСЛЕНИПА");

TEST(Analysis, AnEmptyBoardIsSetUpByHand) {
    AnalysisTable table;
    EXPECT_TRUE(table.page().position().board.occupied().empty());
    table.press(Square(2, 3));
    table.write(QStringLiteral("ко*"));
    EXPECT_EQ(table.page().position().board.tile(Square(2, 3)).letter(), bukvol::test::word("К")[0]);
    EXPECT_TRUE(table.page().position().board.tile(Square(4, 3)).isJoker());
    EXPECT_EQ(table.page().position().board.occupied().size(), 3);
    table.press(Square(3, 3));
    QTest::keyClick(&table.squares(), Qt::Key_Delete);
    EXPECT_FALSE(table.page().position().board.isOccupied(Square(3, 3)));
    auto& letters = table.find<QLineEdit>("analysisLetters");
    letters.setFocus();
    QTest::keyClicks(&letters, QString());
    letters.insert(QStringLiteral("тон"));
    EXPECT_EQ(table.text(), QStringLiteral("7/7/7/2К1*2/7/7/7 ТОН"));
    table.write(QStringLiteral("z"));
    EXPECT_TRUE(table.problem().contains(QLatin1Char('z'))) << table.problem().toStdString();
    table.clickButton("analysisClearAll");
    EXPECT_EQ(table.text(), QStringLiteral("7/7/7/7/7/7/7 ТОН"));
}

TEST(Analysis, AllMovesComeByKindAndAnyOfThemIsShown) {
    AnalysisTable table;
    table.paste(sample);
    ASSERT_TRUE(table.problem().isEmpty()) << table.problem().toStdString();
    table.analyse();

    const WordJudge judge(bukvol::test::miniRussian(), {});
    const PresentableWords words(judge);
    const WordFilter filter = words.unplayed({});
    const MoveRules rules = bukvologikaRules();
    const Position position = *parsePosition(sample.toStdString(), judge.lexicon().language().alphabet);
    const MovesByKind truth = analysePosition({position, rules, judge, filter, false, allKinds, {}, {}, 0});
    int group = 0;
    for (const auto& moves : truth) {
        if (moves.empty())
            continue;
        QTreeWidgetItem* item = table.moves().topLevelItem(group++);
        ASSERT_NE(item, nullptr);
        EXPECT_TRUE(item->text(0).contains(QString::number(moves.size()))) << item->text(0).toStdString();
        ASSERT_EQ(item->childCount(), static_cast<int>(moves.size()));
        for (int i = 0; i < item->childCount(); ++i) {
            const Move& move = moves[static_cast<std::size_t>(i)].move;
            EXPECT_EQ(item->child(i)->text(0).toStdString(),
                      judge.lexicon().language().alphabet.text(move.word));
            table.moves().setCurrentItem(item->child(i));
            EXPECT_EQ(table.squares().scene().snake, move.snake);
            EXPECT_EQ(table.squares().scene().changed, changedSquares(move.change));
        }
    }
    EXPECT_EQ(group, table.moves().topLevelItemCount());
    ASSERT_GT(group, 1);
    // What is edited is no more what was analysed.
    table.press(Square(0, 0));
    table.write(QStringLiteral("ф"));
    EXPECT_EQ(table.moves().topLevelItemCount(), 0);
    EXPECT_TRUE(table.squares().scene().snake.empty());
}

TEST(Analysis, WhatCannotBeReadIsToldWithItsLine) {
    AnalysisTable table;
    const auto& analyse = table.find<QAbstractButton>("analyse");
    const std::vector<std::pair<QString, QString>> all{
        {QStringLiteral(""), QStringLiteral("нет")},
        {QStringLiteral("\n7/7/7"), QStringLiteral("2")},
        {QStringLiteral("7/7/6 КО"), QStringLiteral("1")},
        {QStringLiteral("7/7/abc4 КО"), QStringLiteral("1")},
        {QStringLiteral("9/9 КО"), QStringLiteral("1")},
        {sample + QLatin1Char('\n') + sample, QStringLiteral("2")},
        {QStringLiteral("7/7/7 QQ"), QStringLiteral("1")},
        {QString(100'000, QLatin1Char('7')), QStringLiteral("1")},
    };
    for (const auto& [text, told] : all) {
        table.paste(text);
        EXPECT_TRUE(table.problem().contains(told, Qt::CaseInsensitive))
            << text.left(30).toStdString() << ": " << table.problem().toStdString();
        EXPECT_LT(table.problem().size(), 120);
        EXPECT_FALSE(analyse.isEnabled());
        table.paste(sample);
        EXPECT_TRUE(table.problem().isEmpty());
        EXPECT_TRUE(analyse.isEnabled());
    }
}

TEST(Analysis, BaldaIsAnalysedByItsOwnRules) {
    AnalysisTable table;
    table.choose("analysisGame", 1);
    EXPECT_FALSE(table.find<QLineEdit>("analysisLetters").isEnabled());
    table.paste(QStringLiteral("5/5/БАЛДА/5/5"));
    ASSERT_TRUE(table.problem().isEmpty()) << table.problem().toStdString();
    table.analyse();
    ASSERT_EQ(table.moves().topLevelItemCount(), 1) << "placements are all there is";
    EXPECT_FALSE(table.find<QWidget>("analysisReuse").isHidden());
    const int bySides = table.moves().topLevelItem(0)->childCount();
    EXPECT_GT(bySides, 0);
    table.choose("analysisGame", 2);
    table.analyse();
    EXPECT_GE(table.moves().topLevelItem(0)->childCount(), bySides);
}

TEST(Analysis, StopsAtOnce) {
    AnalysisTable table(
        Lexicon::fromNouns(bukvol::test::miniRussian()->language(), bukvol::test::russianNouns(64, 1)));
    table.paste(QStringLiteral("АБОРИГЕ/НОТКАРП/СЛОВАРЬ/КОН*ИНА/ТЕАТР*Ы/ОСЕН*ИЙ/РАКЕТ*А КОСЛЕНИПА"));
    table.clickButton("analyse");
    ASSERT_TRUE(table.page().run().running());
    table.clickButton("analyse");  // which says "stop" now
    EXPECT_FALSE(table.page().run().running());
    EXPECT_FALSE(table.page().run().complete());
    table.clickButton("analyse");
    ASSERT_TRUE(table.page().run().running());
    table.clickButton("analysisBack");
    EXPECT_EQ(table.window().studyRoom().analysis(), nullptr);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST(Analysis, NeverBringsUpAnObsceneWord) {
    AnalysisTable table;
    table.paste(QStringLiteral("СУКА -"));
    table.analyse();
    for (int group = 0; group < table.moves().topLevelItemCount(); ++group) {
        const QTreeWidgetItem* item = table.moves().topLevelItem(group);
        for (int i = 0; i < item->childCount(); ++i)
            EXPECT_NE(item->child(i)->text(0), QStringLiteral("СУКА"));
    }
}

TEST(Analysis, TakesOverWhatStandsOnTheTableWhichWaits) {
    Table table(7, bukvol::test::markedNouns());
    table.setAnimations(false);
    MatchSetup setup = Table::setup();
    setup.hints = true;
    table.start(setup);
    const Position position = table.match().state().position();
    table.find<QAction>("analysisAction").trigger();
    ASSERT_NE(table.window().studyRoom().analysis(), nullptr);
    EXPECT_EQ(table.window().studyRoom().analysis()->position(), position);
    EXPECT_TRUE(table.window().session().paused());
    QTest::keyClick(table.window().studyRoom().analysis(), Qt::Key_Escape);
    EXPECT_EQ(table.window().studyRoom().analysis(), nullptr);
    EXPECT_FALSE(table.window().session().paused());
    EXPECT_TRUE(table.window().matchPage().isVisible());
}

TEST(Analysis, OpensWithAnyPosition) {
    AnalysisTable table;
    const Position position =
        *parsePosition(sample.toStdString(), bukvol::test::miniRussian()->language().alphabet);
    table.window().studyRoom().openAnalysis("ru", position);
    EXPECT_EQ(table.page().position(), position);
    EXPECT_EQ(table.text(), sample);
}

TEST(Analysis, SpeaksTheLanguageOfPlayAndKeepsWhatAnotherOneReads) {
    Table table(7, Dictionaries{QStringLiteral(BUKVOL_LEXICONS)});
    table.settings().setGameLanguage(QStringLiteral("en"));
    table.find<QAction>("analysisAction").trigger();
    auto& language = table.find<QComboBox>("analysisLanguage");
    auto& text = table.find<QPlainTextEdit>("analysisText");
    EXPECT_EQ(language.currentData().toString(), QStringLiteral("en"));
    text.setPlainText(sample);
    EXPECT_FALSE(table.find<QLabel>("analysisProblem").text().isEmpty());
    language.setCurrentIndex(language.findData(QStringLiteral("ru")));
    EXPECT_TRUE(table.find<QLabel>("analysisProblem").text().isEmpty());
    EXPECT_EQ(text.toPlainText(), sample);
    EXPECT_TRUE(table.window().studyRoom().analysis()->board().board().isOccupied(Square(2, 4)));
}

TEST(Analysis, IsClosedWhileAMatchWithoutHintsGoesOn) {
    Table table(7, bukvol::test::markedNouns());
    MatchSetup setup = Table::setup();
    setup.hints = false;
    table.start(setup);
    table.find<QAction>("analysisAction").trigger();
    EXPECT_EQ(table.window().studyRoom().analysis(), nullptr);
    EXPECT_TRUE(table.find<QLabel>("expected").text().contains(QStringLiteral("без подсказок")));
    static_cast<void>(table.window().session().perform(EndByAgreement{}));
    table.find<QAction>("analysisAction").trigger();
    EXPECT_NE(table.window().studyRoom().analysis(), nullptr);
}

}  // namespace
}  // namespace bukvol::desktop::test
