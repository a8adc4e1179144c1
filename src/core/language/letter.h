// Letters, words and sets of letters. Inside the core a letter is its index in an alphabet.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace bukvol {

/// A letter: its index in the alphabet of the language being played (0 is the first letter).
using Letter = std::uint8_t;

/// No alphabet has more letters than this, so that a set of letters is one 64-bit mask
/// and its highest bits stay free for marks.
inline constexpr std::size_t maxLetters = 60;

/// A word as a run of letters.
using Word = std::vector<Letter>;

/// A set of letters of one alphabet.
class LetterSet {
public:
    constexpr LetterSet() = default;
    constexpr explicit LetterSet(std::uint64_t mask) : mask_(mask) {}

    static constexpr LetterSet of(Letter letter) { return LetterSet(std::uint64_t{1} << letter); }
    static LetterSet of(const Word& letters) {
        LetterSet set;
        for (const Letter letter : letters)
            set.insert(letter);
        return set;
    }
    /// The first `count` letters of an alphabet.
    static constexpr LetterSet firstLetters(std::size_t count) {
        return LetterSet((std::uint64_t{1} << count) - 1);
    }

    constexpr bool contains(Letter letter) const { return (mask_ >> letter & 1) != 0; }
    constexpr void insert(Letter letter) { mask_ |= std::uint64_t{1} << letter; }
    constexpr bool empty() const { return mask_ == 0; }
    constexpr int size() const { return std::popcount(mask_); }
    constexpr std::uint64_t mask() const { return mask_; }

    constexpr LetterSet operator|(LetterSet other) const { return LetterSet(mask_ | other.mask_); }
    constexpr LetterSet operator&(LetterSet other) const { return LetterSet(mask_ & other.mask_); }
    constexpr bool operator==(const LetterSet&) const = default;

private:
    std::uint64_t mask_ = 0;
};

}  // namespace bukvol
