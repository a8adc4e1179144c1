#include <algorithm>

#include "core/snake/game.h"
#include "core/snake/start_square.h"

namespace bukvol {

bool isChance(const GameAction& action) {
    return std::holds_alternative<DrawLetters>(action) || std::holds_alternative<RedrawLetters>(action) ||
           std::holds_alternative<DealStartSquare>(action) || std::holds_alternative<SetStartWord>(action);
}

Phase GameState::phase() const {
    if (ended)
        return Phase::over;
    if (options.game == GameKind::balda) {
        if (board.occupied().empty())
            return Phase::startSquare;
        return board.empty().empty() || passesInRow >= options.players ? Phase::over : Phase::play;
    }
    if (std::all_of(movesMade.begin(), movesMade.end(),
                    [&](int made) { return made >= options.movesPerPlayer; }))
        return Phase::over;
    if (startLettersPlaced < startLetterCount)
        return Phase::startSquare;
    return movesMade[static_cast<std::size_t>(toMove)] < options.openingMoves ? Phase::opening : Phase::play;
}

DueChance GameState::dueChance() const {
    if (phase() == Phase::over)
        return {};
    if (options.game == GameKind::balda) {
        if (phase() == Phase::startSquare)
            return {DueChance::Kind::startWord, 0, options.balda.wordLength};
        return {};
    }
    if (options.startSquare == StartSquareMode::automatic && startLettersPlaced == 0)
        return {DueChance::Kind::dealStartSquare, 0, 0};
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        const int missing = options.lettersAtHand - static_cast<int>(hands[hand].size());
        const int count = std::min(missing, bag.size());
        if (count > 0)
            return {DueChance::Kind::draw, static_cast<int>(hand), count};
    }
    if (phase() == Phase::startSquare && startLetters().empty())
        return {DueChance::Kind::redraw, handIndex(),
                static_cast<int>(hands[static_cast<std::size_t>(handIndex())].size())};
    return {};
}

int GameState::movesLeft(int player) const {
    if (options.game == GameKind::bukvologika)
        return options.movesPerPlayer - movesMade[static_cast<std::size_t>(player)];
    // The empty squares go round the table from the player in turn.
    const int inTurn = (player - toMove + options.players) % options.players;
    return (board.empty().size() - inTurn + options.players - 1) / options.players;
}

bool GameState::kindAllowed(MoveKind kind) const {
    return bukvol::kindAllowed(rules, kind, position(), phase() == Phase::opening);
}

SquareSet GameState::startSquareCells() const {
    if (options.game == GameKind::balda || phase() != Phase::startSquare)
        return {};
    if (startLettersPlaced == 0)
        return SquareSet::of(startLetterSquares.front());
    SquareSet cells;
    for (const Square square : startLetterSquares)
        cells.insert(square);
    return cells - board.occupied();
}

LetterSet GameState::startLetters() const {
    LetterSet onBoard;
    for (const Square square : board.occupied() - board.jokers())
        onBoard.insert(board.tile(square).letter());
    return folding.differing(LetterSet::of(hands[static_cast<std::size_t>(handIndex())]), onBoard);
}

GameState newGame(const GameOptions& options, const Language& language) {
    GameState state;
    state.options = options;
    state.folding = options.words.folding(language);
    state.rules = moveRules(options);
    state.board = Board(boardOf(options));
    state.scores.resize(static_cast<std::size_t>(options.players), 0);
    state.movesMade.resize(static_cast<std::size_t>(options.players), 0);
    if (options.game == GameKind::balda) {
        state.hands.push_back(language.alphabet.letters());
        return state;
    }
    state.bag = LetterBag(language.tiles);
    state.hands.resize(
        options.supply == LetterSupply::commonBank ? 1 : static_cast<std::size_t>(options.players));
    return state;
}

MoveContext moveContext(const GameState& state, const WordJudge& judge) {
    return {state.rules,         judge, state.played, state.phase() == Phase::opening, state.faceInTurn(),
            WordAuthority::judge};
}

}  // namespace bukvol
