#include "console/command_line.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <ostream>

#include "console/check_command.h"
#include "console/find_commands.h"
#include "console/replay_command.h"
#include "console/self_play_command.h"
#include "console/try_command.h"
#include "core/computer/level.h"

namespace bukvol::console {

namespace {

/// The options about words that several commands share.
void addWordOptions(CLI::App& command, WordSource& words) {
    static const std::map<std::string, bool> acceptOrRefuse{{"accept", true}, {"refuse", false}};
    static const std::map<std::string, DiminutivePolicy> diminutives{{"refuse", DiminutivePolicy::refuse},
                                                                     {"warn", DiminutivePolicy::warn},
                                                                     {"accept", DiminutivePolicy::accept}};
    command.add_option("--language", words.language, "language of play (ru)")->capture_default_str();
    command.add_option("--words", words.wordFile, "a plain word list in place of the dictionary");
    command.add_option("--played", words.played, "words already played, between commas")->delimiter(',');
    command.add_flag_function(
        "--fold-yo,!--no-fold-yo", [&words](std::int64_t given) { words.foldYo = given > 0; },
        "Е and Ё are one letter (usual in Балда)");
    command.add_flag("--fold-short-i", words.rules.foldShortI, "И and Й are one letter");
    command
        .add_option("--plural-only", words.acceptPluralOnly,
                    "nouns without a singular: accept (usual in Балда) or refuse")
        ->transform(CLI::CheckedTransformer(acceptOrRefuse));
    command.add_option("--diminutives", words.rules.diminutives, "diminutive forms: refuse, warn or accept")
        ->transform(CLI::CheckedTransformer(diminutives));
    command.add_flag("--refuse-obscene", words.rules.refuseObscene, "obscene words are refused");
    command.add_option("--min-length", words.rules.minLength, "letters a word has at least (2)")
        ->check(CLI::Range(1, 64));
}

void addGameOption(CLI::App& command, GameKind& game) {
    static const std::map<std::string, GameKind> games{{"bukvologika", GameKind::bukvologika},
                                                       {"balda", GameKind::balda}};
    command.add_option("--game", game, "the game whose rules hold: bukvologika or balda")
        ->transform(CLI::CheckedTransformer(games));
}

CLI::Option* addStepOption(CLI::App& command, Steps& steps) {
    static const std::map<std::string, Steps> names{{"king", Steps::king}, {"side", Steps::side}};
    return command.add_option("--step", steps, "king or side")->transform(CLI::CheckedTransformer(names));
}

/// The game and what only the rules of moves in Балда have.
std::vector<CLI::Option*> addRuleOptions(CLI::App& command, GameOptions& options) {
    addGameOption(command, options.game);
    return {addStepOption(command, options.balda.steps)
                ->description("Балда: placing and stepping by a side, or by a corner too: side or king"),
            command.add_flag("--reuse", options.balda.reuse, "Балда: a square may be used again in a word"),
            command.add_flag("--refuse-shown", options.balda.refuseShownWords,
                             "Балда: words that the board shows are refused")};
}

/// The options of the commands about positions. Балда has no opening.
void addPositionOptions(CLI::App& command, GameOptions& options, bool& opening) {
    const auto ofBalda = addRuleOptions(command, options);
    auto* first = command.add_flag("--opening", opening, "Буквологика: the move is one of the opening moves");
    for (CLI::Option* option : ofBalda)
        option->excludes(first);
}

/// To be called when all options are read.
void refuseOpeningOfBalda(const GameOptions& options, bool opening) {
    if (opening && options.game == GameKind::balda)
        throw CLI::ExcludesError("--opening", "--game balda: it has no opening moves");
}

/// The size of a board as a record writes it: "5x5", files by ranks.
CLI::Option* addBoardOption(CLI::App& command, Geometry& board) {
    return command.add_option_function<std::string>("--board", [&board](const std::string& text) {
        const auto read = boardOfText(text);
        if (!read)
            throw CLI::ValidationError("--board", "files x ranks are needed, as in 5x5");
        board = *read;
    });
}

/// The options of a match that are not about words, named as in a record (docs/record-format.md).
void addMatchOptions(CLI::App& command, GameOptions& options) {
    static const std::map<std::string, LetterSupply> supplies{{"common-bank", LetterSupply::commonBank},
                                                              {"racks", LetterSupply::racks}};
    static const std::map<std::string, StartSquareMode> modes{{"automatic", StartSquareMode::automatic},
                                                              {"by-hand", StartSquareMode::byHand}};
    command.add_option("--moves", options.movesPerPlayer, "Буквологика: moves of each player (7)");
    command.add_option("--opening-moves", options.openingMoves,
                       "Буквологика: of them placements by the start square (2)");
    command
        .add_option("--letters", options.supply,
                    "Буквологика: letters of all, or of each: common-bank or racks")
        ->transform(CLI::CheckedTransformer(supplies));
    command.add_option("--letters-at-hand", options.lettersAtHand, "Буквологика: how many they are (9)");
    command.add_option("--start-square", options.startSquare, "Буквологика: automatic or by-hand")
        ->transform(CLI::CheckedTransformer(modes));
    addRuleOptions(command, options);
}

}  // namespace

int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out,
        std::ostream& messages) {
    CLI::App app("Буквол in the console: words, moves and records by the rules of the games.", "bukvol-cli");
    app.set_version_flag("--version", "bukvol-cli " BUKVOL_VERSION);
    app.require_subcommand(1);
    std::function<int()> command;

    CheckCommand check;
    auto* checkApp = app.add_subcommand("check", "tell the verdict on words");
    addWordOptions(*checkApp, check.words);
    addGameOption(*checkApp, check.game);
    checkApp->add_flag("--gloss", check.gloss, "tell what the word means");
    checkApp->add_option("words", check.checked, "the words")->required();
    checkApp->callback([&] { command = [&] { return check.run(out, messages); }; });

    TryCommand trial;
    auto* tryApp = app.add_subcommand("try", "tell what the rules say to a move");
    addWordOptions(*tryApp, trial.words);
    addPositionOptions(*tryApp, trial.options, trial.opening);
    tryApp->add_option("--position", trial.position, "BOARD BANK, or - for standard input")->required();
    tryApp->add_option("--move", trial.move, "a change, then the word with its snake; or -- for a pass")
        ->required();
    tryApp->callback([&] {
        refuseOpeningOfBalda(trial.options, trial.opening);
        command = [&] { return trial.run(in, out, messages); };
    });

    MovesCommand moves;
    auto* movesApp = app.add_subcommand("moves", "find the moves there are in a position");
    addWordOptions(*movesApp, moves.words);
    addPositionOptions(*movesApp, moves.options, moves.opening);
    movesApp->add_option("--position", moves.position, "BOARD BANK, or - for standard input")->required();
    movesApp->add_option("--kinds", moves.kinds, "kinds of move, between commas")->delimiter(',');
    bool oneBest = false;  // what is done without --all; the flag only says so
    auto* best = movesApp->add_flag("--best", oneBest, "one move of the highest score (unless --all)");
    movesApp->add_flag("--all", moves.all, "one move for every pair of kind and word, best first")
        ->excludes(best);
    movesApp->add_option("--limit", moves.limit, "the most moves told");
    movesApp->callback([&] {
        refuseOpeningOfBalda(moves.options, moves.opening);
        command = [&] { return moves.run(in, out, messages); };
    });

    WordsCommand shown;
    auto* wordsApp = app.add_subcommand("words", "count the words that boards on standard input show");
    addWordOptions(*wordsApp, shown.words);
    addGameOption(*wordsApp, shown.game);
    addStepOption(*wordsApp, shown.steps);
    wordsApp->callback([&] { command = [&] { return shown.run(in, out, messages); }; });

    ReplayCommand replay;
    auto* replayApp = app.add_subcommand("replay", "play a record by the rules");
    replayApp->add_option("file", replay.file, "the record")->required();
    replayApp->callback([&] { command = [&] { return replay.run(out, messages); }; });

    SelfPlayCommand selfPlay;
    auto* selfPlayApp = app.add_subcommand("selfplay", "let the computer play against itself");
    addWordOptions(*selfPlayApp, selfPlay.words);
    addMatchOptions(*selfPlayApp, selfPlay.options);
    addBoardOption(*selfPlayApp, selfPlay.options.balda.board)->description("Балда: the board (5x5)");
    selfPlayApp->add_option("--word-length", selfPlay.wordLength,
                            "Балда: letters of the start word (as many as fit into a row)");
    selfPlayApp->add_option("--levels", selfPlay.levels, "the level of each player, between commas")
        ->delimiter(',')
        ->required()
        ->check(CLI::Range(1, computerLevels));
    selfPlayApp->add_option("--games", selfPlay.games, "matches to play (100)")
        ->check(CLI::Range(1, 1000000));
    selfPlayApp->add_option("--seed", selfPlay.seed, "of all chance in them (1)");
    selfPlayApp->callback([&] { command = [&] { return selfPlay.run(out, messages); }; });

    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend() - 1);
    try {
        app.parse(std::move(reversed));
    } catch (const CLI::ParseError& error) {
        return app.exit(error, out, messages) == 0 ? exitDone : exitWrongUsage;
    }
    return command();
}

}  // namespace bukvol::console
