// Squares and sets of squares. Rows are eight apart whatever the board's size, so that a set is one 64-bit
// mask and a step in any direction is one shift.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace bukvol {

inline constexpr int maxBoardSide = 8;

/// A square: files from the left and ranks from the bottom, both from 0 (a1 is 0, 0).
class Square {
public:
    constexpr Square() = default;
    constexpr Square(int file, int rank) : index_(static_cast<std::uint8_t>(rank * maxBoardSide + file)) {}
    static constexpr Square fromIndex(int index) { return {index % maxBoardSide, index / maxBoardSide}; }

    /// Stands for any square beyond h8: it lies on no board and belongs in no set.
    static constexpr Square beyond() { return fromIndex(0xFF); }

    constexpr int file() const { return index_ % maxBoardSide; }
    constexpr int rank() const { return index_ / maxBoardSide; }
    /// Its bit in a SquareSet.
    constexpr int index() const { return index_; }

    constexpr auto operator<=>(const Square&) const = default;

private:
    std::uint8_t index_ = 0;
};

/// Chess-like name: "d4"; "?" for a square beyond h8.
std::string toText(Square square);

/// A square beyond h8 belongs in no set: none contains it, and to put it in or take it out changes nothing.
class SquareSet {
public:
    constexpr SquareSet() = default;
    constexpr explicit SquareSet(std::uint64_t mask) : mask_(mask) {}
    static constexpr SquareSet of(Square square) { return SquareSet(bit(square)); }

    constexpr bool contains(Square square) const { return (mask_ & bit(square)) != 0; }
    constexpr void insert(Square square) { mask_ |= bit(square); }
    constexpr void remove(Square square) { mask_ &= ~bit(square); }
    constexpr bool empty() const { return mask_ == 0; }
    constexpr int size() const { return std::popcount(mask_); }
    constexpr std::uint64_t mask() const { return mask_; }

    constexpr SquareSet operator|(SquareSet other) const { return SquareSet(mask_ | other.mask_); }
    constexpr SquareSet operator&(SquareSet other) const { return SquareSet(mask_ & other.mask_); }
    /// The squares of this set that are not in the other.
    constexpr SquareSet operator-(SquareSet other) const { return SquareSet(mask_ & ~other.mask_); }
    constexpr bool operator==(const SquareSet&) const = default;

    /// Walks the squares in the order of their indices.
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        using pointer = const Square*;
        using reference = Square;

        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Square operator*() const { return Square::fromIndex(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(mask_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    /// Nothing for a square beyond h8, which therefore belongs in no set.
    static constexpr std::uint64_t bit(Square square) {
        constexpr int squares = maxBoardSide * maxBoardSide;
        return square.index() < squares ? std::uint64_t{1} << square.index() : 0;
    }

    std::uint64_t mask_ = 0;
};

}  // namespace bukvol
