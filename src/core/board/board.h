// Tiles on a board.
#pragma once

#include <array>
#include <optional>

#include "core/board/geometry.h"
#include "core/language/letter.h"

namespace bukvol {

/// The colour of a tile's face: by who placed it, looks only (RULES §1, "Board").
enum class Face : std::uint8_t { white, black };

/// A letter or a joker.
class Tile {
public:
    constexpr Tile() = default;
    constexpr explicit Tile(Letter letter, Face face = Face::white) : letter_(letter), face_(face) {}
    static constexpr Tile joker() { return Tile(jokerCode); }

    constexpr bool isJoker() const { return letter_ == jokerCode; }
    /// Only when it is no joker.
    constexpr Letter letter() const { return letter_; }
    constexpr Face face() const { return face_; }

    /// Whether both show the same: faces are looks and do not count.
    constexpr bool operator==(const Tile& other) const { return letter_ == other.letter_; }

private:
    static constexpr Letter jokerCode = 0xFF;
    Letter letter_ = jokerCode;
    Face face_ = Face::white;
};

/// The tiles that stand on a board of some size. Two boards are equal when they show the same.
class Board {
public:
    explicit Board(Geometry geometry = {}) : geometry_(geometry) {}

    const Geometry& geometry() const { return geometry_; }
    SquareSet occupied() const { return occupied_; }
    SquareSet empty() const { return geometry_.squares() - occupied_; }
    SquareSet jokers() const;
    bool isOccupied(Square square) const { return occupied_.contains(square); }
    /// Only where a tile stands.
    Tile tile(Square square) const { return tiles_[square.index()]; }
    std::optional<Tile> tileAt(Square square) const;

    /// Puts a tile on a square of the board, in place of what stood there.
    void put(Square square, Tile tile);
    void remove(Square square) { occupied_.remove(square); }
    void exchange(Square a, Square b);

    bool operator==(const Board& other) const;

private:
    Geometry geometry_;
    SquareSet occupied_;
    std::array<Tile, 64> tiles_{};
};

}  // namespace bukvol
