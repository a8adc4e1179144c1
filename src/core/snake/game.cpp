#include "core/snake/game.h"

#include <algorithm>

#include "core/snake/start_square.h"

namespace bukvol {

namespace {

/// `passed`: without even an attempt at a word.
void passTurn(GameState& state, bool passed = false) {
    state.passesInRow = passed ? state.passesInRow + 1 : 0;
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
            state().board.put(startLetterSquares[i], Tile(letter));
        }
        putStartJokers(state().board);
        state().startLettersPlaced = startLetterCount;
        outcome_.changed = state().board.occupied();
        return outcome_;
    }

    Result<GameOutcome, Refusal> operator()(const SetStartWord& start) {
        const DueChance due = state().dueChance();
        if (due.kind != DueChance::Kind::startWord)
            return refusal(Reason::notNow);
        if (static_cast<int>(start.word.size()) != due.count)
            return refusal(Reason::badDraw);
        MoveContext context = moveContext(state(), judge_);
        if (trustRecord_)
            context.authority = WordAuthority::record;
        if (auto reason = refuseWord(context, state().board, start.word))
            return *reason;
        Square square = state().options.balda.wordStart;
        for (const Letter letter : start.word) {
            state().board.put(square, Tile(letter));
            square = Square(square.file() + 1, square.rank());
        }
        state().played.insert(judge_.folding().canonical(start.word));
        outcome_.changed = state().board.occupied();
        return outcome_;
    }

    Result<GameOutcome, Refusal> operator()(const PlaceStartLetter& placement) {
        if (!playersTurn() || state().startSquareCells().empty())
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
        if (state().startLettersPlaced == 0)
            outcome_.changed = outcome_.changed | putStartJokers(state().board);
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
        if (!state().kindAllowed(declaration.kind) || breaksDeclaration(declaration.kind))
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
        if (state().options.game == GameKind::bukvologika)
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
        passTurn(state(), true);
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

}  // namespace

Result<GameOutcome, Refusal> apply(const GameState& state, const GameAction& action, const WordJudge& judge,
                                   bool trustRecord) {
    return std::visit([&](const auto& done) { return Applier(state, judge, trustRecord)(done); }, action);
}

}  // namespace bukvol
