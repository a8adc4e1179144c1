#include "core/match/record.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "core/files.h"
#include "core/match/record_text.h"
#include "support/begun_match.h"
#include "support/random_match.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

using Kind = RecordError::Kind;

Lexicon::Pointer lexiconOf(const std::string& code) {
    return code == "ru" ? test::miniRussian() : nullptr;
}

ReadRecord read(const std::string& text) {
    return readRecord(text, lexiconOf);
}

Match sample() {
    MatchSetup setup;
    setup.language = "ru";
    setup.seats = {{"Мария", false, 0}, {"Команда «Ёлка»", false, 0}};
    setup.orderByLot = false;
    setup.started = "2026-11-30T10:00:00Z";
    setup.game.openingMoves = 1;
    Match match(setup, test::miniRussian(), {0, 1});
    const Alphabet& alphabet = match.language().alphabet;
    EXPECT_TRUE(match.perform(DealStartSquare{test::word("АТОРН")}));
    EXPECT_TRUE(match.perform(DrawLetters{0, test::word("КОСЛЕНИПА")}));
    EXPECT_TRUE(match.perform(PlayMove{*parseMove("К@b3 КОТ:b3c4d5", alphabet), false}, Milliseconds(12345)));
    EXPECT_TRUE(match.perform(DrawLetters{0, test::word("Б")}));
    EXPECT_TRUE(match.perform(Pass{}, Milliseconds(1)));
    EXPECT_TRUE(match.perform(PlayMove{*parseMove("= НОТА:e5d5e4d4", alphabet), false}, Milliseconds(60000)));
    match.setThinkingInTurn(Milliseconds(2500));
    return match;
}

/// Replaces the first occurrence, which must be there.
std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), by);
}

TEST(Record, IsAsTheDocumentDescribes) {
    const std::string identity = test::miniRussian()->identity();
    EXPECT_EQ(writeRecord(sample()), R"(bukvol-record 1
game: bukvologika
language: ru
started: 2026-11-30T10:00:00Z
order: by-hand
letters: common-bank 9
start-square: automatic
opening-moves: 1
moves: 7
declaration: free
refused-word: try-again
verdict: beforehand
own-words: yes
words-by-agreement: no
clock: none
undo: no
hints: no
fold-yo: no
fold-short-i: no
plural-only: refuse
diminutives: refuse
obscene: accept
min-length: 2
seat: person Мария
seat: person Команда «Ёлка»
alphabet: А Б В Г Д Е Ё Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я
lexicon: )" + identity + R"(

lot 1 2
deal АТОРН
draw 1 КОСЛЕНИПА
move К@b3 КОТ:b3c4d5 = 3 [12.345]
draw 1 Б
pass [0.001]
move = НОТА:e5d5e4d4 = 4 [60.000]
thinking [2.500]
)");
}

TEST(Record, GivesTheMatchBack) {
    const Match match = sample();
    const ReadRecord record = read(writeRecord(match));
    ASSERT_TRUE(record.match);
    EXPECT_FALSE(record.error);
    EXPECT_FALSE(record.otherLexicon);
    EXPECT_EQ(record.match->state(), match.state());
    EXPECT_EQ(record.match->thinkingTime(0), match.thinkingTime(0));
    EXPECT_EQ(record.match->thinkingInTurn(), Milliseconds(2500));
}

TEST(Record, OfVersionOneOpensAndIsWrittenBackAsItWas) {
    for (const std::string file : {"version-1-automatic", "version-1-by-hand"}) {
        const auto text = readFile(BUKVOL_TEST_DATA "/records/" + file + ".bukvol");
        ASSERT_TRUE(text);
        const ReadRecord record =
            readRecord(*text, [](const std::string&) { return test::allTwoLetterWords(); });
        ASSERT_TRUE(record.match);
        EXPECT_FALSE(record.error) << record.error->line;
        EXPECT_FALSE(record.otherLexicon);
        EXPECT_TRUE(record.match->over());
        EXPECT_FALSE(record.match->setup().undo) << "nobody had agreed to it";
        EXPECT_FALSE(record.match->setup().hints);
        EXPECT_TRUE(record.match->setup().verdictBeforehand);
        const std::string written = replaced(writeRecord(*record.match), "undo: no\nhints: no\n", "");
        EXPECT_EQ(replaced(written, "verdict: beforehand\n", ""), *text);
    }
}

