#include "console/command_line.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "core/lexicon/lexicon_writer.h"
#include "core/lexicon/source_folder.h"
#include "core/match/record.h"
#include "support/move_table.h"
#include "support/test_language.h"

namespace bukvol {
namespace {

using Json = nlohmann::json;

struct Answer {
    int exit = 0;
    std::vector<Json> lines;
    std::string messages;
};

/// Runs the console with the mini-Russian lexicon as Russian.
class ConsoleTest : public testing::Test {
protected:
    ConsoleTest() {
        const auto source = readSourceFolder(BUKVOL_TEST_DATA "/mini-ru");
        const auto bytes = compileLexicon(*source);
        std::ofstream file(folder_.path() / "ru.lexicon", std::ios::binary);
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        setenv("BUKVOL_DATA_DIR", folder_.path().c_str(), 1);
    }
    ~ConsoleTest() override { unsetenv("BUKVOL_DATA_DIR"); }

    static Answer run(std::vector<std::string> arguments, const std::string& input = {}) {
        arguments.insert(arguments.begin(), "bukvol-cli");
        std::istringstream in(input);
        std::ostringstream out;
        std::ostringstream messages;
        Answer answer;
        answer.exit = console::run(arguments, in, out, messages);
        std::istringstream lines(out.str());
        for (std::string line; std::getline(lines, line);)
            answer.lines.push_back(Json::parse(line, nullptr, false));
        answer.messages = messages.str();
        return answer;
    }

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const auto file = folder_.path() / name;
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }

