#include "core/snake/game.h"

#include <algorithm>
#include <array>

namespace bukvol {

namespace {

constexpr Square centre(3, 3);
constexpr std::array corners{Square(2, 2), Square(2, 4), Square(4, 2), Square(4, 4)};
constexpr std::array startJokers{Square(3, 2), Square(3, 4), Square(2, 3), Square(4, 3)};
constexpr int startLetterCount = 5;

LetterSet lettersOnBoard(const Board& board) {
    LetterSet set;
    for (const Square square : board.occupied() - board.jokers())
        set.insert(board.tile(square).letter());
    return set;
}

LetterSet setOf(const std::vector<Letter>& letters) {
    LetterSet set;
    for (const Letter letter : letters)
        set.insert(letter);
    return set;
}

/// Those of `letters` that differ from all of `taken` under the folding.
LetterSet differing(LetterSet letters, LetterSet taken, const Folding& folding) {
    LetterSet result;
    for (Letter letter = 0; letter < maxLetters; ++letter) {
        if (letters.contains(letter) && (folding.classOf(letter) & taken).empty())
            result.insert(letter);
    }
    return result;
}

void putStartJokers(Board& board) {
    for (const Square square : startJokers)
        board.put(square, Tile::joker());
}

void passTurn(GameState& state) {
    ++state.movesMade[static_cast<std::size_t>(state.toMove)];
    state.toMove = (state.toMove + 1) % state.options.players;
    state.declared.reset();
}

/// Makes an action, or says why not. One function for each kind of action.
class Applier {
public:
    Applier(const GameState& state, const WordJudge& judge, bool trustRecord)
        : judge_(judge), trustRecord_(trustRecord), outcome_{state, 0, {}, {}, false} {}

    Result<GameOutcome, Refusal> operator()(const DrawLetters& draw) {
        const DueChance due = state().dueChance();
        if (due.kind != DueChance::Kind::draw || due.hand != draw.hand)
            return refusal(Reason::notNow);
        if (static_cast<int>(draw.letters.size()) != due.count)
            return refusal(Reason::badDraw);
        return fill(draw.hand, draw.letters);
    }

    Result<GameOutcome, Refusal> operator()(const RedrawLetters& redraw) {
        const DueChance due = state().dueChance();
        if (due.kind != DueChance::Kind::redraw || due.hand != redraw.hand)
            return refusal(Reason::notNow);
        if (static_cast<int>(redraw.letters.size()) != due.count)
            return refusal(Reason::badDraw);
        auto& hand = state().hands[static_cast<std::size_t>(redraw.hand)];
        for (const Letter letter : hand)
            state().bag.putBack(letter);
        hand.clear();
        return fill(redraw.hand, redraw.letters);
    }

    Result<GameOutcome, Refusal> operator()(const DealStartSquare& deal) {
        if (state().dueChance().kind != DueChance::Kind::dealStartSquare)
            return refusal(Reason::notNow);
        if (deal.letters.size() != startLetterCount)
            return refusal(Reason::badDraw);
        LetterSet used;
        for (std::size_t i = 0; i < deal.letters.size(); ++i) {
            const Letter letter = deal.letters[i];
            if (!(judge_.folding().classOf(letter) & used).empty())
                return refusal(Reason::letterRepeated, {}, letter);
            if (!state().bag.take(letter))
                return refusal(Reason::badDraw, {}, letter);
            used.insert(letter);
            state().board.put(i == 0 ? centre : corners[i - 1], Tile(letter));
        }
        putStartJokers(state().board);
        state().startLettersPlaced = startLetterCount;
        outcome_.changed = state().board.occupied();
        return outcome_;
    }

    Result<GameOutcome, Refusal> operator()(const PlaceStartLetter& placement) {
        if (!playersTurn() || state().phase() != Phase::startSquare)
            return refusal(Reason::notNow);
        if (!state().startSquareCells().contains(placement.square))
            return refusal(state().board.geometry().contains(placement.square) &&
                                   state().board.isOccupied(placement.square)
                               ? Reason::squareOccupied
                               : Reason::notStartSquareCell,
                           placement.square);
        auto& hand = state().hands[static_cast<std::size_t>(state().handIndex())];
        const auto found = std::find(hand.begin(), hand.end(), placement.letter);
        if (found == hand.end())
            return refusal(Reason::letterNotAtHand, {}, placement.letter);
        if (!state().startLetters().contains(placement.letter))
            return refusal(Reason::letterRepeated, {}, placement.letter);
        hand.erase(found);
        state().board.put(placement.square, Tile(placement.letter, state().faceInTurn()));
        outcome_.changed.insert(placement.square);
        if (state().startLettersPlaced == 0) {
            putStartJokers(state().board);
            for (const Square square : startJokers)
                outcome_.changed.insert(square);
        }
        ++state().startLettersPlaced;
        // Whoever placed last, the scoring moves begin with the first player.
        state().toMove = state().startLettersPlaced == startLetterCount
                             ? 0
                             : (state().toMove + 1) % state().options.players;
        return outcome_;
    }