TEST(Record, AllowsOtherLineEndsAByteOrderMarkAndEmptyLines) {
    std::string text = replaced(writeRecord(sample()), "draw 1 Б\n", "draw 1 Б\n\n");
    std::string windows = "\xEF\xBB\xBF";
    for (const char c : text)
        windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const ReadRecord record = read(windows);
    ASSERT_TRUE(record.match);
    EXPECT_FALSE(record.error);
    EXPECT_EQ(record.match->state(), sample().state());
}

TEST(Record, KeepsTagsItDoesNotKnow) {
    const std::string text =
        replaced(writeRecord(sample()), "seat: person Мария\n", "event: Кубок: осень\nseat: person Мария\n");
    const ReadRecord record = read(text);
    ASSERT_TRUE(record.match);
    EXPECT_NE(writeRecord(*record.match).find("event: Кубок: осень\n"), std::string::npos);
}

TEST(Record, IsDamagedFromALineOnAndOpensAsWhatStandsBefore) {
    const std::string whole = writeRecord(sample());
    struct Case {
        std::string what;
        std::string by;
        Kind kind;
        int line;
    };
    const std::vector<Case> cases{
        {"bukvol-record 1", "chess-record 1", Kind::notARecord, 1},
        {"bukvol-record 1", "bukvol-record 3", Kind::newerVersion, 1},
        {"game: bukvologika", "game: chess", Kind::badTag, 2},
        {"game: bukvologika\n", "", Kind::missingTag, 27},
        {"language: ru", "language: xx", Kind::unknownLanguage, 3},
        {"opening-moves: 1", "opening-moves: 1x", Kind::badTag, 8},
        {"opening-moves: 1", "opening-moves: 7", Kind::badOptions, 28},
        {"opening-moves: 1", "opening moves", Kind::badTag, 8},
        {"clock: none", "clock: 0 penalty", Kind::badTag, 15},
        {"seat: person Мария", "seat: robot Мария", Kind::badTag, 24},
        {"seat: person Мария", "seat: person " + std::string(61, 'x'), Kind::badTag, 24},
        {"seat: person Мария", "seat: person \xFF", Kind::notUtf8, 24},
        {"alphabet: А Б В", "alphabet: A B C", Kind::otherAlphabet, 26},
        {"lot 1 2", "lot 1 1", Kind::badOrder, 29},
        {"lot 1 2", "lot 1 2 3", Kind::badOrder, 29},
        {"lot 1 2\n", "", Kind::badOrder, 29},
        {"deal АТОРН", "deal АТОРА", Kind::refused, 30},
        {"deal АТОРН", "deal ATOPH", Kind::badLine, 30},
        {"deal АТОРН\n", "", Kind::refused, 30},
        {"draw 1 КОСЛЕНИПА", "draw 1 КОСЛЕНИПАА", Kind::refused, 31},
        {"draw 1 КОСЛЕНИПА", "draw 1 ЪЪЪЪЪЪЪЪЪ", Kind::refused, 31},
        {"draw 1 КОСЛЕНИПА", "draw 0 КОСЛЕНИПА", Kind::badLine, 31},
        {"draw 1 КОСЛЕНИПА", "draw 1 КОСЛЕНИПА [1.000]", Kind::badLine, 31},
        {"КОТ:b3c4d5", "КОТ:b3c4d6", Kind::refused, 32},
        {"КОТ:b3c4d5 = 3", "КОТ:b3c4d5 = 5", Kind::wrongScore, 32},
        {"КОТ:b3c4d5 = 3", "КОТ:b3c4d5", Kind::badLine, 32},
        {"[12.345]", "[12.345", Kind::badLine, 32},
        {"[12.345]", "[999999999999.000]", Kind::badLine, 32},
        {"pass [0.001]", "pass quickly [0.001]", Kind::badLine, 34},
        {"НОТА:e5d5e4d4 = 4", "КОТ:e5d5e4 = 3", Kind::refused, 35},
        {"НОТА:e5d5e4d4", "НО\xFFТА:e5d5e4d4", Kind::notUtf8, 35},
    };
    for (const Case& c : cases) {
        const ReadRecord record = read(replaced(whole, c.what, c.by));
        ASSERT_TRUE(record.error) << c.by;
        EXPECT_EQ(record.error->kind, c.kind) << c.by << ": " << code(record.error->kind);
        EXPECT_EQ(record.error->line, c.line) << c.by;
        ASSERT_EQ(record.match.has_value(), c.line >= 30) << c.by;
        if (record.match) {
            EXPECT_EQ(static_cast<int>(record.match->entries().size()), c.line - 30)
                << "what stands before is valid";
        }
    }
}

