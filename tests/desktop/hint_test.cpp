// Hints, through the widgets.
#include <gtest/gtest.h>

#include <QLabel>
#include <fstream>

#include "core/lexicon/lexicon_writer.h"
#include "desktop/play/computer_text.h"
#include "desktop/play/move_text.h"
#include "desktop/play/turn_text.h"
#include "support/begun_match.h"
#include "support/marked_nouns.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// A match in real nouns, some of them obscene, at a turn after the opening.
class HintTable : public Table {
public:
    explicit HintTable(MatchSetup setup = hinted(), Lexicon::Pointer lexicon = bukvol::test::markedNouns())
        : Table(7, std::move(lexicon)) {
        setAnimations(false);
        start(setup);
    }

    static MatchSetup hinted() {
        MatchSetup setup = Table::setup();
        setup.hints = true;
        setup.game.openingMoves = 1;
        return setup;
    }

    HintGiver& hints() { return window().opponent().hints(); }
    QString said() { return find<QLabel>("wordStatus").text(); }
    /// Asks by the button or by the key and waits for the answer.
    void ask(bool byKey = false) {
        if (byKey)
            QTest::keyClick(&window(), Qt::Key_F4);
        else
            clickButton("hint");
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return hints().state() != HintGiver::State::searching; }, 20'000));
    }
    FoundMove best() {
        const PresentableWords words(match().judge());
        return *findHintedMove(match().state(), words);
    }
};

TEST(Hints, ComeInGradesAndTellNoMore) {
    HintTable table;
    const FoundMove best = table.best();
    const Alphabet& alphabet = table.match().language().alphabet;
    const QString start = QString::fromStdString(toText(best.move.snake.front()));
    const QString word = QString::fromStdString(alphabet.text(best.move.word)).toLower();
    const QString kind = TurnText::kindName(best.kind());

    table.ask();
    EXPECT_TRUE(table.said().contains(QString::number(best.score()))) << table.said().toStdString();
    EXPECT_FALSE(table.said().contains(kind));
    EXPECT_FALSE(table.board().scene().hinted);
    table.ask(true);
    EXPECT_TRUE(table.said().contains(kind)) << table.said().toStdString();
    EXPECT_FALSE(table.said().contains(start));
    table.ask();
    EXPECT_TRUE(table.said().contains(start)) << table.said().toStdString();
    EXPECT_EQ(table.board().scene().hinted, best.move.snake.front());
    EXPECT_TRUE(table.board().describe(best.move.snake.front()).contains(QStringLiteral("подсказка")));
    EXPECT_FALSE(table.said().contains(word));
    EXPECT_TRUE(table.board().scene().snake.empty());
    table.ask(true);
    EXPECT_TRUE(table.said().contains(word)) << table.said().toStdString();
    EXPECT_TRUE(table.said().contains(MoveText::change(best.move.change, alphabet)));
    EXPECT_EQ(table.board().scene().snake, best.move.snake);
    EXPECT_EQ(table.find<WordPanel>("wordPanel").wordText().toLower(), word);

    // The board is the player's again with the next gesture; the words of the hint stay to be read.
    table.key(Qt::Key_Escape);
    EXPECT_TRUE(table.board().scene().snake.empty());
    EXPECT_TRUE(table.said().contains(word));
    // The hinted move can be made as it was told.
    table.playByKeyboard(best.move);
    EXPECT_EQ(table.match().state().movesMade[0], 1);
}

TEST(Hints, AreOfTheWordThatTheCoreWouldHint) {
    HintTable table;
    const FoundMove best = table.best();
    for (int grade = 0; grade < 4; ++grade)
        table.ask();
    ASSERT_TRUE(table.hints().hint().move);
    EXPECT_EQ(table.hints().hint().move->move, best.move);
}

TEST(Hints, GoWhenTheTurnChanges) {
    HintTable table;
    table.ask();
    table.ask();
    table.ask();
    ASSERT_TRUE(table.board().scene().hinted);
    const FoundMove best = table.best();
    table.playByKeyboard(best.move);
    EXPECT_EQ(table.hints().state(), HintGiver::State::none);
    EXPECT_FALSE(table.board().scene().hinted);
    EXPECT_TRUE(table.said().isEmpty());
    table.ask();
    EXPECT_EQ(table.hints().step(), 1) << "another turn, another hint";
}

