// Undo, redo and "what if".
#include <gtest/gtest.h>

#include "core/match/record.h"
#include "support/begun_match.h"
#include "support/random_match.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

using std::chrono::seconds;
using test::begun;
using test::move;

MatchSetup friendly() {
    MatchSetup setup = test::twoPlayers();
    setup.game.openingMoves = 1;
    setup.undo = true;
    return setup;
}

/// Everything of a match that undo and redo bring back.
struct Picture {
    GameState state;
    std::vector<MatchEntry> entries;
    std::vector<Milliseconds> thinking;

    bool operator==(const Picture&) const = default;
};

Picture pictureOf(const Match& match) {
    Picture picture{match.state(), match.entries(), {}};
    for (int player = 0; player < match.players(); ++player)
        picture.thinking.push_back(match.thinkingTime(player));
    return picture;
}

TEST(Undo, TakesBackTheLastTurnWithTheChanceThatFollowed) {
    Match match = begun(friendly());
    const Picture start = pictureOf(match);
    EXPECT_FALSE(match.canUndo()) << "no player has done anything";
    ASSERT_TRUE(match.perform(move(match, "К@b3 КОТ:b3c4d5"), seconds(12)));
    ASSERT_TRUE(match.perform(DrawLetters{0, test::word("Б")}));
    const Picture first = pictureOf(match);
    ASSERT_TRUE(match.perform(Pass{}, seconds(7)));
    const Picture second = pictureOf(match);

    ASSERT_TRUE(match.undo());
    EXPECT_EQ(pictureOf(match), first);
    ASSERT_TRUE(match.undo());
    EXPECT_EQ(pictureOf(match), start);
    EXPECT_TRUE(match.scoreSheet()[0].empty());
    EXPECT_FALSE(match.undo()) << "the deal is not a player's";

    ASSERT_TRUE(match.redo());
    EXPECT_EQ(pictureOf(match), first);
    ASSERT_TRUE(match.redo());
    EXPECT_EQ(pictureOf(match), second);
    EXPECT_FALSE(match.redo());
}

TEST(Undo, TakesTheDeclarationsWithTheMoveAndThoseOfTheTurnUnderWayAlone) {
    Match match = begun(friendly());
    ASSERT_TRUE(match.perform(Pass{}));
    const Picture turn = pictureOf(match);
    ASSERT_TRUE(match.perform(Declare{MoveKind::placement}));
    ASSERT_TRUE(match.perform(Pass{}));
    const Picture later = pictureOf(match);
    ASSERT_TRUE(match.perform(Declare{MoveKind::castling}));
    ASSERT_TRUE(match.perform(Declare{MoveKind::transfer}));
    ASSERT_TRUE(match.undo());
    EXPECT_EQ(pictureOf(match), later);
    ASSERT_TRUE(match.undo());
    EXPECT_EQ(pictureOf(match), turn);
    ASSERT_TRUE(match.redo());
    ASSERT_TRUE(match.redo());
    EXPECT_EQ(match.state().declared, MoveKind::transfer);
}

TEST(Undo, LetsAWordBePlayedAgainAndForgetsWhatWasTakenBackOnANewAction) {
    Match match = begun(friendly());
    ASSERT_TRUE(match.perform(move(match, "К@b3 КОТ:b3c4d5")));
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.perform(Pass{}));
    EXPECT_FALSE(match.canRedo());
    ASSERT_TRUE(match.perform(move(match, "К@b3 КОТ:b3c4d5")));
    EXPECT_EQ(match.points(1), 3);
}

TEST(Undo, KeepsWhatWasTakenBackWhenAnActionIsRefused) {
    Match match = begun(friendly());
    ASSERT_TRUE(match.perform(Pass{}));
    ASSERT_TRUE(match.undo());
    ASSERT_FALSE(match.perform(move(match, "К@b3 КЦЦ:b3c4d5")));
    EXPECT_TRUE(match.canRedo());
}

TEST(Undo, OpensAMatchThatWasOver) {
    Match match = begun(friendly());
    ASSERT_TRUE(match.perform(EndByAgreement{}));
    ASSERT_TRUE(match.over());
    ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.over());
    ASSERT_TRUE(match.redo());
    EXPECT_TRUE(match.over());
}

TEST(Undo, IsNotThereWhereTheMatchDoesNotAllowIt) {
    Match match = begun(test::twoPlayers());
    ASSERT_TRUE(match.perform(Pass{}));
    const Picture before = pictureOf(match);
    EXPECT_FALSE(match.canUndo());
    EXPECT_FALSE(match.undo());
    EXPECT_EQ(pictureOf(match), before);
}

