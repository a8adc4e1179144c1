// Балда played through the same widgets as Буквологика.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QLabel>

#include "desktop/widgets/result_panel.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// A table on which Балда is played: 3×3, the words all pairs of letters and the start word АБВ.
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

private:
    static Lexicon::Pointer words() {
        const WordGraph& pairs = allTwoLetterWords()->nouns();
        std::vector<Word> words{{0, 1, 2}};
        for (std::uint32_t word = 0; word < pairs.wordCount(); ++word)
            words.push_back(pairs.word(word));
        return Lexicon::fromNouns(allTwoLetterWords()->language(), std::move(words));
    }
};

TEST(BaldaAtTheTable, AWholeMatchByMouseAndKeyboard) {
    BaldaTable table;
    EXPECT_EQ(table.boardText(), "3/АБВ/3");
    const std::vector<Square> order{{0, 0}, {1, 0}, {2, 0}, {0, 2}, {1, 2}, {2, 2}};
    for (std::size_t turn = 0; turn < order.size(); ++turn) {
        const Square square = order[turn];
        const auto letter = static_cast<Letter>(turn + 5);
        const Letter below = table.match().state().board.tile(Square(square.file(), 1)).letter();
        const Move move{Placement{letter, square}, {letter, below}, {square, Square(square.file(), 1)}};
        if (turn % 2 == 0)
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
