// The review of a match, through the widgets.
#include <gtest/gtest.h>

#include <QLabel>
#include <QListWidget>
#include <QTableWidget>

#include "desktop/app/statistics_menu.h"
#include "desktop/pages/review_page.h"
#include "desktop/play/review_text.h"
#include "support/begun_match.h"
#include "support/marked_nouns.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

constexpr int patience = 30'000;

/// A match of two computers at two levels, played to its end without a window.
Match played(const Lexicon::Pointer& lexicon, GameKind game = GameKind::bukvologika) {
    MatchSetup setup = Table::setup();
    if (game == GameKind::balda) {
        setup.game = defaultOptions(game);
        setup.game.balda = baldaOn({3, 3});
    }
    setup.game.movesPerPlayer = 4;
    Random random(5);
    Match match = Match::start(setup, lexicon, random);
    const PresentableWords words(match.judge());
    while (!match.over()) {
        const auto choice =
            chooseAction({match.state(), words, skillOf(match.state().toMove == 0 ? 1 : 4), {}, {}}, random);
        if (!choice || !match.perform(choice->action))
            throw std::logic_error("the computer cannot go on");
        match.settleChance(random);
    }
    return match;
}

class ReviewTable : public Table {
public:
    ReviewTable() : Table(7, bukvol::test::markedNouns()) { setAnimations(false); }

    ReviewPage& page() { return *window().studyRoom().review(); }
    QTableWidget& turns() { return find<QTableWidget>("reviewTable"); }
    /// Opens the review of a match that is over by its result's button.
    void review(const Match& match) {
        window().start(setup());
        window().session().resume(match);
        QCoreApplication::processEvents();
        clickButton("resultReview");
        ASSERT_NE(window().studyRoom().review(), nullptr);
    }
    bool waitForAll() {
        return QTest::qWaitFor([this] { return page().run().done(); }, patience);
    }
};

TEST(Review, TellsWhatTheCoreTells) {
    for (const GameKind game : {GameKind::bukvologika, GameKind::balda}) {
        const Match match = played(bukvol::test::markedNouns(), game);
        MatchReview truth(match);
        truth.run({});
        ReviewTable table;
        table.review(match);
        ASSERT_TRUE(table.waitForAll());
        ASSERT_EQ(table.turns().rowCount(), static_cast<int>(truth.turns().size()));
        for (int row = 0; row < table.turns().rowCount(); ++row) {
            const TurnReview& turn = truth.turns()[static_cast<std::size_t>(row)];
            const auto text = [&](int column) { return table.turns().item(row, column)->text(); };
            EXPECT_EQ(text(1).toStdString(), match.seat(turn.player).name);
            EXPECT_EQ(text(2), ReviewText::played(match, turn.entry));
            EXPECT_EQ(text(3), ReviewText::best(match, turn));
            EXPECT_EQ(text(4), ReviewText::percent(ReviewText::percentOf(turn)));
        }
        const auto shares = sharesOf(truth.turns(), 2);
        for (int player = 0; player < 2; ++player)
            EXPECT_TRUE(table.find<QLabel>("reviewShares")
                            .text()
                            .contains(ReviewText::share(QString::fromStdString(match.seat(player).name),
                                                        shares[static_cast<std::size_t>(player)])));
        EXPECT_EQ(shares[0].score + shares[1].score, match.points(0) + match.points(1));
        // The curve ends where the match did.
        const ScoreCurveLook& curve = table.find<ScoreCurve>("scoreCurve").look();
        ASSERT_EQ(curve.lines.size(), 2U);
        EXPECT_EQ(curve.lines[0].points.back(), match.points(0));
        EXPECT_EQ(curve.lines[1].points.back(), match.points(1));
    }
}

TEST(Review, TheBoardShowsAnyMoveOfTheList) {
    const Match match = played(bukvol::test::markedNouns());
    ReviewTable table;
    table.review(match);
    ASSERT_TRUE(table.waitForAll());
    for (std::size_t turn = 0; turn < table.page().run().turns().size(); ++turn) {
        const TurnReview& review = table.page().run().turns()[turn];
        const auto& play = std::get<PlayMove>(match.entries()[review.entry].action);
        table.turns().setCurrentCell(static_cast<int>(turn), 2);
        EXPECT_EQ(table.page().board().scene().snake, play.move.snake);
        EXPECT_EQ(table.page().board().scene().changed, changedSquares(play.move.change));
        // By the keyboard to the best.
        QTest::keyClick(&table.turns(), Qt::Key_Right);
        ASSERT_TRUE(review.best);
        EXPECT_EQ(table.page().board().scene().snake, review.best->move.snake);
        EXPECT_TRUE(
            table.find<QLabel>("reviewAbout")
                .text()
                .contains(QString::fromStdString(match.language().alphabet.text(review.best->move.word)),
                          Qt::CaseInsensitive));
        EXPECT_EQ(table.find<ScoreCurve>("scoreCurve").look().current, turn + 1);
    }
    // A click on the curve goes to its turn.
    auto& curve = table.find<ScoreCurve>("scoreCurve");
    QTest::mouseClick(&curve, Qt::LeftButton, {}, QPoint(qRound(curve.positionOf(2)), curve.height() / 2));
    EXPECT_EQ(table.turns().currentRow(), 1);
}