TEST(Undo, AMatchReadFromItsRecordCanStillRedo) {
    Match match = begun(friendly());
    ASSERT_TRUE(match.perform(move(match, "К@b3 КОТ:b3c4d5"), seconds(12)));
    ASSERT_TRUE(match.perform(DrawLetters{0, test::word("Б")}));
    ASSERT_TRUE(match.perform(Pass{}));
    const Picture end = pictureOf(match);
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.redo());
    const std::string text = writeRecord(match);
    EXPECT_TRUE(text.starts_with("bukvol-record 2\n")) << "an older program would stop at the undo";
    EXPECT_TRUE(text.ends_with("draw 1 Б\npass [0.000]\nundo\nundo\nredo\n")) << text;

    ReadRecord read = readRecord(text, [](const std::string&) { return test::miniRussian(); });
    ASSERT_TRUE(read.match);
    ASSERT_FALSE(read.error);
    EXPECT_EQ(read.match->history(), match.history());
    EXPECT_EQ(pictureOf(*read.match), pictureOf(match));
    ASSERT_TRUE(read.match->redo());
    EXPECT_EQ(pictureOf(*read.match), end);
}

TEST(Undo, ARecordWithUndoWhereThereIsNoneIsRefusedAtItsLine) {
    for (const bool allowed : {true, false}) {
        MatchSetup setup = friendly();
        setup.undo = allowed;
        Match match = begun(setup);
        if (!allowed) {
            ASSERT_TRUE(match.perform(Pass{}));
        }
        for (const std::string line : {"undo", "redo"}) {
            const ReadRecord read = readRecord(writeRecord(match) + line + '\n',
                                               [](const std::string&) { return test::miniRussian(); });
            ASSERT_TRUE(read.error);
            EXPECT_EQ(read.error->kind, RecordError::Kind::refused);
            EXPECT_EQ(read.error->about, line);
            EXPECT_EQ(read.error->refusal->reason, Reason::notNow);
            EXPECT_EQ(read.match->state(), match.state());
        }
    }
}

TEST(Undo, GoesBackThroughAWholeRandomMatchAndForwardAgain) {
    Random random(11);
    for (int i = 0; i < 100; ++i) {
        MatchSetup setup = test::randomSetup(random);
        setup.undo = true;
        Match match = Match::start(setup, test::allTwoLetterWords(), random);
        std::vector<Picture> pictures{pictureOf(match)};
        for (int step = 0; step < 200 && !match.over(); ++step) {
            const GameAction action = test::randomAction(match, random);
            if (std::holds_alternative<Declare>(action) ||
                !match.perform(action, Milliseconds(random.below(1000))))
                continue;
            match.settleChance(random);
            pictures.push_back(pictureOf(match));
        }
        for (auto picture = pictures.rbegin(); picture != pictures.rend(); ++picture) {
            ASSERT_EQ(pictureOf(match), *picture);
            ASSERT_EQ(match.undo(), std::next(picture) != pictures.rend());
        }
        for (auto picture = pictures.begin(); picture != pictures.end(); ++picture) {
            ASSERT_EQ(pictureOf(match), *picture);
            ASSERT_EQ(match.redo(), std::next(picture) != pictures.end());
        }
    }
}

TEST(WhatIf, GoesOnFromAnEarlierPointAsAMatchOfItsOwn) {
    MatchSetup setup = friendly();
    setup.started = "2026-11-30T10:00:00Z";
    Match match = begun(setup);
    ASSERT_TRUE(match.perform(move(match, "К@b3 КОТ:b3c4d5"), seconds(12)));
    const Picture afterMove = pictureOf(match);
    ASSERT_TRUE(match.perform(DrawLetters{0, test::word("Б")}));
    ASSERT_TRUE(match.perform(Pass{}));

    Match other = matchUpTo(match, 3, "2026-12-01T10:00:00Z");
    EXPECT_EQ(pictureOf(other), afterMove);
    EXPECT_EQ(other.setup().started, "2026-12-01T10:00:00Z");
    EXPECT_EQ(other.setup().continuedFrom, (ContinuedFrom{3, "2026-11-30T10:00:00Z"}));
    EXPECT_EQ(other.state().dueChance().kind, DueChance::Kind::draw) << "chance draws anew";
    Random random(1);
    other.settleChance(random);
    ASSERT_TRUE(other.perform(Pass{}));
    EXPECT_EQ(other.points(0), 3);

    const std::string text = writeRecord(other);
    EXPECT_NE(text.find("\ncontinued-from: 3 2026-11-30T10:00:00Z\n"), std::string::npos);
    const ReadRecord read = readRecord(text, [](const std::string&) { return test::miniRussian(); });
    ASSERT_TRUE(read.match);
    EXPECT_EQ(read.match->setup(), other.setup());
    EXPECT_EQ(read.match->state(), other.state());
}

TEST(WhatIf, FromEveryPointGivesTheMatchAsItStoodThere) {
    Random random(12);
    for (int i = 0; i < 20; ++i) {
        Match match = Match::start(test::randomSetup(random), test::allTwoLetterWords(), random);
        for (int step = 0; step < 100 && !match.over(); ++step) {
            const auto outcome = match.perform(test::randomAction(match, random));
            if (outcome)
                match.settleChance(random);
        }
        for (std::size_t count = match.entries().size(); count > 0; --count) {
            const Match there = matchUpTo(match, count);
            ASSERT_EQ(there.entries().size(), count);
            ASSERT_TRUE(std::equal(there.entries().begin(), there.entries().end(), match.entries().begin()));
        }
        ASSERT_EQ(matchUpTo(match, 100000).state(), match.state());
    }
}

}  // namespace
}  // namespace bukvol