TEST(Hints, AreSteppedThroughInThreeGradesWhereThereIsOneKind) {
    MatchSetup setup = HintTable::hinted();
    setup.game = defaultOptions(GameKind::balda);
    setup.game.balda = baldaOn({4, 4});
    layStartWord(setup.game.balda, 1, 2);
    HintTable table(setup, allTwoLetterWords());
    for (int grade = 1; grade <= 3; ++grade) {
        table.ask();
        EXPECT_EQ(table.hints().step(), grade);
        EXPECT_FALSE(table.said().contains(TurnText::kindName(MoveKind::placement)));
    }
    EXPECT_EQ(table.hints().steps(), 3);
    EXPECT_TRUE(table.hints().hint().move);
}

TEST(Hints, AreNeverGivenInTournamentStyle) {
    MatchSetup setup = Table::setup();
    applyStyle(tournamentStyle(), setup);
    HintTable table(setup);
    EXPECT_FALSE(table.find<QAbstractButton>("hint").isVisible());
    QTest::keyClick(&table.window(), Qt::Key_F4);
    QTest::qWait(50);
    EXPECT_EQ(table.hints().state(), HintGiver::State::none);
    EXPECT_FALSE(table.find<QAction>("hintAction").isEnabled());
}

TEST(Hints, AreNotForTheComputersTurn) {
    MatchSetup setup = HintTable::hinted();
    setup.seats[0] = {"", true, 5};
    Table table(7, bukvol::test::markedNouns());
    table.window().opponent().seat().setTime({600'000, 0, 600'000});
    table.start(setup);
    EXPECT_FALSE(table.find<QAbstractButton>("hint").isEnabled());
    QTest::keyClick(&table.window(), Qt::Key_F4);
    EXPECT_EQ(table.window().opponent().hints().state(), HintGiver::State::none);
}

TEST(Hints, StopAtOnce) {
    HintTable table;
    table.clickButton("hint");
    ASSERT_EQ(table.hints().state(), HintGiver::State::searching);
    table.clickButton("hint");  // which says "stop" now
    EXPECT_EQ(table.hints().state(), HintGiver::State::none);
    QTest::qWait(100);
    EXPECT_EQ(table.hints().state(), HintGiver::State::none) << "nothing comes of it any more";
    table.clickButton("hint");
    table.find<QAction>("toStart").trigger();
    EXPECT_EQ(table.hints().state(), HintGiver::State::none);
}

/// Two words, of which the longer is obscene.
Lexicon::Pointer twoWords() {
    LexiconSource source;
    std::ifstream description(BUKVOL_TEST_DATA "/mini-ru/language.json");
    source.languageText = {std::istreambuf_iterator(description), {}};
    source.language = bukvol::test::miniRussian()->language();
    WordMarks obscene;
    obscene.obscene = true;
    source.nouns.emplace(bukvol::test::word("СУКА"), obscene);
    source.nouns.emplace(bukvol::test::word("КОТ"), WordMarks{});
    return *Lexicon::fromBytes(compileLexicon(source));
}

TEST(Hints, NeverTellAnObsceneWord) {
    MatchSetup setup = HintTable::hinted();
    HintTable table(setup, twoWords());
    Match match(setup, twoWords(), {0, 1});
    ASSERT_TRUE(match.perform(DealStartSquare{bukvol::test::word("АУКСО")}));
    table.window().session().resume(match);
    for (int turn = 0; turn < 2; ++turn)
        ASSERT_TRUE(table.window().session().perform(Pass{}));
    for (int grade = 0; grade < 4; ++grade) {
        table.ask();
        EXPECT_FALSE(table.said().contains(QStringLiteral("сука"), Qt::CaseInsensitive));
        EXPECT_NE(table.find<WordPanel>("wordPanel").wordText(), QStringLiteral("СУКА"));
    }
    ASSERT_EQ(table.hints().state(), HintGiver::State::given);
    EXPECT_EQ(table.hints().hint().length, 3);
    const WordFilter all(table.match().judge());
    EXPECT_EQ(TurnSearch(table.match().state(), table.match().judge(), all).best()->score(), 4)
        << "the obscene word could be made";
}

}  // namespace
}  // namespace bukvol::desktop::test
