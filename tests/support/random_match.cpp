#include "support/random_match.h"

#include <fstream>

#include "core/lexicon/lexicon_writer.h"
#include "support/test_language.h"

namespace bukvol::test {

namespace {

bool chance(Random& random, std::uint64_t outOf) {
    return random.below(outOf) == 0;
}

Square anySquare(Random& random) {
    return Square::fromIndex(static_cast<int>(random.below(64)));
}

template <class Squares>
Square oneOf(const Squares& squares, Random& random) {
    auto rest = random.below(static_cast<std::uint64_t>(std::max(squares.size(), 1)));
    for (const Square square : squares) {
        if (rest-- == 0)
            return square;
    }
    return {};
}

Letter anyLetter(const Position& position, Random& random) {
    if (position.letters.empty() || chance(random, 20))
        return static_cast<Letter>(random.below(33));
    return position.letters[random.below(position.letters.size())];
}

Change randomChange(const Match& match, Random& random) {
    const Position position = match.state().position();
    const SquareSet tiles = position.board.occupied();
    const SquareSet around = touching(tiles, match.state().rules.touching) & position.board.empty();
    const Square empty = chance(random, 10) ? anySquare(random) : oneOf(around, random);
    const Square tile = chance(random, 10) ? anySquare(random) : oneOf(tiles, random);
    const bool onlyPlacements = match.state().phase() == Phase::opening || match.state().rules.onlyPlacements;
    switch (onlyPlacements && !chance(random, 10) ? 0 : random.below(5)) {
        case 0:
            return Placement{anyLetter(position, random), empty};
        case 1:
            return StatusQuo{};
        case 2:
            return Castling{tile, oneOf(tiles, random)};
        case 3:
            return Transfer{tile, empty};
        default:
            return Replacement{tile, anyLetter(position, random)};
    }
}

/// A word of two letters over the changed square, more often than not a legal one.
Move randomMove(const Match& match, Random& random) {
    Move move{randomChange(match, random), {}, {}};
    const MoveContext context = moveContext(match.state(), match.judge());
    const Position before = match.state().position();
    const bool changes = !refuseChange(context, before, move.change);
    const Board after = changes ? afterChange(context, before, move.change).board : before.board;
    const SquareSet changed = changes ? changedSquares(move.change) : SquareSet();
    Square from = oneOf(changed.empty() ? after.occupied() : changed, random);
    Square to = oneOf(touching(from, Steps::king) & after.occupied(), random);
    if (chance(random, 2))
        std::swap(from, to);
    move.snake = {from, chance(random, 20) ? anySquare(random) : to};
    for (const Square square : move.snake) {
        const auto tile = after.tileAt(square);
        move.word.push_back(tile && !tile->isJoker() && !chance(random, 20)
                                ? tile->letter()
                                : static_cast<Letter>(random.below(33)));
    }
    if (chance(random, 30))
        move.word.push_back(0);
    return move;
}

void makeBukvologika(GameOptions& game, Random& random) {
    game.supply = chance(random, 2) ? LetterSupply::racks : LetterSupply::commonBank;
    game.lettersAtHand = 5 + static_cast<int>(random.below(11));
    game.startSquare = chance(random, 2) ? StartSquareMode::byHand : StartSquareMode::automatic;
    game.openingMoves = 1 + static_cast<int>(random.below(2));
    game.movesPerPlayer = 1 + static_cast<int>(random.below(8));
    game.strictDeclaration = chance(random, 2);
}

/// The words of the lexicon have two letters, and so has the start word.
void makeBalda(GameOptions& game, Random& random) {
    game.game = GameKind::balda;
    game.words = defaultWordRules(game.game);
    game.balda.wordLength = 2;
    game.balda.steps = chance(random, 2) ? Steps::king : Steps::side;
    game.balda.reuse = chance(random, 2);
    game.balda.refuseShownWords = chance(random, 2);
    do {
        game.balda.board = {3 + static_cast<int>(random.below(6)), 3 + static_cast<int>(random.below(6))};
    } while ((game.balda.board.files * game.balda.board.ranks - 2) % game.players != 0);
    const auto& board = game.balda.board;
    game.balda.wordStart = Square(static_cast<int>(random.below(static_cast<std::uint64_t>(board.files - 1))),
                                  static_cast<int>(random.below(static_cast<std::uint64_t>(board.ranks))));
}

std::vector<Word> twoLetterWords(const Language& language) {
    std::vector<Word> words;
    for (Letter a = 0; a < language.alphabet.size(); ++a) {
        for (Letter b = 0; b < language.alphabet.size(); ++b)
            words.push_back({a, b});
    }
    return words;
}

}  // namespace

Lexicon::Pointer allTwoLetterWords() {
    static const Lexicon::Pointer lexicon =
        Lexicon::fromNouns(miniRussian()->language(), twoLetterWords(miniRussian()->language()));
    return lexicon;
}

void writeTwoLetterWords(const std::filesystem::path& folder) {
    LexiconSource source;
    std::ifstream description(BUKVOL_TEST_DATA "/mini-ru/language.json");
    source.languageText = {std::istreambuf_iterator(description), {}};
    source.language = miniRussian()->language();
    for (Word& word : twoLetterWords(source.language))
        source.nouns.emplace(std::move(word), WordMarks{});
    const auto bytes = compileLexicon(source);
    std::ofstream file(folder / "ru.lexicon", std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

MatchSetup randomSetup(Random& random) {
    MatchSetup setup;
    setup.language = "ru";
    setup.orderByLot = chance(random, 2);
    setup.game.players = 2 + static_cast<int>(random.below(5));
    for (int i = 0; i < setup.game.players; ++i) {
        const bool computer = chance(random, 3);
        setup.seats.push_back({"Игрок " + std::to_string(i + 1), computer,
                               computer ? 1 + static_cast<int>(random.below(5)) : 0});
    }
    if (chance(random, 3))
        makeBalda(setup.game, random);
    else
        makeBukvologika(setup.game, random);
    setup.game.refusalEndsTurn = chance(random, 2);
    setup.game.wordsByAgreement = chance(random, 2);
    setup.game.ownWords = chance(random, 2);
    setup.game.words.foldYo = chance(random, 2);
    setup.game.words.foldShortI = chance(random, 2);
    setup.game.words.acceptPluralOnly = chance(random, 2);
    setup.game.words.diminutives = static_cast<DiminutivePolicy>(random.below(3));
    setup.game.words.refuseObscene = chance(random, 2);
    if (chance(random, 2))
        setup.clock = {1 + static_cast<int>(random.below(30)), chance(random, 2)};
    setup.undo = chance(random, 2);
    setup.hints = chance(random, 2);
    setup.verdictBeforehand = chance(random, 2);
    if (chance(random, 4))
        setup.continuedFrom = ContinuedFrom{static_cast<std::size_t>(random.below(100)),
                                            chance(random, 2) ? "2026-11-29T10:00:00Z" : ""};
    if (chance(random, 2))
        setup.started = "2026-11-30T10:00:00Z";
    if (chance(random, 4))
        setup.otherTags.emplace_back("event", "Кубок: школа № 5");
    return setup;
}

GameAction randomAction(const Match& match, Random& random) {
    const GameState& state = match.state();
    if (state.phase() == Phase::startSquare && !chance(random, 10)) {
        const auto& hand = state.hands[static_cast<std::size_t>(state.handIndex())];
        return PlaceStartLetter{hand[random.below(hand.size())], oneOf(state.startSquareCells(), random)};
    }
    switch (random.below(12)) {
        case 0:
            return Pass{};
        case 1:
            return Declare{static_cast<MoveKind>(random.below(5))};
        case 2:
            return DrawLetters{static_cast<int>(random.below(3)), {0, 1, 2}};
        case 3:
            return FailMove{randomMove(match, random), Reason::wordUnknown};
        case 4:
            return PlayMove{randomMove(match, random), true};
        case 5:
            return chance(random, 20) ? GameAction(EndByAgreement{}) : GameAction(Pass{});
        default:
            return PlayMove{randomMove(match, random), false};
    }
}

}  // namespace bukvol::test