TEST(Review, ItsSharesStandInTheStatistics) {
    ReviewTable table;
    const Match match = played(bukvol::test::markedNouns());
    StatisticsStore& store = table.window().statistics().store();
    StatisticsAnswer answer;
    QObject::connect(&store, &StatisticsStore::answered,
                     [&](const StatisticsAnswer& given) { answer = given; });
    const auto ask = [&] {
        StatisticsFilter filter;
        filter.player = PlayerKey{QString::fromStdString(match.seat(1).name), 0};
        store.ask(filter);
        store.waitUntilDone();
        QCoreApplication::processEvents();
    };
    table.review(match);
    ASSERT_TRUE(table.waitForAll());
    QCoreApplication::processEvents();
    ask();
    const auto shares = sharesOf(table.page().run().turns(), match.players());
    ASSERT_TRUE(answer.review);
    EXPECT_DOUBLE_EQ(*answer.review, shares[1].percent() / 100.0);
}

TEST(Review, JumpsToTheGreatestMisses) {
    const Match match = played(bukvol::test::markedNouns());
    ReviewTable table;
    table.review(match);
    ASSERT_TRUE(table.waitForAll());
    const auto misses = greatestMisses(table.page().run().turns(), 5);
    ASSERT_FALSE(misses.empty());
    auto& list = table.find<QListWidget>("reviewMisses");
    ASSERT_EQ(list.count(), static_cast<int>(misses.size()));
    for (std::size_t i = 0; i < misses.size(); ++i) {
        list.setCurrentRow(static_cast<int>(i));
        EXPECT_EQ(table.turns().currentRow(), static_cast<int>(misses[i]));
        EXPECT_EQ(table.page().board().scene().snake, table.page().run().turns()[misses[i]].best->move.snake);
    }
}

TEST(Review, StopsAtOnceAndGoesOn) {
    const Match match = played(bukvol::test::markedNouns());
    ReviewTable table;
    table.review(match);
    ASSERT_TRUE(table.page().run().running());
    table.clickButton("reviewStop");
    EXPECT_FALSE(table.page().run().running());
    const std::size_t known = table.page().run().turns().size();
    QTest::qWait(100);
    EXPECT_EQ(table.page().run().turns().size(), known);
    if (!table.page().run().done()) {
        table.clickButton("reviewStop");  // which says "go on" now
        EXPECT_TRUE(table.waitForAll());
    }
    EXPECT_FALSE(table.find<QAbstractButton>("reviewStop").isVisible());
}

TEST(Review, IsLeftForTheMatchAndStopsWithIt) {
    const Match match = played(bukvol::test::markedNouns());
    ReviewTable table;
    table.review(match);
    QTest::keyClick(&table.turns(), Qt::Key_Escape);
    EXPECT_EQ(table.window().studyRoom().review(), nullptr);
    EXPECT_TRUE(table.window().matchPage().isVisible());
    // Another match takes its place as well.
    table.find<QAction>("reviewAction").trigger();
    ASSERT_NE(table.window().studyRoom().review(), nullptr);
    table.start(Table::setup());
    EXPECT_EQ(table.window().studyRoom().review(), nullptr);
    EXPECT_FALSE(table.find<QAction>("reviewAction").isEnabled()) << "this match is not over";
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST(Review, NeverBringsUpAnObsceneWord) {
    const Match match = played(bukvol::test::markedNouns());
    ReviewTable table;
    table.review(match);
    ASSERT_TRUE(table.waitForAll());
    for (const TurnReview& turn : table.page().run().turns()) {
        if (turn.best) {
            EXPECT_FALSE(match.judge().lexicon().marks(turn.best->noun).obscene);
        }
    }
}

}  // namespace
}  // namespace bukvol::desktop::test