    const std::filesystem::path& folder() const { return folder_.path(); }

private:
    test::TemporaryFolder folder_;
};

TEST_F(ConsoleTest, TryAnswersEveryRowOfTheRules) {
    for (const auto& row : test::readMoveTable()) {
        SCOPED_TRACE("moves.txt:" + std::to_string(row.line));
        std::vector<std::string> arguments{"try", "--position", row.position, "--move", row.move};
        // The options that take a value have it in the next column word.
        const std::set<std::string> withValue{"played", "min-length", "plural-only", "diminutives"};
        for (std::size_t i = 0; i < row.options.size(); ++i) {
            arguments.push_back("--" + row.options[i]);
            if (withValue.contains(row.options[i]))
                arguments.push_back(row.options[++i]);
        }
        const Answer answer = run(arguments);
        ASSERT_EQ(answer.lines.size(), 1U) << answer.messages;
        const Json& line = answer.lines[0];
        if (line.at("legal").get<bool>()) {
            EXPECT_EQ(answer.exit, 0);
            EXPECT_EQ(
                std::to_string(line.at("score").get<int>()) + ' ' + line.at("position").get<std::string>(),
                row.expected);
        } else {
            EXPECT_EQ(answer.exit, 1);
            EXPECT_EQ(line.at("reason"), row.expected);
        }
    }
}

TEST_F(ConsoleTest, TryReadsPositionsFromStandardInput) {
    const Answer answer =
        run({"try", "--position", "-", "--move", "= КОТ:a1b1c1"}, "КОТ -\n*** -\nТОК -\nчепуха\n");
    ASSERT_EQ(answer.lines.size(), 4U);
    EXPECT_TRUE(answer.lines[0].at("legal").get<bool>());
    EXPECT_TRUE(answer.lines[1].at("legal").get<bool>());
    EXPECT_EQ(answer.lines[2].at("reason"), "letter-mismatch");
    EXPECT_EQ(answer.lines[3].at("reason"), "malformed");
    EXPECT_EQ(answer.exit, 1);
}

TEST_F(ConsoleTest, RefusalsSayWhatTheyAreAbout) {
    const Answer square = run({"try", "--position", "КОТ/3 А", "--move", "А@b2 КОТ:a2b2c2"});
    EXPECT_EQ(square.lines[0].at("square"), "b2");
    const Answer letter = run({"try", "--position", "КОТ/3 А", "--move", "Б@b1 КОТ:a2b2c2"});
    EXPECT_EQ(letter.lines[0].at("letter"), "Б");
    const Answer word = run({"try", "--position", "КОТЫ -", "--move", "= КОТЫ:a1b1c1d1"});
    EXPECT_EQ(word.lines[0].at("lemma"), "КОТ");
}

TEST_F(ConsoleTest, CheckTellsVerdictsWithTheirReasons) {
    const Answer answer = run({"check", "--language", "ru", "КОТ", "коты", "ДОМИК", "ЕЖ", "CAT", "К"});
    ASSERT_EQ(answer.lines.size(), 6U);
    EXPECT_EQ(answer.lines[0].at("verdict"), "accepted");
    EXPECT_EQ(answer.lines[1].at("word"), "КОТЫ");
    EXPECT_EQ(answer.lines[1].at("verdict"), "word-plural");
    EXPECT_EQ(answer.lines[1].at("lemma"), "КОТ");
    EXPECT_EQ(answer.lines[2].at("verdict"), "word-diminutive");
    EXPECT_EQ(answer.lines[2].at("lemma"), "ДОМ");
    EXPECT_EQ(answer.lines[3].at("near").at(0), "ЁЖ");
    EXPECT_EQ(answer.lines[4].at("verdict"), "foreign-letter");
    EXPECT_EQ(answer.lines[5].at("verdict"), "word-too-short");
    EXPECT_EQ(answer.exit, 1);
    EXPECT_EQ(run({"check", "КОТ", "ТОН"}).exit, 0);
}

TEST_F(ConsoleTest, CheckShowsYoWhereTheOptionFoldsIt) {
    const Answer answer = run({"check", "--fold-yo", "еж"});
    EXPECT_EQ(answer.lines[0].at("verdict"), "accepted");
    EXPECT_EQ(answer.lines[0].at("word"), "ЁЖ");
}

TEST_F(ConsoleTest, APlainListReplacesTheDictionary) {
    const auto list = write("words.txt", "слон\r\nМОРЖ\nдва слова\n\n");
    const Answer answer = run({"check", "--words", list, "СЛОН", "морж", "КОТ"});
    EXPECT_EQ(answer.lines[0].at("verdict"), "accepted");
    EXPECT_EQ(answer.lines[1].at("verdict"), "accepted");
    EXPECT_EQ(answer.lines[2].at("verdict"), "word-unknown");
    EXPECT_NE(answer.messages.find("words.txt:3"), std::string::npos);
}

TEST_F(ConsoleTest, MovesTellsOneBestMoveOrAllPairsOfKindAndWord) {
    const std::string position = "7/7/2О*Н2/2*А*2/2Т*Р2/7/7 КОСЛЕНИПА";
    const Answer best = run({"moves", "--position", position, "--best"});
    ASSERT_EQ(best.lines.size(), 1U) << best.messages;
    EXPECT_EQ(best.lines[0].at("word"), "КОНТОРА");
    EXPECT_EQ(best.lines[0].at("score"), 7);
    const std::string move = best.lines[0].at("move");
    EXPECT_EQ(run({"try", "--position", position, "--move", move}).exit, 0);

    const Answer all = run({"moves", "--position", position, "--all"});
    std::set<std::pair<std::string, std::string>> pairs;
    int before = 100;
    for (const Json& line : all.lines) {
        EXPECT_TRUE(pairs.emplace(line.at("kind"), line.at("word")).second) << "each pair once";
        EXPECT_LE(line.at("score").get<int>(), before) << "best first";
        before = line.at("score");
        EXPECT_EQ(run({"try", "--position", position, "--move", line.at("move")}).exit, 0) << line;
    }
    EXPECT_TRUE(pairs.contains({"status-quo", "НОТА"}));
    EXPECT_TRUE(pairs.contains({"placement", "КОТ"}));
    EXPECT_EQ(run({"moves", "--position", position, "--all", "--limit", "3"}).lines.size(), 3U);
    for (const Json& line :
         run({"moves", "--position", position, "--all", "--kinds", "castling,transfer"}).lines)
        EXPECT_TRUE(line.at("kind") == "castling" || line.at("kind") == "transfer");
    for (const Json& line :
         run({"moves", "--position", position, "--all", "--opening", "--played", "КОТ"}).lines) {
        EXPECT_EQ(line.at("kind"), "placement");
        EXPECT_NE(line.at("word"), "КОТ");
    }
    EXPECT_TRUE(run({"moves", "--position", "7 -", "--best"}).lines.empty());
    EXPECT_EQ(run({"moves", "--position", "-", "--best"}, position + "\nчепуха\n").lines.size(), 2U);
    EXPECT_EQ(run({"moves", "--position", position, "--kinds", "leap"}).exit, 2);
}

TEST_F(ConsoleTest, WordsCountsWhatBoardsShow) {
    const Answer king = run({"words"}, "КОТ\nНО/ТА\n***\n8\nчепуха -\nЧАЙ/ТОК\n");
    ASSERT_EQ(king.lines.size(), 6U);
    const std::vector<int> expected{1, 2, 6};
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_EQ(king.lines[i].at("words"), expected[i]) << i;
    EXPECT_EQ(king.lines[3].at("words"), 0);
    EXPECT_EQ(king.lines[5].at("words"), 2);
    EXPECT_EQ(run({"words", "--step", "side"}, "НО/ТА\n").lines[0].at("words"), 0);
    EXPECT_EQ(run({"words", "--min-length", "4"}, "НО/ТА\n").lines[0].at("words"), 1);
    EXPECT_EQ(run({"words", "--step", "diagonal"}, "НО/ТА\n").exit, 2);
}

TEST_F(ConsoleTest, WrongUsageIsToldOnStandardErrorWithExitTwo) {
    const auto wrong = [](const std::vector<std::string>& arguments) {
        const Answer answer = run(arguments);
        EXPECT_EQ(answer.exit, 2);
        EXPECT_TRUE(answer.lines.empty());
        EXPECT_FALSE(answer.messages.empty());
    };
    wrong({});
    wrong({"juggle"});
    wrong({"check"});
    wrong({"check", "--language", "xx", "КОТ"});
    wrong({"check", "--language", "../ru", "КОТ"});
    wrong({"check", "--words", "/nonexistent", "КОТ"});
    wrong({"check", "--diminutives", "perhaps", "КОТ"});
    wrong({"try", "--position", "КОТ -"});
    wrong({"try", "--position", "КОТ -", "--move", "--", "--played", "CAT"});
    wrong({"replay", "/nonexistent.bukvol"});
}

TEST_F(ConsoleTest, ADamagedLexiconIsRefusedWithAMessage) {
    write("ru.lexicon", "BUKVOL nothing of the kind");
    const Answer answer = run({"check", "КОТ"});
    EXPECT_EQ(answer.exit, 2);
    EXPECT_FALSE(answer.messages.empty());
}

TEST_F(ConsoleTest, ReplaySaysWhatAFileIsThatIsNoRecord) {
    const std::string header =
        "bukvol-record 1\ngame: bukvologika\nlanguage: ru\nseat: person А\nseat: person Б\n";
    struct Case {
        std::string content;
        std::string error;
        int line;
    };
    for (const Case& c : {Case{"", "not-a-record", 0},
                          {std::string("\x7F"
                                       "ELF\0\1\2",
                                       7),
                           "not-a-record", 1},
                          {std::string(maxRecordSize + 1, ' '), "too-large", 0},
                          {header + "alphabet: A B C\n\nlot 1 2\n", "other-alphabet", 6},
                          {header + "\nlot 2 2\n", "bad-order", 7}}) {
        const auto file = write("other.bukvol", c.content);
        const Answer answer = run({"replay", file});
        EXPECT_EQ(answer.exit, 1);
        ASSERT_EQ(answer.lines.size(), 1U) << answer.messages;
        EXPECT_EQ(answer.lines[0].at("error"), c.error);
        EXPECT_EQ(answer.lines[0].at("line"), c.line);
        EXPECT_NE(answer.messages.find(c.error), std::string::npos);
    }
}

TEST_F(ConsoleTest, AWordListMayHoldAnything) {
    const auto file = write(
        "words.txt", "кот\n" + std::string(200, 'x') + "\n" + [] {
            std::string word;
            for (int i = 0; i < 65; ++i)
                word += "а";
            return word;
        }() + "\n\xFF\xFE\nнота\n");
    const Answer answer = run({"check", "--words", file, "КОТ", "НОТА"});
    ASSERT_EQ(answer.lines.size(), 2U) << answer.messages;
    EXPECT_EQ(answer.lines[0].at("verdict"), "accepted");
    EXPECT_EQ(answer.lines[1].at("verdict"), "accepted");
    EXPECT_NE(answer.messages.find("words.txt:3:"), std::string::npos) << "a word longer than words are";
}

TEST_F(ConsoleTest, ReplayTellsSheetPositionAndResult) {
    MatchSetup setup;
    setup.language = "ru";
    setup.seats = {{"Мария", false, 0}, {"Команда «Ёлка»", false, 0}};
    setup.orderByLot = false;
    setup.game.movesPerPlayer = 1;
    Match match(setup, test::miniRussian(), {0, 1});
    const auto letters = [](const std::string& text) { return test::word(text); };
    ASSERT_TRUE(match.perform(DealStartSquare{letters("АТОРН")}));
    ASSERT_TRUE(match.perform(DrawLetters{0, letters("КОСЛЕНИПА")}));
    const auto move = parseMove("К@b3 КОТ:b3c4d5", match.language().alphabet);
    ASSERT_TRUE(match.perform(PlayMove{*move, false}, Milliseconds(1234)));
    ASSERT_TRUE(match.perform(DrawLetters{0, letters("Б")}));
    ASSERT_TRUE(match.perform(Pass{}));

    const auto file = write("match.bukvol", writeRecord(match));
    const Answer answer = run({"replay", file});
    EXPECT_EQ(answer.exit, 0) << answer.messages;
    ASSERT_EQ(answer.lines.size(), 3U);
    EXPECT_EQ(answer.lines[0].at("name"), "Мария");
    EXPECT_EQ(answer.lines[0].at("move"), "К@b3 КОТ:b3c4d5");
    EXPECT_EQ(answer.lines[0].at("kind"), "placement");
    EXPECT_EQ(answer.lines[0].at("score"), 3);
    EXPECT_EQ(answer.lines[1].at("move"), "--");
    EXPECT_EQ(answer.lines[2].at("position"), toText(match.state().position(), match.language().alphabet));
    EXPECT_EQ(answer.lines[2].at("result"), "win");

    const auto damaged = write("damaged.bukvol", writeRecord(match) + "move К@b3 КО");
    const Answer damage = run({"replay", damaged});
    EXPECT_EQ(damage.exit, 1);
    ASSERT_EQ(damage.lines.size(), 4U);
    EXPECT_EQ(damage.lines[3].at("error"), "bad-line");
    EXPECT_GT(damage.lines[3].at("line").get<int>(), 20);
}

}  // namespace
}  // namespace bukvol
