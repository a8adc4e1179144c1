// The bag of letter tiles.
#pragma once

#include <vector>

#include "core/language/letter.h"
#include "core/language/random.h"

namespace bukvol {

/// A finite bag: how many tiles of each letter are in it.
class LetterBag {
public:
    LetterBag() = default;
    /// `tiles`: by letter, none negative.
    explicit LetterBag(std::vector<int> tiles);

    int size() const { return total_; }
    bool empty() const { return total_ == 0; }
    int count(Letter letter) const { return letter < tiles_.size() ? tiles_[letter] : 0; }
    /// The letters of which the bag holds a tile.
    LetterSet letters() const;

    /// Takes one tile by chance, among the letters of `allowed`; the bag must hold one of them.
    Letter draw(Random& random, LetterSet allowed);
    Letter draw(Random& random) { return draw(random, letters()); }
    /// Takes a tile of this letter out; false when there is none.
    bool take(Letter letter);
    void putBack(Letter letter);

    bool operator==(const LetterBag&) const = default;

private:
    std::vector<int> tiles_;
    int total_ = 0;
};

}  // namespace bukvol
