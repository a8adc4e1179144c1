#include "core/search/search_board.h"

namespace bukvol {

SearchBoard::SearchBoard(const Position& position, const MoveRules& rules, const Folding& folding,
                         bool opening)
    : touching(rules.touching), stepping(rules.stepping), mayCross(rules.mayCross), mayReuse(rules.mayReuse) {
    const Board& board = position.board;
    occupied = board.occupied().mask();
    jokers = board.jokers().mask();
    letterTiles = occupied & ~jokers;
    around = (bukvol::touching(board.occupied(), rules.touching) & board.empty()).mask();
    placementSquares = opening ? around & bukvol::touching(rules.startSquare, rules.touching).mask() : around;
    for (Letter letter = 0; letter < maxLetters; ++letter)
        canonical[letter] = folding.canonical(letter);
    for (const Square square : SquareSet(letterTiles)) {
        const Letter letter = board.tile(square).letter();
        letterAt[static_cast<std::size_t>(square.index())] = canonical[letter];
        for (std::uint64_t rest = folding.classOf(letter).mask(); rest != 0; rest &= rest - 1) {
            const auto same = static_cast<std::size_t>(std::countr_zero(rest));
            tiles[same] |= SquareSet::of(square).mask();
            ++tileCount[same];
        }
    }
    jokerCount = board.jokers().size();
    looseJokers = jokers;
    if (!mayReuse) {
        for (SquareMask& joker : trackedJoker) {
            joker = looseJokers & -looseJokers;
            looseJokers &= ~joker;
        }
    }
    for (const Letter letter : position.letters)
        atHand = atHand | folding.classOf(letter);
}

}  // namespace bukvol
