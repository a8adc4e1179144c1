// How the half-made move is seen: TurnController::view and what it is made of.
#include "desktop/play/turn_view.h"

#include <algorithm>

#include "desktop/play/turn_controller.h"

namespace bukvol::desktop {

namespace {

/// Those squares of the board for which `change(square)` is not refused.
template <class Refused>
SquareSet squaresWhere(const Board& board, Refused refused) {
    SquareSet squares;
    for (const Square square : board.geometry().squares()) {
        if (!refused(square))
            squares.insert(square);
    }
    return squares;
}

/// The computer agrees on nothing.
bool hasSeveralPersons(const Match& match) {
    const auto& seats = match.setup().seats;
    return std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return !seat.computer; }) > 1;
}

}  // namespace

SquareSet TurnController::legalSquares() const {
    const auto hand = state().position().letters;
    const Board& board = state().board;
    const auto placements = [&] {
        if (hand.empty())
            return SquareSet{};
        const Letter letter = hand[static_cast<std::size_t>(letter_.value_or(0))];
        return squaresWhere(board, [&](Square square) {
            return refuse(Placement{letter, square}).has_value();
        });
    };
    const auto replacements = [&] {
        if (!letter_)
            return board.occupied() - board.jokers();
        const Letter letter = hand[static_cast<std::size_t>(*letter_)];
        return squaresWhere(board, [&](Square square) {
            return refuse(Replacement{square, letter}).has_value();
        });
    };
    switch (stage()) {
        case TurnStage::startLetter:
            return state().startSquareCells();
        case TurnStage::declare:
            return letter_ ? placements() | replacements() : SquareSet{};
        case TurnStage::change:
            break;
        default:
            return {};
    }
    switch (*kind()) {
        case MoveKind::placement:
            return placements();
        case MoveKind::replacement:
            return replacements();
        case MoveKind::castling:
            if (!square_)
                return board.occupied();
            return squaresWhere(board, [&](Square square) {
                return refuse(Castling{*square_, square}).has_value();
            });
        case MoveKind::transfer:
            if (!square_)
                return board.occupied();
            return squaresWhere(board, [&](Square square) {
                return refuse(Transfer{*square_, square}).has_value();
            });
        case MoveKind::statusQuo:
            break;
    }
    return {};
}

void TurnController::describeHand(TurnView& view) const {
    const auto hand = state().position().letters;
    view.letters.assign(hand.begin(), hand.end());
    view.usableLetters = LetterSet::firstLetters(match_->language().alphabet.size());
    if (stage() == TurnStage::startLetter)
        view.usableLetters = state().startLetters();
    view.chosenLetter = letter_;
    if (!change_ || !changeLetter_)
        return;
    if (state().options.game == GameKind::balda) {  // where a letter is never spent
        view.chosenLetter = changeLetter_;
        return;
    }
    auto& slot = view.letters[static_cast<std::size_t>(*changeLetter_)];
    slot.reset();
    if (const auto* replacement = std::get_if<Replacement>(&*change_)) {
        slot = state().board.tile(replacement->square).letter();
        view.receivedLetter = changeLetter_;
    }
}

TurnStatus TurnController::statusOf(const Way& way) const {
    const MoveContext context = moveContext();
    const Move move{*change_, way.word, way.snake};
    TurnStatus status;
    status.score = static_cast<int>(way.word.size());
    if (!style_.liveVerdict) {
        const auto refusal = refuseSnake(context, after().board, move);
        status.kind = refusal ? TurnStatus::Kind::refused : TurnStatus::Kind::unjudged;
        if (refusal)
            status.refusal = *refusal;
        return status;
    }
    const auto outcome = applyMove(context, state().position(), move);
    status.kind = outcome ? TurnStatus::Kind::ready : TurnStatus::Kind::refused;
    if (outcome)
        status.judgement = outcome->judgement;
    else
        status.refusal = outcome.error();
    return status;
}

TurnStatus TurnController::wordStatus() const {
    TurnStatus status;
    const int minLength = state().options.words.minLength;
    if (const Way* way = entry_.way()) {
        if (static_cast<int>(way->word.size()) < minLength)
            return status;
        status = statusOf(*way);
        // While the pointer is still under way, what is unfinished is not yet wrong.
        if (pressed_ && status.kind == TurnStatus::Kind::refused)
            return {};
        return status;
    }
    if (!entry_.typed().empty() && static_cast<int>(entry_.typed().size()) >= minLength)
        status.kind = TurnStatus::Kind::notOnBoard;
    else if (entry_.traced().size() >= 2 && !pressed_)
        status.kind = style_.liveVerdict ? TurnStatus::Kind::noWordFits : TurnStatus::Kind::jokerUndecided;
    return status;
}

void TurnController::describeWord(TurnView& view) const {
    const Way* way = entry_.way();
    view.snake = way != nullptr ? way->snake : entry_.traced();
    if (way != nullptr) {
        for (std::size_t i = 0; i < way->word.size(); ++i)
            view.word.push_back({way->word[i], view.board.tile(way->snake[i]).isJoker()});
    } else if (entry_.tracing()) {
        const SnakePattern pattern = entry_.pattern(view.board);
        for (std::size_t i = 0; i < pattern.size(); ++i)
            view.word.push_back({pattern[i], view.board.tile(view.snake[i]).isJoker()});
    } else {
        for (const Letter letter : entry_.typed())
            view.word.push_back({letter, false});
    }
    view.candidates = entry_.ways().size();
    view.candidate = entry_.current();
    view.candidatesAreWords = entry_.tracing();
}

TurnView TurnController::view() const {
    TurnView view;
    if (match_ == nullptr)
        return view;
    view.stage = stage();
    view.board = state().board;
    if (view.stage == TurnStage::over)
        return view;
    const bool moving = view.stage != TurnStage::startLetter;
    view.kind = moving ? kind() : std::nullopt;
    view.kindFixed = state().options.strictDeclaration && state().declared;
    for (int i = 0; i < moveKindCount; ++i) {
        const auto one = static_cast<MoveKind>(i);
        view.kindAllowed[static_cast<std::size_t>(i)] =
            moving && state().kindAllowed(one) && (!view.kindFixed || view.kind == one);
    }
    describeHand(view);
    view.legal = legalSquares();
    view.chosenSquare = square_;
    if (view.stage == TurnStage::change &&
        (view.kind == MoveKind::castling || view.kind == MoveKind::transfer))
        view.draggable = state().board.occupied();
    if (view.stage == TurnStage::word) {
        view.board = after().board;
        view.changed = changedSquares(*change_);
        view.change = change_;
        describeWord(view);
        view.status = wordStatus();
        view.canSubmit =
            view.status.kind == TurnStatus::Kind::ready || view.status.kind == TurnStatus::Kind::unjudged;
    }
    if (note_)
        view.status = *note_;
    view.canAgree = state().options.wordsByAgreement && hasSeveralPersons(*match_) &&
                    view.stage == TurnStage::word && entry_.way() != nullptr &&
                    view.status.kind == TurnStatus::Kind::refused &&
                    view.status.refusal.reason == Reason::wordUnknown;
    return view;
}

}  // namespace bukvol::desktop
