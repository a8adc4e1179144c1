#include "core/search/snake_confirmer.h"

#include <bit>

namespace bukvol {

namespace {

Square firstOf(SquareMask squares) {
    return Square::fromIndex(std::countr_zero(squares));
}

SquareMask maskOf(Square square) {
    return SquareSet::of(square).mask();
}

}  // namespace

void SnakeConfirmer::begin(const Word& word) {
    word_ = word;
    aheadUnchanged_ = false;
}

std::optional<Move> SnakeConfirmer::confirm(MoveKind kind) {
    if (word_.empty() || word_.size() > maxWordLength)
        return std::nullopt;
    kind_ = kind;
    const std::size_t least = kind == MoveKind::statusQuo || kind == MoveKind::castling ? 0 : 1;
    const std::size_t most = kind == MoveKind::statusQuo ? 0 : kind == MoveKind::castling ? 2 : 1;
    if (!aheadUnchanged_ || board_.mayReuse)
        lookAhead(0);
    aheadUnchanged_ = true;
    for (std::size_t differing = 0; differing <= most; ++differing) {
        if (differing > 0)
            lookAhead(differing);
        if (differing < least || (showing_[differing][0] | differing_[differing][0]) == 0)
            continue;
        differingCount_ = 0;
        if (extend(0, ~SquareMask{0}, 0, differing))
            return Move{change_, word_,
                        Snake(snake_.begin(), snake_.begin() + static_cast<std::ptrdiff_t>(word_.size()))};
    }
    return std::nullopt;
}

/// Squares that show the letter without any change.
SquareMask SnakeConfirmer::shows(Letter letter) const {
    return board_.tiles[letter] | board_.jokers;
}

/// As `shows`, when all places that differ lie behind. Where squares may be used again the placed tile may be
/// met again; `extend` checks its letter.
SquareMask SnakeConfirmer::showsOnceChanged(Letter letter) const {
    const bool again = board_.mayReuse && kind_ == MoveKind::placement && board_.atHand.contains(letter);
    return again ? shows(letter) | board_.placementSquares : shows(letter);
}

/// Squares to which the change can bring the letter though they do not show it.
SquareMask SnakeConfirmer::comes(Letter letter) const {
    const bool onBoard = (board_.tiles[letter] | board_.jokers) != 0;
    switch (kind_) {
        case MoveKind::placement:
            return board_.atHand.contains(letter) ? board_.placementSquares : 0;
        case MoveKind::transfer:
            return onBoard ? board_.around : 0;
        case MoveKind::replacement:
            return board_.atHand.contains(letter) ? board_.letterTiles & ~board_.tiles[letter] : 0;
        case MoveKind::castling:
            return onBoard ? board_.letterTiles & ~board_.tiles[letter] : 0;
        case MoveKind::statusQuo:
            break;
    }
    return 0;
}

void SnakeConfirmer::lookAhead(std::size_t differing) {
    PlaceMasks& showing = showing_[differing];
    PlaceMasks& differingHere = differing_[differing];
    for (std::size_t place = word_.size(); place-- > 0;) {
        const Letter letter = word_[place];
        const bool last = place + 1 == word_.size();
        const auto from = [&](std::size_t stillDiffering) {
            if (last)
                return stillDiffering == 0 ? ~SquareMask{0} : SquareMask{0};
            return board_.step(showing_[stillDiffering][place + 1] | differing_[stillDiffering][place + 1]);
        };
        showing[place] = (differing == 0 ? showsOnceChanged(letter) : shows(letter)) & from(differing);
        differingHere[place] = differing == 0 ? 0 : comes(letter) & from(differing - 1);
    }
}

bool SnakeConfirmer::extend(std::size_t place, SquareMask near, SquareMask used, std::size_t differing) {
    if (place == word_.size())
        return complete(used);
    const SquareMask open = board_.mayReuse ? near : near & ~used;
    for (SquareMask rest = open & showing_[differing][place]; rest != 0; rest &= rest - 1) {
        const Square square = firstOf(rest);
        const bool onPlaced = board_.mayReuse && (board_.occupied & maskOf(square)) == 0;
        if (onPlaced && (square != snake_[differingPlaces_[0]] ||
                         !board_.sameLetter(word_[place], word_[differingPlaces_[0]])))
            continue;
        if (extendTo(square, place, used, differing))
            return true;
    }
    for (SquareMask rest = open & differing_[differing][place]; rest != 0; rest &= rest - 1) {
        const Square square = firstOf(rest);
        if (differingCount_ == 1 && !exchangesWithFirst(square, place))
            continue;
        differingPlaces_[differingCount_++] = place;
        if (extendTo(square, place, used, differing - 1))
            return true;
        --differingCount_;
    }
    return false;
}

bool SnakeConfirmer::extendTo(Square square, std::size_t place, SquareMask used, std::size_t differing) {
    snake_[place] = square;
    if (!board_.mayCross && crosses(square, place))
        return false;
    const SquareMask here = maskOf(square);
    return extend(place + 1, board_.step(here), used | here, differing);
}

/// Of a castling with both tiles in the word: each tile shows the letter of the other's place.
bool SnakeConfirmer::exchangesWithFirst(Square square, std::size_t place) const {
    const std::size_t first = differingPlaces_[0];
    const auto letterOn = [&](Square at) { return board_.letterAt[static_cast<std::size_t>(at.index())]; };
    return board_.sameLetter(letterOn(square), word_[first]) &&
           board_.sameLetter(letterOn(snake_[first]), word_[place]);
}

/// Whether the step to `square` runs between the same four squares as an earlier one, along the other
/// diagonal.
bool SnakeConfirmer::crosses(Square square, std::size_t place) const {
    if (place == 0)
        return false;
    const Square from = snake_[place - 1];
    if (from.file() == square.file() || from.rank() == square.rank())
        return false;
    const Square a(from.file(), square.rank());
    const Square b(square.file(), from.rank());
    for (std::size_t i = 1; i < place; ++i) {
        if ((snake_[i - 1] == a && snake_[i] == b) || (snake_[i - 1] == b && snake_[i] == a))
            return true;
    }
    return false;
}

bool SnakeConfirmer::complete(SquareMask used) {
    switch (kind_) {
        case MoveKind::statusQuo:
            change_ = StatusQuo{};
            return true;
        case MoveKind::placement:
            change_ = Placement{word_[differingPlaces_[0]], snake_[differingPlaces_[0]]};
            return true;
        case MoveKind::replacement:
            change_ = Replacement{snake_[differingPlaces_[0]], word_[differingPlaces_[0]]};
            return true;
        case MoveKind::transfer:
            return completeTransfer(used);
        case MoveKind::castling:
            return completeCastling(used);
    }
    return false;
}

/// The tile that goes to the differing place comes from outside the snake and does not leave that place
/// alone.
bool SnakeConfirmer::completeTransfer(SquareMask used) {
    const std::size_t place = differingPlaces_[0];
    const Square to = snake_[place];
    const SquareMask beside = bukvol::touching(to, board_.touching).mask() & board_.occupied;
    for (SquareMask rest = shows(word_[place]) & ~used; rest != 0; rest &= rest - 1) {
        const Square from = firstOf(rest);
        if ((beside & ~maskOf(from)) != 0) {
            change_ = Transfer{from, to};
            return true;
        }
    }
    return false;
}

bool SnakeConfirmer::completeCastling(SquareMask used) {
    if (differingCount_ == 2) {
        change_ = Castling{snake_[differingPlaces_[0]], snake_[differingPlaces_[1]]};
        return true;
    }
    return differingCount_ == 1 ? castleOneDiffering(used) : castleReadingTheSame(used);
}

/// The differing tile goes out of the snake for its letter or a joker, or changes places with a joker of the
/// snake that stands for its letter.
bool SnakeConfirmer::castleOneDiffering(SquareMask used) {
    const std::size_t place = differingPlaces_[0];
    const Square square = snake_[place];
    if (const SquareMask outside = shows(word_[place]) & ~used) {
        change_ = Castling{square, firstOf(outside)};
        return true;
    }
    const Letter letter = board_.letterAt[static_cast<std::size_t>(square.index())];
    for (std::size_t i = 0; i < word_.size(); ++i) {
        if ((board_.jokers & maskOf(snake_[i])) != 0 && board_.sameLetter(word_[i], letter)) {
            change_ = Castling{square, snake_[i]};
            return true;
        }
    }
    return false;
}

/// No place differs: a letter of the snake gives way to a joker from outside, or a joker of the snake gives
/// way to the letter it stands for, from outside or from the snake itself.
bool SnakeConfirmer::castleReadingTheSame(SquareMask used) {
    const SquareMask jokersOutside = board_.jokers & ~used;
    for (std::size_t i = 0; i < word_.size(); ++i) {
        const bool onJoker = (board_.jokers & maskOf(snake_[i])) != 0;
        const SquareMask others = onJoker ? board_.tiles[word_[i]] : jokersOutside;
        if (others != 0) {
            change_ = Castling{snake_[i], firstOf(others)};
            return true;
        }
    }
    return false;
}

}  // namespace bukvol
