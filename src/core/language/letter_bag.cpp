#include "core/language/letter_bag.h"

#include <numeric>

namespace bukvol {

LetterBag::LetterBag(std::vector<int> tiles)
    : tiles_(std::move(tiles)), total_(std::accumulate(tiles_.begin(), tiles_.end(), 0)) {}

LetterSet LetterBag::letters() const {
    LetterSet set;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        if (tiles_[i] > 0)
            set.insert(static_cast<Letter>(i));
    }
    return set;
}

Letter LetterBag::draw(Random& random, LetterSet allowed) {
    const auto weight = [&](std::size_t i) {
        return allowed.contains(static_cast<Letter>(i)) ? static_cast<std::uint64_t>(tiles_[i]) : 0;
    };
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < tiles_.size(); ++i)
        total += weight(i);
    std::uint64_t rest = random.below(total);
    std::size_t letter = 0;
    while (rest >= weight(letter))
        rest -= weight(letter++);
    take(static_cast<Letter>(letter));
    return static_cast<Letter>(letter);
}

bool LetterBag::take(Letter letter) {
    if (count(letter) == 0)
        return false;
    --tiles_[letter];
    --total_;
    return true;
}

void LetterBag::putBack(Letter letter) {
    ++tiles_[letter];
    ++total_;
}

}  // namespace bukvol
