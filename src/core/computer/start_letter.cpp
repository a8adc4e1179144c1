#include "core/computer/start_letter.h"

namespace bukvol {

namespace {

/// Each letter of `letters` as often as the bag of the language has tiles of it; there must be one.
LetterBag tilesOf(const Language& language, LetterSet letters) {
    std::vector<int> tiles(language.alphabet.size(), 0);
    for (std::size_t letter = 0; letter < tiles.size(); ++letter) {
        if (letters.contains(static_cast<Letter>(letter)))
            tiles[letter] = language.tiles[letter];
    }
    return LetterBag(std::move(tiles));
}

Square oneOf(SquareSet squares, Random& random) {
    auto square = squares.begin();
    for (auto left = random.below(static_cast<std::uint64_t>(squares.size())); left > 0; --left)
        ++square;
    return *square;
}

}  // namespace

PlaceStartLetter chooseStartLetter(const GameState& state, const Language& language, Random& random) {
    const SquareSet squares = state.startSquareCells();
    LetterSet letters = state.startLetters();
    const bool centre = state.startLettersPlaced == 0;
    if (centre && !(letters & language.startVowels).empty())
        letters = letters & language.startVowels;
    return {tilesOf(language, letters).draw(random), oneOf(squares, random)};
}

}  // namespace bukvol