    Result<GameOutcome, Refusal> operator()(const Declare& declaration) {
        if (!movesNow())
            return refusal(Reason::notNow);
        if (!kindAllowed(declaration.kind, state().position(), state().phase() == Phase::opening) ||
            breaksDeclaration(declaration.kind))
            return refusal(Reason::kindNotAllowed);
        state().declared = declaration.kind;
        return outcome_;
    }

    Result<GameOutcome, Refusal> operator()(const PlayMove& play) {
        if (!movesNow() || (play.byAgreement && !state().options.wordsByAgreement) ||
            (play.ownWord && !state().options.ownWords))
            return refusal(Reason::notNow);
        if (breaksDeclaration(kindOf(play.move.change)))
            return refusal(Reason::kindNotAllowed);
        MoveContext context = moveContext(state(), judge_);
        if (play.byAgreement)
            context.authority = WordAuthority::agreement;
        if (play.ownWord)
            context.authority = WordAuthority::ownWords;
        if (trustRecord_)
            context.authority = WordAuthority::record;
        const Position before = state().position();
        auto made = applyMove(context, before, play.move);
        if (!made)
            return made.error();
        outcome_.score = made->score;
        outcome_.judgement = made->judgement;
        outcome_.byAgreement = made->byAgreement || (trustRecord_ && play.byAgreement);
        outcome_.changed = changedSquares(play.move.change);
        if (const auto* transfer = std::get_if<Transfer>(&play.move.change))
            outcome_.changed.insert(transfer->from);
        state().board = made->position.board;
        state().hands[static_cast<std::size_t>(state().handIndex())] = made->position.letters;
        state().played.insert(judge_.folding().canonical(play.move.word));
        state().scores[static_cast<std::size_t>(state().toMove)] += made->score;
        passTurn(state());
        return outcome_;
    }

    Result<GameOutcome, Refusal> operator()(const FailMove& failed) {
        if (!movesNow() || !state().options.refusalEndsTurn || !isAboutWord(failed.reason))
            return refusal(Reason::notNow);
        if (namesBeyond(failed.move))
            return refusal(Reason::squareOffBoard, Square::beyond());
        passTurn(state());
        return outcome_;
    }

    Result<GameOutcome, Refusal> operator()(const Pass&) {
        if (!movesNow())
            return refusal(Reason::notNow);
        passTurn(state());
        return outcome_;
    }

    Result<GameOutcome, Refusal> operator()(const EndByAgreement&) {
        if (!playersTurn())
            return refusal(Reason::notNow);
        state().ended = true;
        return outcome_;
    }

private:
    GameState& state() { return outcome_.state; }
    bool playersTurn() {
        return state().phase() != Phase::over && state().dueChance().kind == DueChance::Kind::none;
    }
    bool movesNow() { return playersTurn() && state().phase() != Phase::startSquare; }

    bool breaksDeclaration(MoveKind kind) {
        return state().options.strictDeclaration && state().declared && *state().declared != kind;
    }

    Result<GameOutcome, Refusal> fill(int hand, const std::vector<Letter>& letters) {
        for (const Letter letter : letters) {
            if (!state().bag.take(letter))
                return refusal(Reason::badDraw, {}, letter);
        }
        auto& target = state().hands[static_cast<std::size_t>(hand)];
        target.insert(target.end(), letters.begin(), letters.end());
        return outcome_;
    }