TEST(Record, TheVerdictsOfAnotherEditionOfTheDictionaryStand) {
    std::string text = replaced(writeRecord(sample()), "move К@b3 КОТ:b3c4d5", "move К@b3 КЦЦ:b3c4d5");
    EXPECT_EQ(read(text).error->kind, Kind::refused);
    text = replaced(text, "lexicon: " + test::miniRussian()->identity(), "lexicon: 1234567890abcdef");
    const ReadRecord record = read(text);
    EXPECT_FALSE(record.error);
    EXPECT_TRUE(record.otherLexicon);
    EXPECT_EQ(record.match->points(0), 7);
}

TEST(Record, AWordOfAPlayersOwnListIsMarkedAndStands) {
    MatchSetup setup = sample().setup();
    const auto own = std::make_shared<const OwnedGraph>(std::vector{test::word("КЦЦ"), test::word("КОТЫ")});
    for (const bool allowed : {true, false}) {
        setup.game.ownWords = allowed;
        Match match(setup, test::miniRussian(), {0, 1}, own);
        ASSERT_TRUE(match.perform(DealStartSquare{test::word("АТОРН")}));
        ASSERT_TRUE(match.perform(DrawLetters{0, test::word("КОСЛЕНИПА")}));
        const Move move = *parseMove("К@b3 КЦЦ:b3c4d5", match.language().alphabet);
        if (!allowed) {
            EXPECT_EQ(match.perform(PlayMove{move}).error().reason, Reason::wordUnknown);
            EXPECT_EQ(match.perform(PlayMove{move, false, true}).error().reason, Reason::notNow);
            continue;
        }
        ASSERT_TRUE(match.perform(PlayMove{move}));
        EXPECT_TRUE(match.scoreSheet()[0][0].ownWord);
        const std::string text = writeRecord(match);
        EXPECT_NE(text.find("move К@b3 КЦЦ:b3c4d5 = 3 own [0.000]"), std::string::npos) << text;
        const ReadRecord record = read(text);
        ASSERT_TRUE(record.match);
        EXPECT_FALSE(record.error) << "it stands though the list is not here";
        EXPECT_EQ(record.match->entries(), match.entries());
    }
}

TEST(Record, AHugeOrAbsurdFileIsRefusedAtOnce) {
    EXPECT_EQ(read(std::string(maxRecordSize + 1, 'x')).error->kind, Kind::tooLarge);
    EXPECT_EQ(read("").error->kind, Kind::notARecord);
    EXPECT_EQ(read(std::string(100000, '\0')).error->kind, Kind::notARecord);
    const auto program = readFile("/proc/self/exe", std::size_t{1} << 30U).value().substr(0, maxRecordSize);
    EXPECT_EQ(read(program).error->kind, Kind::notARecord) << "a binary file";
    EXPECT_EQ(read(program).error->line, 1);
    std::string many = writeRecord(sample());
    for (int i = 0; i < 100000; ++i)
        many += "pass [1.000]\n";
    const ReadRecord record = read(many);
    ASSERT_TRUE(record.error);
    EXPECT_EQ(record.error->kind, Kind::refused) << "a match has an end";
}

TEST(Record, OfAHundredThousandMovesOpensOrIsRefusedAtItsLine) {
    constexpr int moves = 100000;
    MatchSetup setup = test::twoPlayers();
    setup.undo = true;
    std::string text = writeRecord(test::begun(setup));
    const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    const std::string move = "move К@b3 КОТ:b3c4d5 = 3\n";
    std::string undone = text;
    std::string repeated = text + move + "draw 1 Б\n";
    for (int i = 0; i < moves; ++i) {
        undone += move + "undo\n";
        repeated += move;
    }
    ASSERT_GT(undone.size(), std::size_t{2} << 20U);

    const ReadRecord whole = read(undone);
    ASSERT_TRUE(whole.match);
    EXPECT_FALSE(whole.error);
    EXPECT_EQ(whole.match->history().size(), 2U + 2U * moves);
    EXPECT_TRUE(whole.match->canRedo());

    const ReadRecord part = read(repeated);
    ASSERT_TRUE(part.error);
    EXPECT_EQ(part.error->kind, Kind::refused);
    EXPECT_EQ(part.error->line, lines + 3) << "the second move contradicts the first";
    EXPECT_EQ(part.error->refusal->reason, Reason::squareOccupied);
    ASSERT_TRUE(part.match);
    EXPECT_EQ(part.match->points(0), 3);
}

