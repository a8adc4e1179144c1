#include "core/snake/game_options.h"

#include <algorithm>
#include <array>

#include "core/language/letter_bag.h"
#include "core/snake/start_square.h"

namespace bukvol {

namespace {

constexpr std::array<std::string_view, gameKindCount> gameCodes{"bukvologika", "balda"};

bool within(int value, int low, int high) {
    return value >= low && value <= high;
}

/// Collects the problems for which a condition does not hold.
class Problems {
public:
    void expect(bool holds, OptionsProblem problem) {
        if (!holds)
            found_.push_back(problem);
    }
    std::vector<OptionsProblem> take() { return std::move(found_); }

private:
    std::vector<OptionsProblem> found_;
};

void expectBukvologika(Problems& problems, const GameOptions& options, const Language& language) {
    problems.expect(within(options.lettersAtHand, 5, 15), OptionsProblem::lettersAtHand);
    problems.expect(within(options.openingMoves, 1, 2), OptionsProblem::openingMoves);
    problems.expect(within(options.movesPerPlayer, 1, 99), OptionsProblem::movesPerPlayer);
    const LetterBag bag(language.tiles);
    const int hands = options.supply == LetterSupply::commonBank ? 1 : options.players;
    problems.expect(bag.size() >= startLetterCount + hands * options.lettersAtHand,
                    OptionsProblem::bagTooSmall);
    const Folding folding = options.words.folding(language);
    LetterSet classes;
    for (std::size_t letter = 0; letter < language.alphabet.size(); ++letter)
        classes.insert(folding.canonical(static_cast<Letter>(letter)));
    problems.expect(classes.size() >= startLetterCount, OptionsProblem::tooFewLetters);
}

void expectBalda(Problems& problems, const GameOptions& options) {
    const Geometry& board = options.balda.board;
    if (!within(board.files, 3, maxBoardSide) || !within(board.ranks, 3, maxBoardSide)) {
        problems.expect(false, OptionsProblem::boardSize);
        return;
    }
    const int length = options.balda.wordLength;
    const Square first = options.balda.wordStart;
    const bool onBoard = length >= 2 && board.contains(first) && first.file() + length <= board.files;
    problems.expect(onBoard, OptionsProblem::startWordPlace);
    const int empty = board.files * board.ranks - length;
    problems.expect(!onBoard || options.players == 0 || empty % options.players == 0,
                    OptionsProblem::unevenCells);
}

}  // namespace

std::string_view code(GameKind game) {
    return gameCodes[static_cast<std::size_t>(game)];
}

std::optional<GameKind> gameKindOfCode(std::string_view code) {
    const auto* const found = std::find(gameCodes.begin(), gameCodes.end(), code);
    if (found == gameCodes.end())
        return std::nullopt;
    return static_cast<GameKind>(found - gameCodes.begin());
}

BaldaOptions baldaOn(Geometry board) {
    BaldaOptions options;
    options.board = board;
    options.wordStart = Square(0, board.ranks / 2);
    options.wordLength = board.files;
    return options;
}

WordRules defaultWordRules(GameKind game) {
    WordRules rules;
    rules.foldYo = game == GameKind::balda;
    rules.acceptPluralOnly = game == GameKind::balda;
    return rules;
}

GameOptions defaultOptions(GameKind game) {
    GameOptions options;
    options.game = game;
    options.words = defaultWordRules(game);
    return options;
}

MoveRules moveRules(const GameOptions& options) {
    if (options.game == GameKind::bukvologika)
        return bukvologikaRules();
    return baldaRules(options.balda.steps, options.balda.reuse, options.balda.refuseShownWords);
}

Geometry boardOf(const GameOptions& options) {
    return options.game == GameKind::balda ? options.balda.board : Geometry{};
}

Result<Position, PositionError> parsePosition(GameKind game, std::string_view text,
                                              const Alphabet& alphabet) {
    const bool anyLetter = game == GameKind::balda;
    auto position = parsePosition(text, alphabet, !anyLetter);
    if (position && anyLetter)
        position.value().letters = alphabet.letters();
    return position;
}

std::string toText(GameKind game, const Position& position, const Alphabet& alphabet) {
    return game == GameKind::balda ? toText(position.board, alphabet) : toText(position, alphabet);
}

std::vector<OptionsProblem> problemsOf(const GameOptions& options, const Language& language) {
    Problems problems;
    problems.expect(within(options.players, 2, 6), OptionsProblem::players);
    problems.expect(within(options.words.minLength, 2, 10), OptionsProblem::minLength);
    if (options.game == GameKind::balda)
        expectBalda(problems, options);
    else
        expectBukvologika(problems, options, language);
    return problems.take();
}

}  // namespace bukvol
