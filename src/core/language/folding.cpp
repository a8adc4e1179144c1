#include "core/language/folding.h"

namespace bukvol {

Folding::Folding() {
    for (std::size_t i = 0; i < maxLetters; ++i) {
        canonical_[i] = static_cast<Letter>(i);
        classes_[i] = LetterSet::of(static_cast<Letter>(i));
    }
}

void Folding::fold(Letter kept, Letter folded) {
    const Letter head = canonical_[kept];
    const LetterSet together = classes_[kept] | classes_[folded];
    for (std::size_t i = 0; i < maxLetters; ++i) {
        if (together.contains(static_cast<Letter>(i))) {
            canonical_[i] = head;
            classes_[i] = together;
        }
    }
}

LetterSet Folding::differing(LetterSet letters, LetterSet others) const {
    LetterSet result;
    for (std::size_t i = 0; i < maxLetters; ++i) {
        const auto letter = static_cast<Letter>(i);
        if (letters.contains(letter) && (classes_[i] & others).empty())
            result.insert(letter);
    }
    return result;
}

Word Folding::canonical(const Word& word) const {
    Word folded(word);
    for (Letter& letter : folded)
        letter = canonical_[letter];
    return folded;
}

}  // namespace bukvol
