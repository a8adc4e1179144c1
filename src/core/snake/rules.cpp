#include "core/snake/rules.h"

#include <algorithm>

#include "core/snake/snake_finder.h"
#include "core/snake/start_square.h"

namespace bukvol {

namespace {

/// The letter at hand that a player who names `letter` means: that very one, else one the folding makes the
/// same.
std::vector<Letter>::const_iterator atHand(const std::vector<Letter>& letters, Letter letter,
                                           const Folding& folding) {
    const auto exact = std::find(letters.begin(), letters.end(), letter);
    if (exact != letters.end())
        return exact;
    return std::find_if(letters.begin(), letters.end(),
                        [&](Letter other) { return folding.same(letter, other); });
}

/// Judges a change by its kind.
class ChangeJudge {
public:
    ChangeJudge(const MoveContext& context, const Position& position)
        : context_(context), board_(position.board), letters_(position.letters) {}

    std::optional<Refusal> operator()(const Placement& placement) const {
        if (auto reason = refuseEmptySquare(placement.square, board_.occupied()))
            return reason;
        if (context_.opening &&
            (touching(placement.square, context_.rules.touching) & context_.rules.startSquare).empty())
            return refusal(Reason::notAtStartSquare, placement.square);
        return refuseLetter(placement.letter);
    }

    std::optional<Refusal> operator()(const StatusQuo&) const { return std::nullopt; }

    std::optional<Refusal> operator()(const Castling& castling) const {
        for (const Square square : {castling.first, castling.second}) {
            if (auto reason = refuseTile(square))
                return reason;
        }
        if (castling.first == castling.second || showSame(castling.first, castling.second))
            return refusal(Reason::nothingChanges, castling.first);
        return std::nullopt;
    }

    std::optional<Refusal> operator()(const Transfer& transfer) const {
        if (!board_.geometry().contains(transfer.to))
            return refusal(Reason::squareOffBoard, transfer.to);
        if (auto reason = refuseTile(transfer.from))
            return reason;
        return refuseEmptySquare(transfer.to, board_.occupied() - SquareSet::of(transfer.from));
    }

    std::optional<Refusal> operator()(const Replacement& replacement) const {
        if (auto reason = refuseTile(replacement.square))
            return reason;
        if (auto reason = refuseLetter(replacement.letter))
            return reason;
        const Tile tile = board_.tile(replacement.square);
        if (tile.isJoker())
            return refusal(Reason::jokerStays, replacement.square);
        if (folding().same(tile.letter(), replacement.letter))
            return refusal(Reason::nothingChanges, replacement.square, replacement.letter);
        return std::nullopt;
    }

private:
    const Folding& folding() const { return context_.judge.folding(); }

    bool showSame(Square a, Square b) const {
        const Tile first = board_.tile(a);
        const Tile second = board_.tile(b);
        if (first.isJoker() || second.isJoker())
            return first.isJoker() && second.isJoker();
        return folding().same(first.letter(), second.letter());
    }

    std::optional<Refusal> refuseTile(Square square) const {
        if (!board_.geometry().contains(square))
            return refusal(Reason::squareOffBoard, square);
        if (!board_.isOccupied(square))
            return refusal(Reason::squareEmpty, square);
        return std::nullopt;
    }

    /// A square for a new tile: on the board, empty, touching one of `others`.
    std::optional<Refusal> refuseEmptySquare(Square square, SquareSet others) const {
        if (!board_.geometry().contains(square))
            return refusal(Reason::squareOffBoard, square);
        if (board_.isOccupied(square))
            return refusal(Reason::squareOccupied, square);
        if ((touching(square, context_.rules.touching) & others).empty())
            return refusal(Reason::touchesNothing, square);
        return std::nullopt;
    }

    std::optional<Refusal> refuseLetter(Letter letter) const {
        if (atHand(letters_, letter, folding()) == letters_.end())
            return refusal(Reason::letterNotAtHand, {}, letter);
        return std::nullopt;
    }

