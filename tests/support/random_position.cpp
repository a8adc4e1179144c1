#include "support/random_position.h"

namespace bukvol::test {

namespace {

Square oneOf(SquareSet squares, Random& random) {
    auto rest = random.below(static_cast<std::uint64_t>(squares.size()));
    auto at = squares.begin();
    while (rest-- > 0)
        ++at;
    return *at;
}

}  // namespace

Position randomPosition(const PositionPlan& plan, const Language& language, Random& random) {
    LetterBag bag(language.tiles);
    Position position{Board(plan.geometry), {}};
    SquareSet jokers;
    position.board.put(oneOf(plan.geometry.squares(), random), Tile(bag.draw(random)));
    while (position.board.occupied().size() < plan.tiles) {
        const SquareSet around = touching(position.board.occupied(), Steps::king) & position.board.empty();
        position.board.put(oneOf(around, random), Tile(bag.draw(random)));
    }
    while (jokers.size() < plan.jokers)
        jokers.insert(oneOf(position.board.occupied(), random));
    for (const Square square : jokers)
        position.board.put(square, Tile::joker());
    for (int i = 0; i < plan.bank; ++i)
        position.letters.push_back(bag.draw(random));
    return position;
}

GameState middleOfAGame(const WordJudge& judge, const PositionPlan& plan, std::uint64_t seed) {
    const Language& language = judge.lexicon().language();
    GameState state = newGame({}, language);
    Random random(seed);
    const Position position = randomPosition(plan, language, random);
    state.board = position.board;
    state.hands[0] = position.letters;
    state.bag = LetterBag();
    state.startLettersPlaced = 5;
    state.movesMade = {3, 3};
    return state;
}

}  // namespace bukvol::test
