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
        for (std::size_t i = 0; i < row.options.size(); ++i) {
            arguments.push_back("--" + row.options[i]);
            if (test::takesValue(row.options[i]))
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

TEST_F(ConsoleTest, MovesOfBaldaArePlacementsOfAnyLetter) {
    const std::string position = "5/5/БАЛДА/5/5";
    const auto words = [&](std::vector<std::string> options) {
        std::vector<std::string> arguments{"moves", "--game", "balda", "--position", position, "--all"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        std::set<std::string> found;
        for (const Json& line : run(arguments).lines) {
            EXPECT_EQ(line.at("kind"), "placement");
            found.insert(line.at("word").get<std::string>());
        }
        return found;
    };
    EXPECT_EQ(words({}), (std::set<std::string>{"БАЛДА", "ЛАК"}));
    EXPECT_EQ(words({"--played", "БАЛДА"}), std::set<std::string>{"ЛАК"});
    EXPECT_EQ(words({"--refuse-shown"}), std::set<std::string>{"ЛАК"});
    EXPECT_EQ(run({"moves", "--game", "balda", "--position", position, "--opening", "--step", "king"}).exit,
              2);
}

TEST_F(ConsoleTest, BaldaHasNoOpening) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"moves", "--game", "balda", "--position", "3/КО1/3", "--opening"},
          {"try", "--opening", "--position", "3/КО1/3", "--move", "Т@c2 КОТ:a2b2c2", "--game", "balda"}}) {
        const Answer answer = run(arguments);
        EXPECT_EQ(answer.exit, 2);
        EXPECT_TRUE(answer.lines.empty());
        EXPECT_NE(answer.messages.find("no opening moves"), std::string::npos) << answer.messages;
    }
}

TEST_F(ConsoleTest, SelfPlayTakesTheOptionsOfBalda) {
    const auto play = [](const std::vector<std::string>& options) {
        std::vector<std::string> arguments{"selfplay", "--game", "balda", "--levels", "2,3", "--games", "2"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        return run(arguments);
    };
    const Answer usual = play({});
    EXPECT_EQ(usual.exit, 0) << usual.messages;
    ASSERT_EQ(usual.lines.size(), 3U);
    const Answer variant = play({"--board", "4x4", "--step", "king", "--reuse", "--refuse-shown"});
    EXPECT_EQ(variant.exit, 0) << variant.messages;
    ASSERT_EQ(variant.lines.size(), 3U);
    EXPECT_NE(usual.lines.back(), variant.lines.back());
    EXPECT_EQ(play({"--board", "5x5", "--word-length", "3"}).exit, 0);

    const auto refusedFor = [&](const std::vector<std::string>& options, const std::string& reason) {
        const Answer answer = play(options);
        EXPECT_EQ(answer.exit, 2);
        EXPECT_NE(answer.messages.find(reason), std::string::npos) << answer.messages;
    };
    refusedFor({"--board", "5x4"}, "uneven-cells");
    refusedFor({"--board", "9x9"}, "board-size");
    refusedFor({"--word-length", "6"}, "start-word-place");
    refusedFor({"--board", "8x8", "--word-length", "8"}, "no start word of 8 letters");
    refusedFor({"--board", "five"}, "as in 5x5");
}

TEST_F(ConsoleTest, WordsCountsWhatBoardsShow) {
    const Answer king = run({"words"}, "КОТ\nНО/ТА\n***\n8\nчепуха -\nЧАЙ/ТОК\n");
    ASSERT_EQ(king.lines.size(), 6U);
    const std::vector<int> expected{1, 2, 8};
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_EQ(king.lines[i].at("words"), expected[i]) << i;
    EXPECT_EQ(king.lines[3].at("words"), 0);
    EXPECT_EQ(king.lines[5].at("words"), 2);
    EXPECT_EQ(run({"words", "--step", "side"}, "НО/ТА\n").lines[0].at("words"), 0);
    EXPECT_EQ(run({"words", "--min-length", "4"}, "НО/ТА\n").lines[0].at("words"), 1);
    EXPECT_EQ(run({"words", "--step", "diagonal"}, "НО/ТА\n").exit, 2);
}

TEST_F(ConsoleTest, SelfPlayIsTheSameFromTheSameSeedAndAddsUp) {
    const std::vector<std::string> command{"selfplay", "--levels",       "1,5,3",  "--games",
                                           "4",        "--seed",         "3",      "--moves",
                                           "2",        "--start-square", "by-hand"};
    const Answer answer = run(command);
    EXPECT_EQ(answer.exit, 0) << answer.messages;
    ASSERT_EQ(answer.lines.size(), 5U);
    std::vector<int> wins(3, 0);
    int draws = 0;
    for (int i = 0; i < 4; ++i) {
        const Json& line = answer.lines[static_cast<std::size_t>(i)];
        EXPECT_EQ(line.at("match"), i + 1);
        EXPECT_EQ(line.at("begins"), i % 3 + 1) << "they begin in turn";
        const auto points = line.at("points").get<std::vector<int>>();
        ASSERT_EQ(points.size(), 3U);
        const int most = std::max({points[0], points[1], points[2]});
        if (line.at("winner").is_null()) {
            EXPECT_GE(std::count(points.begin(), points.end(), most), 2);
            ++draws;
        } else {
            const auto winner = line.at("winner").get<std::size_t>() - 1;
            EXPECT_EQ(points.at(winner), most);
            ++wins[winner];
        }
    }
    EXPECT_EQ(answer.lines[4].at("wins"), Json(wins));
    EXPECT_EQ(answer.lines[4].at("draws"), draws);
    EXPECT_EQ(answer.lines[4].at("seed"), 3);
    EXPECT_EQ(run(command).lines, answer.lines);
    auto otherSeed = command;
    otherSeed[6] = "4";
    EXPECT_NE(run(otherSeed).lines, answer.lines);
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
    wrong({"selfplay"});
    wrong({"selfplay", "--levels", "1,6"});
    wrong({"selfplay", "--levels", "3"});
    wrong({"selfplay", "--levels", "1,2", "--games", "0"});
    wrong({"selfplay", "--levels", "1,2", "--letters-at-hand", "90"});
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

TEST_F(ConsoleTest, ReplayOfBaldaTellsTheStartWordAndNoBank) {
    const auto file = write("balda.bukvol",
                            "bukvol-record 1\ngame: balda\nlanguage: ru\nseat: person А\nseat: person Б\n\n"
                            "lot 1 2\nword БАЛДА\nmove К@b4 ЛАК:c3b3b4 = 3\n");
    const Answer answer = run({"replay", file.string()});
    EXPECT_EQ(answer.exit, 0) << answer.messages;
    ASSERT_EQ(answer.lines.size(), 2U);
    EXPECT_EQ(answer.lines[1].at("start-word"), "БАЛДА");
    EXPECT_EQ(answer.lines[1].at("position"), "5/1К3/БАЛДА/5/5");
}

}  // namespace
}  // namespace bukvol