    const MoveContext& context_;
    const Board& board_;
    const std::vector<Letter>& letters_;
};

std::optional<Refusal> refusePath(const MoveRules& rules, const Snake& snake) {
    for (std::size_t i = 1; i < snake.size(); ++i) {
        if (snake[i] != snake[i - 1] && !touching(snake[i - 1], rules.stepping).contains(snake[i]))
            return refusal(Reason::snakeBroken, snake[i]);
    }
    SquareSet met;
    for (std::size_t i = 0; i < snake.size(); ++i) {
        const bool again = rules.mayReuse ? i > 0 && snake[i] == snake[i - 1] : met.contains(snake[i]);
        if (again)
            return refusal(Reason::snakeRepeats, snake[i]);
        met.insert(snake[i]);
    }
    return std::nullopt;
}

/// As stepsCross for every pair of steps; where squares may be used again a stranger's snake may be very
/// long.
std::optional<Refusal> refuseCrossing(const Snake& snake) {
    std::set<std::pair<Square, Square>> diagonals;
    for (std::size_t i = 1; i < snake.size(); ++i) {
        const Square a = snake[i - 1];
        const Square b = snake[i];
        if (a.file() == b.file() || a.rank() == b.rank())
            continue;
        if (diagonals.contains(std::minmax(Square(a.file(), b.rank()), Square(b.file(), a.rank()))))
            return refusal(Reason::snakeCrosses, b);
        diagonals.insert(std::minmax(a, b));
    }
    return std::nullopt;
}

}  // namespace

MoveRules bukvologikaRules() {
    MoveRules rules;
    rules.startSquare = bukvologikaStartSquare();
    return rules;
}

MoveRules baldaRules(Steps steps, bool reuse, bool refuseShown) {
    MoveRules rules;
    rules.touching = steps;
    rules.stepping = steps;
    rules.mayCross = steps == Steps::side;
    rules.mayReuse = reuse;
    rules.onlyPlacements = true;
    rules.refuseShown = refuseShown;
    return rules;
}

bool kindAllowed(const MoveRules& rules, MoveKind kind, const Position& position, bool opening) {
    const bool needsLetter = kind == MoveKind::placement || kind == MoveKind::replacement;
    if (needsLetter && position.letters.empty())
        return false;
    return kind == MoveKind::placement || !(opening || rules.onlyPlacements);
}

std::optional<Refusal> refuseChange(const MoveContext& context, const Position& position,
                                    const Change& change) {
    if (!kindAllowed(context.rules, kindOf(change), position, context.opening))
        return refusal(Reason::kindNotAllowed);
    return std::visit(ChangeJudge(context, position), change);
}

std::optional<Refusal> refuseSnake(const MoveContext& context, const Board& after, const Move& move) {
    for (const Square square : move.snake) {
        if (!after.geometry().contains(square))
            return refusal(Reason::squareOffBoard, square);
    }
    if (move.snake.size() != move.word.size())
        return refusal(Reason::snakeLength);
    if (auto reason = refusePath(context.rules, move.snake))
        return reason;
    if (!context.rules.mayCross) {
        if (auto reason = refuseCrossing(move.snake))
            return reason;
    }
    SquareSet used;
    for (const Square square : move.snake) {
        if (!after.isOccupied(square))
            return refusal(Reason::snakeOverEmpty, square);
        used.insert(square);
    }
    for (std::size_t i = 0; i < move.snake.size(); ++i) {
        const Tile tile = after.tile(move.snake[i]);
        if (!tile.isJoker() && !context.judge.folding().same(tile.letter(), move.word[i]))
            return refusal(Reason::letterMismatch, move.snake[i], move.word[i]);
    }
    const SquareSet changed = changedSquares(move.change);
    if (!changed.empty() && (changed & used).empty())
        return refusal(Reason::wordMissesChange, *changed.begin());
    return std::nullopt;
}

std::optional<Refusal> refuseWord(const MoveContext& context, const Board& before, const Word& word,
                                  Judgement* judgement) {
    const auto minLength = static_cast<std::size_t>(context.judge.rules().minLength);
    if (word.size() < minLength)
        return refusal(Reason::wordTooShort);
    if (context.played.contains(context.judge.folding().canonical(word)))
        return refusal(Reason::wordRepeated);
    Judgement verdict = context.judge.judge(word);
    if (judgement != nullptr)
        *judgement = verdict;
    const bool agreed =
        context.authority == WordAuthority::agreement && verdict.verdict == WordVerdict::unknown;
    if (verdict.accepted() || agreed || context.authority == WordAuthority::ownWords ||
        context.authority == WordAuthority::record) {
        if (context.rules.refuseShown && shows(before, context.rules, context.judge.folding(), word))
            return refusal(Reason::wordShown);
        return std::nullopt;
    }
    Refusal result = refusal(reasonOf(verdict.verdict));
    result.judgement = std::move(verdict);
    return result;
}

Position afterChange(const MoveContext& context, const Position& position, const Change& change) {
    Position after = position;
    const auto take = [&](Letter letter) {
        const auto found = atHand(after.letters, letter, context.judge.folding());
        const Letter taken = *found;
        after.letters.erase(found);
        return Tile(taken, context.face);
    };
    if (const auto* placement = std::get_if<Placement>(&change)) {
        after.board.put(placement->square, take(placement->letter));
    } else if (const auto* castling = std::get_if<Castling>(&change)) {
        after.board.exchange(castling->first, castling->second);
    } else if (const auto* transfer = std::get_if<Transfer>(&change)) {
        const Tile tile = after.board.tile(transfer->from);
        after.board.remove(transfer->from);
        after.board.put(transfer->to, tile);
    } else if (const auto* replacement = std::get_if<Replacement>(&change)) {
        const Letter old = after.board.tile(replacement->square).letter();
        after.board.put(replacement->square, take(replacement->letter));
        after.letters.push_back(old);
    }
    return after;
}

Result<MoveOutcome, Refusal> applyMove(const MoveContext& context, const Position& position,
                                       const Move& move) {
    if (auto reason = refuseChange(context, position, move.change))
        return *reason;
    MoveOutcome outcome{
        afterChange(context, position, move.change), static_cast<int>(move.word.size()), {}, false};
    if (auto reason = refuseSnake(context, outcome.position.board, move))
        return *reason;
    if (auto reason = refuseWord(context, position.board, move.word, &outcome.judgement))
        return *reason;
    outcome.byAgreement = context.authority == WordAuthority::agreement && !outcome.judgement.accepted();
    return outcome;
}

}  // namespace bukvol