    const WordJudge& judge_;
    bool trustRecord_;
    GameOutcome outcome_;
};

/// Draws that many letters one by one.
std::vector<Letter> drawLetters(LetterBag& bag, int count, Random& random) {
    std::vector<Letter> letters;
    letters.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        letters.push_back(bag.draw(random));
    return letters;
}

DealStartSquare chooseStartSquare(const GameState& state, const Language& language, Random& random) {
    const Folding folding = state.options.words.folding(language);
    LetterBag bag = state.bag;
    DealStartSquare deal;
    for (int i = 0; i < startLetterCount; ++i) {
        LetterSet allowed = differing(bag.letters(), setOf(deal.letters), folding);
        if (i == 0 && !(allowed & language.startVowels).empty())
            allowed = allowed & language.startVowels;
        deal.letters.push_back(bag.draw(random, allowed));
    }
    return deal;
}

}  // namespace

std::vector<OptionsProblem> problemsOf(const GameOptions& options, const Language& language) {
    std::vector<OptionsProblem> problems;
    const auto expect = [&](bool holds, OptionsProblem problem) {
        if (!holds)
            problems.push_back(problem);
    };
    const auto within = [](int value, int low, int high) { return value >= low && value <= high; };
    expect(within(options.players, 2, 6), OptionsProblem::players);
    expect(within(options.lettersAtHand, 5, 15), OptionsProblem::lettersAtHand);
    expect(within(options.openingMoves, 1, 2), OptionsProblem::openingMoves);
    expect(within(options.movesPerPlayer, 1, 99), OptionsProblem::movesPerPlayer);
    expect(within(options.words.minLength, 2, 10), OptionsProblem::minLength);
    const LetterBag bag(language.tiles);
    const int hands = options.supply == LetterSupply::commonBank ? 1 : options.players;
    expect(bag.size() >= startLetterCount + hands * options.lettersAtHand, OptionsProblem::bagTooSmall);
    const Folding folding = options.words.folding(language);
    LetterSet classes;
    for (std::size_t letter = 0; letter < language.alphabet.size(); ++letter)
        classes.insert(folding.canonical(static_cast<Letter>(letter)));
    expect(classes.size() >= startLetterCount, OptionsProblem::tooFewLetters);
    return problems;
}

bool isChance(const GameAction& action) {
    return std::holds_alternative<DrawLetters>(action) || std::holds_alternative<RedrawLetters>(action) ||
           std::holds_alternative<DealStartSquare>(action);
}

Phase GameState::phase() const {
    if (ended || std::all_of(movesMade.begin(), movesMade.end(),
                             [&](int made) { return made >= options.movesPerPlayer; }))
        return Phase::over;
    if (startLettersPlaced < startLetterCount)
        return Phase::startSquare;
    return movesMade[static_cast<std::size_t>(toMove)] < options.openingMoves ? Phase::opening : Phase::play;
}

DueChance GameState::dueChance() const {
    if (phase() == Phase::over)
        return {};
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

SquareSet GameState::startSquareCells() const {
    if (phase() != Phase::startSquare)
        return {};
    if (startLettersPlaced == 0)
        return SquareSet::of(centre);
    SquareSet cells;
    for (const Square corner : corners)
        cells.insert(corner);
    return cells - board.occupied();
}

GameState newGame(const GameOptions& options, const Language& language) {
    GameState state;
    state.options = options;
    state.folding = options.words.folding(language);
    state.bag = LetterBag(language.tiles);
    state.hands.resize(
        options.supply == LetterSupply::commonBank ? 1 : static_cast<std::size_t>(options.players));
    state.scores.resize(static_cast<std::size_t>(options.players), 0);
    state.movesMade.resize(static_cast<std::size_t>(options.players), 0);
    return state;
}

LetterSet GameState::startLetters() const {
    return differing(setOf(hands[static_cast<std::size_t>(handIndex())]), lettersOnBoard(board), folding);
}

MoveContext moveContext(const GameState& state, const WordJudge& judge) {
    static const MoveRules rules = bukvologikaRules();
    return {rules,
            judge,
            state.played,
            state.phase() == Phase::opening,
            state.faceInTurn(),
            WordAuthority::judge};
}

Result<GameOutcome, Refusal> apply(const GameState& state, const GameAction& action, const WordJudge& judge,
                                   bool trustRecord) {
    return std::visit([&](const auto& done) { return Applier(state, judge, trustRecord)(done); }, action);
}

GameAction chooseChance(const GameState& state, const Language& language, Random& random) {
    const DueChance due = state.dueChance();
    if (due.kind == DueChance::Kind::dealStartSquare)
        return chooseStartSquare(state, language, random);
    LetterBag bag = state.bag;
    if (due.kind == DueChance::Kind::redraw) {
        for (const Letter letter : state.hands[static_cast<std::size_t>(due.hand)])
            bag.putBack(letter);
        return RedrawLetters{due.hand, drawLetters(bag, due.count, random)};
    }
    return DrawLetters{due.hand, drawLetters(bag, due.count, random)};
}

}  // namespace bukvol
