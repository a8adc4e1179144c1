#include "core/snake/game_options.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <utility>

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
    std::vector<OptionsProblem> take() { return std::exchange(found_, {}); }

private:
    std::vector<OptionsProblem> found_;
};

void expectRanges(Problems& problems, const GameOptions& options) {
    problems.expect(within(options.players, 2, 6), OptionsProblem::players);
    problems.expect(within(options.words.minLength, 2, 10), OptionsProblem::minLength);
    if (options.game == GameKind::bukvologika) {
        problems.expect(within(options.lettersAtHand, 5, 15), OptionsProblem::lettersAtHand);
        problems.expect(within(options.openingMoves, 1, 2), OptionsProblem::openingMoves);
        problems.expect(within(options.movesPerPlayer, 1, 99), OptionsProblem::movesPerPlayer);
    }
}

/// What Буквологика needs of a language.
void expectLetters(Problems& problems, const GameOptions& options, const Language& language) {
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

bool isSide(int squares) {
    return within(squares, smallestBaldaSide, maxBoardSide);
}

void expectBoard(Problems& problems, const GameOptions& options) {
    const Geometry& board = options.balda.board;
    if (!isSide(board.files) || !isSide(board.ranks)) {
        problems.expect(false, OptionsProblem::boardSize);
        return;
    }
    const int length = options.balda.wordLength;
    const Square first = options.balda.wordStart;
    const bool onBoard = length >= std::max(2, options.words.minLength) && board.contains(first) &&
                         first.file() + length <= board.files;
    problems.expect(onBoard, OptionsProblem::startWordPlace);
    problems.expect(!onBoard || options.players == 0 || emptySquares(options.balda) % options.players == 0,
                    OptionsProblem::unevenCells);
}

int middle(int ranks) {
    return ranks / 2;
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

void layStartWord(BaldaOptions& options, int rank, int letters) {
    options.wordLength = letters;
    options.wordStart = Square((options.board.files - letters) / 2, rank);
}

BaldaOptions baldaOn(Geometry board) {
    BaldaOptions options;
    options.board = board;
    layStartWord(options, middle(board.ranks), board.files);
    return options;
}

int emptySquares(const BaldaOptions& options) {
    return options.board.files * options.board.ranks - options.wordLength;
}

BaldaOptions evenedOut(const BaldaOptions& options, int players) {
    // Rather another word than another board, and then one as long as the row.
    constexpr int anotherBoard = 100;
    BaldaOptions best = options;
    int bestDistance =
        players < 1 || emptySquares(options) % players == 0 ? 0 : std::numeric_limits<int>::max();
    const Geometry& board = options.board;
    for (int files = smallestBaldaSide; files <= maxBoardSide; ++files) {
        for (int ranks = smallestBaldaSide; ranks <= maxBoardSide; ++ranks) {
            const int apart = std::abs(files - board.files) + std::abs(ranks - board.ranks);
            const int rank = options.wordStart.rank() == middle(board.ranks)
                                 ? middle(ranks)
                                 : std::min(options.wordStart.rank(), ranks - 1);
            for (int letters = files; letters >= 2; --letters) {
                BaldaOptions other = options;
                other.board = {files, ranks};
                layStartWord(other, rank, letters);
                const int wanted = apart == 0 ? options.wordLength : files;
                const int distance = anotherBoard * apart + std::abs(letters - wanted);
                if (distance < bestDistance && emptySquares(other) % players == 0) {
                    best = other;
                    bestDistance = distance;
                }
            }
        }
    }
    return best;
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

std::string toText(Geometry board) {
    return std::to_string(board.files) + 'x' + std::to_string(board.ranks);
}

std::optional<Geometry> boardOfText(std::string_view text) {
    // A side has one digit.
    const auto digit = [](char c) { return c >= '1' && c <= '9'; };
    if (text.size() != 3 || !digit(text[0]) || text[1] != 'x' || !digit(text[2]))
        return std::nullopt;
    return Geometry{text[0] - '0', text[2] - '0'};
}

std::string_view code(OptionsProblem problem) {
    constexpr std::array<std::string_view, 10> codes{"players",         "letters-at-hand", "opening-moves",
                                                     "moves",           "min-length",      "bag-too-small",
                                                     "too-few-letters", "board-size",      "start-word-place",
                                                     "uneven-cells"};
    return codes[static_cast<std::size_t>(problem)];
}

std::vector<OptionsProblem> problemsOf(const GameOptions& options, const Language& language) {
    Problems problems;
    expectRanges(problems, options);
    if (options.game == GameKind::balda)
        expectBoard(problems, options);
    else
        expectLetters(problems, options, language);
    return problems.take();
}

void forgetOtherGame(GameOptions& options) {
    const GameOptions usual;
    if (options.game == GameKind::bukvologika) {
        options.balda = usual.balda;
        return;
    }
    options.supply = usual.supply;
    options.lettersAtHand = usual.lettersAtHand;
    options.startSquare = usual.startSquare;
    options.openingMoves = usual.openingMoves;
    options.movesPerPlayer = usual.movesPerPlayer;
    options.strictDeclaration = usual.strictDeclaration;
}

GameOptions mended(GameOptions options) {
    const GameOptions usual = defaultOptions(options.game);
    forgetOtherGame(options);
    Problems problems;
    expectRanges(problems, options);
    for (const OptionsProblem problem : problems.take()) {
        if (problem == OptionsProblem::players)
            options.players = usual.players;
        else if (problem == OptionsProblem::minLength)
            options.words.minLength = usual.words.minLength;
        else if (problem == OptionsProblem::lettersAtHand)
            options.lettersAtHand = usual.lettersAtHand;
        else if (problem == OptionsProblem::openingMoves)
            options.openingMoves = usual.openingMoves;
        else if (problem == OptionsProblem::movesPerPlayer)
            options.movesPerPlayer = usual.movesPerPlayer;
    }
    if (options.game == GameKind::bukvologika)
        return options;
    expectBoard(problems, options);
    const auto wrong = problems.take();
    if (wrong.empty())
        return options;
    BaldaOptions& balda = options.balda;
    if (wrong.front() == OptionsProblem::boardSize)
        balda.board = usual.balda.board;
    if (wrong.front() != OptionsProblem::unevenCells) {
        options.words.minLength = usual.words.minLength;
        layStartWord(balda, middle(balda.board.ranks), balda.board.files);
    }
    balda = evenedOut(balda, options.players);
    return options;
}

}  // namespace bukvol