TEST(Record, WithTheLettersOfAnotherAlphabetIsRefusedAtTheLine) {
    const ReadRecord record = read(replaced(writeRecord(sample()), "КОТ:b3c4d5", "КІТ:b3c4d5"));
    ASSERT_TRUE(record.error);
    EXPECT_EQ(record.error->kind, Kind::badLine);
    EXPECT_EQ(record.error->line, 32);
    EXPECT_EQ(record.error->refusal->reason, Reason::foreignLetter);
}

TEST(Record, EveryTruncationOpensAsItsValidPart) {
    const std::string whole = writeRecord(sample());
    const std::size_t all = sample().entries().size();
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const ReadRecord record = read(whole.substr(0, length));
        ASSERT_TRUE(record.match || record.error);
        if (record.match) {
            ASSERT_LE(record.match->entries().size(), all);
        }
    }
}

RC_GTEST_PROP(Record, AnyDamageIsToldAndNeverBreaks, ()) {
    std::string text = writeRecord(sample());
    const int edits = *rc::gen::inRange(1, 6);
    for (int i = 0; i < edits; ++i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
        switch (*rc::gen::inRange(0, 3)) {
            case 0:
                text[at] = static_cast<char>(*rc::gen::inRange(0, 256));
                break;
            case 1:
                text.erase(at, *rc::gen::inRange<std::size_t>(1, 40));
                break;
            default:
                text.insert(at, text.substr(*rc::gen::inRange<std::size_t>(0, text.size()), 30));
                break;
        }
        if (text.empty())
            break;
    }
    const ReadRecord record = read(text);
    RC_ASSERT(record.match || record.error);
    if (record.match) {
        const ReadRecord again = read(writeRecord(*record.match));
        RC_ASSERT(!again.error);
        RC_ASSERT(again.match->state() == record.match->state());
    }
}

TEST(Record, OptionsOfAnotherGameAreOfNoAccount) {
    const std::string text =
        "bukvol-record 1\ngame: balda\nlanguage: ru\nletters: racks 9\ndeclaration: strict\n"
        "seat: person\nseat: person\n\nlot 1 2\nword БАЛДА\nmove К@b4 ЛАК:c3b3b4 = 3\n";
    const auto read = readRecord(text, [](const std::string&) { return test::miniRussian(); });
    ASSERT_TRUE(read.match && !read.error);
    EXPECT_EQ(read.match->setup().game, defaultOptions(GameKind::balda));
    EXPECT_EQ(read.match->state().position().letters.size(), read.match->language().alphabet.size());
    EXPECT_EQ(read.match->startWord(), test::word("БАЛДА"));
}

TEST(SetupLines, ReadBackWhatWasWrittenAndPassOverWhatCannotBeUsed) {
    MatchSetup setup;
    setup.language = "ru";
    setup.seats = {{"Мария", false, 0}, {"", true, 3}, {"Ёлка", false, 0}};
    setup.game = defaultOptions(GameKind::balda);
    setup.game.players = 3;
    setup.game.balda = evenedOut(baldaOn({7, 4}), 3);
    setup.game.balda.steps = Steps::king;
    setup.otherTags = {{"dictionary", "open"}};
    const std::string lines = record_text::writeSetup(setup);
    EXPECT_EQ(record_text::readSetup(lines, {}), setup);
    EXPECT_EQ(record_text::readSetup("clock: never\n\xff\nhints\nundo: yes\x01\n" + lines + "steps: ?", {}),
              setup);
    const MatchSetup nothing = record_text::readSetup("", setup);
    EXPECT_EQ(nothing.seats.size(), 2U);
    EXPECT_EQ(nothing.game.players, 2);
    EXPECT_EQ(nothing.game.balda.steps, Steps::king) << "as usual";
}

}  // namespace
}  // namespace bukvol
