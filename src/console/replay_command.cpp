#include "console/replay_command.h"

#include <fstream>
#include <iterator>
#include <ostream>

#include "console/command_line.h"
#include "console/json.h"
#include "core/lexicon/lexicon_folder.h"
#include "core/match/record.h"

namespace bukvol::console {

namespace {

/// One move of the score sheet as an object.
Json sheetLine(const Match& match, int player, const SheetCell& cell) {
    const Alphabet& alphabet = match.language().alphabet;
    Json line{{"player", player + 1}, {"name", match.seat(player).name}};
    const GameAction& action = match.entries()[cell.entry].action;
    if (cell.moveKind)
        line["kind"] = code(*cell.moveKind);
    if (const auto* play = std::get_if<PlayMove>(&action))
        line["move"] = toText(play->move, alphabet);
    else if (const auto* failed = std::get_if<FailMove>(&action)) {
        line["move"] = toText(failed->move, alphabet);
        line["refused"] = code(failed->reason);
    } else {
        line["move"] = passText;
    }
    if (!cell.word.empty())
        line["word"] = alphabet.text(cell.word);
    line["score"] = cell.score;
    if (cell.byAgreement)
        line["by-agreement"] = true;
    if (cell.ownWord)
        line["own-word"] = true;
    return line;
}

void writeScoreSheet(const Match& match, std::ostream& out) {
    const auto sheet = match.scoreSheet();
    for (std::size_t round = 0;; ++round) {
        bool any = false;
        for (std::size_t player = 0; player < sheet.size(); ++player) {
            if (round >= sheet[player].size())
                continue;
            any = true;
            writeLine(out, sheetLine(match, static_cast<int>(player), sheet[player][round]));
        }
        if (!any)
            return;
    }
}

Json summary(const Match& match) {
    Json scores = Json::array();
    for (int player = 0; player < match.players(); ++player)
        scores.push_back({{"name", match.seat(player).name},
                          {"words", match.state().scores[static_cast<std::size_t>(player)]},
                          {"points", match.points(player)}});
    const Alphabet& alphabet = match.language().alphabet;
    Json object{{"position", toText(match.setup().game.game, match.state().position(), alphabet)},
                {"scores", scores},
                {"over", match.over()}};
    if (const auto word = match.startWord())
        object["start-word"] = alphabet.text(*word);
    if (match.over()) {
        Json leaders = Json::array();
        for (const int player : match.leaders())
            leaders.push_back(match.seat(player).name);
        object["result"] = leaders.size() == 1 ? "win" : "draw";
        object["leaders"] = leaders;
    }
    return object;
}

Json damage(const RecordError& error, const Match* match) {
    Json object{{"line", error.line}, {"error", code(error.kind)}};
    if (!error.about.empty())
        object["text"] = error.about;
    if (error.refusal && match != nullptr)
        addRefusal(object, *error.refusal, match->language().alphabet);
    return object;
}

}  // namespace

int ReplayCommand::run(std::ostream& out, std::ostream& messages) const {
    std::ifstream input(file, std::ios::binary);
    if (!input) {
        messages << "bukvol-cli: cannot open the record " << file << '\n';
        return exitWrongUsage;
    }
    // One byte more than is allowed is enough to know that it is too large.
    std::string text(maxRecordSize + 1, '\0');
    input.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(input.gcount()));

    const LexiconFolder folder = LexiconFolder::ofProgram();
    const ReadRecord record = readRecord(text, [&](const std::string& code) -> Lexicon::Pointer {
        auto lexicon = folder.open(code);
        return lexicon ? *lexicon : nullptr;
    });
    if (record.match) {
        writeScoreSheet(*record.match, out);
        writeLine(out, summary(*record.match));
    }
    if (record.otherLexicon)
        messages
            << "bukvol-cli: the record was judged by another edition of the dictionary; its verdicts stand\n";
    if (record.error) {
        writeLine(out, damage(*record.error, record.match ? &*record.match : nullptr));
        messages << "bukvol-cli: " << file << ':' << record.error->line << ": " << code(record.error->kind)
                 << '\n';
        return exitRefused;
    }
    return exitDone;
}

}  // namespace bukvol::console
