#include "desktop/play/turn_controller.h"

#include <algorithm>

namespace bukvol::desktop {

namespace {

bool usesLetter(MoveKind kind) {
    return kind == MoveKind::placement || kind == MoveKind::replacement;
}

TurnStatus noteOf(TurnStatus::Kind kind) {
    TurnStatus status;
    status.kind = kind;
    return status;
}

TurnStatus refusedBy(const Refusal& refusal) {
    TurnStatus status = noteOf(TurnStatus::Kind::refused);
    status.refusal = refusal;
    return status;
}

TurnStatus refusedBy(Reason reason, std::optional<Square> square = {}, std::optional<Letter> letter = {}) {
    return refusedBy(refusal(reason, square, letter));
}

}  // namespace

void TurnController::begin(const Match& match, Style style) {
    *this = TurnController{};
    match_ = &match;
    style_ = style;
    if (state().declared)
        setKind(*state().declared);
}

TurnStage TurnController::stage() const {
    if (match_ == nullptr || match_->over())
        return TurnStage::over;
    if (state().phase() == Phase::startSquare)
        return TurnStage::startLetter;
    if (!kind())
        return TurnStage::declare;
    return change_ ? TurnStage::word : TurnStage::change;
}

std::optional<MoveKind> TurnController::kind() const {
    if (state().phase() == Phase::opening)
        return MoveKind::placement;
    return kind_;
}

Position TurnController::after() const {
    return change_ ? afterChange(moveContext(), state().position(), *change_) : state().position();
}

template <class Use>
auto TurnController::withEntry(Use use) {
    const Position position = after();
    const MoveContext move = moveContext();
    return use(WordEntry::Context{position.board, move, changedSquares(*change_), style_.liveVerdict});
}

/// Any gesture takes away what was said of the one before.
void TurnController::touch() {
    note_.reset();
    action_.reset();
}

std::optional<Refusal> TurnController::refuse(const Change& change) const {
    return refuseChange(moveContext(), state().position(), change);
}

void TurnController::setKind(MoveKind kind) {
    kind_ = kind;
    square_.reset();
    change_.reset();
    changeLetter_.reset();
    entry_.clear();
    if (!usesLetter(kind))
        letter_.reset();
    if (kind == MoveKind::statusQuo)
        change_ = StatusQuo{};
}

void TurnController::declare(MoveKind kind) {
    touch();
    if (stage() == TurnStage::over || stage() == TurnStage::startLetter)
        return;
    const bool fixed = state().options.strictDeclaration && state().declared && *state().declared != kind;
    if (fixed || !kindAllowed(kind, state().position(), state().phase() == Phase::opening)) {
        note_ = refusedBy(Reason::kindNotAllowed);
        return;
    }
    letter_.reset();
    setKind(kind);
    if (state().options.strictDeclaration && !state().declared && state().phase() == Phase::play)
        action_ = Declare{kind};
}

void TurnController::complete(const Change& change) {
    if (auto refusal = refuse(change)) {
        note_ = refusedBy(*refusal);
        return;
    }
    change_ = change;
    changeLetter_ = letter_;
    letter_.reset();
    square_.reset();
    if (entry_.tracing())
        entry_.clear();
    withEntry([&](const auto& context) { entry_.refresh(context); });
}

void TurnController::placeStartLetter() {
    const Letter letter = state().position().letters[static_cast<std::size_t>(*letter_)];
    const PlaceStartLetter placement{letter, *square_};
    const auto outcome = match_->consider(placement);
    if (outcome) {
        action_ = placement;
        return;
    }
    note_ = refusedBy(outcome.error());
    if (outcome.error().reason == Reason::letterRepeated)
        letter_.reset();
    else
        square_.reset();
}

void TurnController::pressLetter(int index) {
    touch();
    const auto hand = state().position().letters;
    if (index < 0 || index >= static_cast<int>(hand.size()))
        return;
    const Letter letter = hand[static_cast<std::size_t>(index)];
    switch (stage()) {
        case TurnStage::startLetter:
            letter_ = letter_ == index ? std::nullopt : std::optional(index);
            if (letter_ && square_)
                placeStartLetter();
            return;
        case TurnStage::declare:
            letter_ = letter_ == index ? std::nullopt : std::optional(index);
            return;
        case TurnStage::change:
            if (!usesLetter(*kind()))
                return;
            letter_ = letter_ == index ? std::nullopt : std::optional(index);
            if (letter_ && square_)
                chooseForChange(*square_);
            return;
        case TurnStage::word:
            if (changeLetter_ == index) {  // the letter goes back
                change_.reset();
                changeLetter_.reset();
                entry_.clear();
            } else if (const auto* placement = std::get_if<Placement>(&*change_)) {
                letter_ = index;
                complete(Placement{letter, placement->square});
            } else if (const auto* replacement = std::get_if<Replacement>(&*change_)) {
                letter_ = index;
                complete(Replacement{replacement->square, letter});
            }
            letter_.reset();
            return;
        case TurnStage::over:
            return;
    }
}

void TurnController::pressSquare(Square square) {
    touch();
    pressed_.reset();
    switch (stage()) {
        case TurnStage::startLetter:
            chooseSquare(square);
            return;
        case TurnStage::declare:
            if (!letter_) {
                note_ = noteOf(TurnStatus::Kind::declareFirst);
                return;
            }
            dropLetter(*letter_, square);
            return;
        case TurnStage::change:
            chooseForChange(square);
            return;
        case TurnStage::word:
            pressWhileWord(square);
            return;
        case TurnStage::over:
            return;
    }
}

void TurnController::chooseSquare(Square square) {
    if (!state().startSquareCells().contains(square)) {
        note_ = refusedBy(
            state().board.isOccupied(square) ? Reason::squareOccupied : Reason::notStartSquareCell, square);
        return;
    }
    square_ = square_ == square ? std::nullopt : std::optional(square);
    if (square_ && letter_)
        placeStartLetter();
}

void TurnController::chooseForChange(Square square) {
    const auto& hand = state().position().letters;
    const auto letterAt = [&](int index) { return hand[static_cast<std::size_t>(index)]; };
    const bool occupied = state().board.isOccupied(square);
    switch (*kind()) {
        case MoveKind::placement:
        case MoveKind::replacement: {
            const bool placing = *kind() == MoveKind::placement;
            const Letter letter = letterAt(letter_.value_or(0));
            const Change change =
                placing ? Change(Placement{letter, square}) : Change(Replacement{square, letter});
            if (letter_) {
                complete(change);
                return;
            }
            const auto refusal = refuse(change);
            if (refusal && refusal->reason != Reason::nothingChanges) {
                note_ = refusedBy(*refusal);
                return;
            }
            square_ = square_ == square ? std::nullopt : std::optional(square);
            return;
        }
        case MoveKind::castling:
        case MoveKind::transfer:
            if (square_ == square) {
                square_.reset();
            } else if (!square_ || (occupied && *kind() == MoveKind::transfer)) {
                if (occupied)
                    square_ = square;
                else
                    note_ = refusedBy(Reason::squareEmpty, square);
            } else {
                dropTile(*square_, square);
            }
            return;
        case MoveKind::statusQuo:
            return;
    }
}

void TurnController::pressWhileWord(Square square) {
    const Position position = after();
    if (!position.board.isOccupied(square)) {
        // Another place for what was just put down.
        if (const auto* placement = std::get_if<Placement>(&*change_)) {
            letter_ = changeLetter_;
            complete(Placement{placement->letter, square});
        } else if (const auto* transfer = std::get_if<Transfer>(&*change_)) {
            complete(Transfer{transfer->from, square});
        } else {
            note_ = refusedBy(Reason::snakeOverEmpty, square);
        }
        letter_.reset();
        return;
    }
    pressed_ = square;
    pressExtended_ = false;
    const Snake& snake = entry_.traced();
    const bool isNext =
        snake.empty() || (std::find(snake.begin(), snake.end(), square) == snake.end() &&
                          touching(snake.back(), bukvologikaRules().stepping).contains(square));
    if (isNext) {
        withEntry([&](const auto& context) { entry_.press(square, context); });
        pressExtended_ = true;
    }
}

void TurnController::enterSquare(Square square) {
    if (stage() != TurnStage::word || !pressed_ || *pressed_ == square)
        return;
    touch();
    withEntry([&](const auto& context) {
        const bool goesOn =
            pressExtended_ || (!entry_.traced().empty() && entry_.traced().back() == *pressed_);
        if (!goesOn)
            entry_.startAt(*pressed_, context);
        pressExtended_ = true;
        entry_.enter(square, context);
    });
}

void TurnController::releaseSquare() {
    if (!pressed_)
        return;
    const Square square = *pressed_;
    pressed_.reset();
    if (pressExtended_ || stage() != TurnStage::word)
        return;
    const auto traced = withEntry([&](const auto& context) { return entry_.press(square, context); });
    if (traced == WordEntry::Traced::apart)
        note_ = refusedBy(Reason::snakeBroken, square);
}

void TurnController::dropLetter(int index, Square square) {
    touch();
    const auto hand = state().position().letters;
    if (index < 0 || index >= static_cast<int>(hand.size()))
        return;
    const Letter letter = hand[static_cast<std::size_t>(index)];
    if (stage() == TurnStage::startLetter) {
        letter_ = index;
        square_.reset();
        chooseSquare(square);
        return;
    }
    if (stage() == TurnStage::declare) {
        // The gesture declares the kind.
        declare(state().board.isOccupied(square) ? MoveKind::replacement : MoveKind::placement);
        if (!kind())
            return;
    }
    if (stage() == TurnStage::over || !usesLetter(*kind()))
        return;
    letter_ = index;
    if (*kind() == MoveKind::placement)
        complete(Placement{letter, square});
    else
        complete(Replacement{square, letter});
    if (stage() == TurnStage::word)
        letter_.reset();
}

void TurnController::dropTile(Square from, Square to) {
    touch();
    if (stage() != TurnStage::change || from == to)
        return;
    square_ = from;
    if (*kind() == MoveKind::castling)
        complete(Castling{from, to});
    else if (*kind() == MoveKind::transfer)
        complete(Transfer{from, to});
}

void TurnController::type(Letter letter) {
    touch();
    if (stage() == TurnStage::word) {
        withEntry([&](const auto& context) { entry_.type(letter, context); });
        return;
    }
    if (stage() == TurnStage::over)
        return;
    if (stage() == TurnStage::declare) {
        note_ = noteOf(TurnStatus::Kind::declareFirst);
        return;
    }
    const auto hand = state().position().letters;
    auto found = std::find(hand.begin(), hand.end(), letter);
    if (found == hand.end())
        found = std::find_if(hand.begin(), hand.end(),
                             [&](Letter other) { return state().folding.same(letter, other); });
    if (found == hand.end()) {
        note_ = refusedBy(Reason::letterNotAtHand, {}, letter);
        return;
    }
    const auto index = static_cast<int>(found - hand.begin());
    if (letter_ != index)
        pressLetter(index);
}

void TurnController::typeForeign(const std::string& text) {
    touch();
    note_ = noteOf(TurnStatus::Kind::foreignKey);
    note_->text = text;
}

void TurnController::backspace() {
    touch();
    if (stage() == TurnStage::word && !entry_.empty())
        withEntry([&](const auto& context) { entry_.back(context); });
    else
        stepBack();
}

bool TurnController::stepBack() {
    const bool said = note_.has_value();
    touch();
    pressed_.reset();
    if (!entry_.empty()) {
        entry_.clear();
        return true;
    }
    if (change_ && !std::holds_alternative<StatusQuo>(*change_)) {
        change_.reset();
        changeLetter_.reset();
        return true;
    }
    if (letter_ || square_) {
        letter_.reset();
        square_.reset();
        return true;
    }
    if (kind_ && !state().declared) {
        kind_.reset();
        change_.reset();
        return true;
    }
    return said;
}

void TurnController::nextWay() {
    touch();
    entry_.next();
}

void TurnController::submit(bool byAgreement) {
    touch();
    if (stage() != TurnStage::word || entry_.way() == nullptr)
        return;
    action_ = PlayMove{Move{*change_, entry_.way()->word, entry_.way()->snake}, byAgreement};
}

void TurnController::pass() {
    touch();
    if (stage() != TurnStage::over && stage() != TurnStage::startLetter)
        action_ = Pass{};
}

void TurnController::showRefusal(const Refusal& refusal) {
    note_ = refusedBy(refusal);
}

std::optional<GameAction> TurnController::takeAction() {
    return std::exchange(action_, std::nullopt);
}

}  // namespace bukvol::desktop
