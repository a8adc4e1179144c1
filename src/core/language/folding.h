// Folding: pairs of letters that an option of the match makes one letter (Е = Ё, И = Й).
#pragma once

#include <array>

#include "core/language/letter.h"

namespace bukvol {

/// Which letters count as the same letter. Without folds every letter is only itself.
class Folding {
public:
    Folding();

    /// From now on `folded` counts as `kept`.
    void fold(Letter kept, Letter folded);

    /// The letter that stands for the whole class of `letter`.
    Letter canonical(Letter letter) const { return canonical_[letter]; }
    /// All letters that count as the same as `letter`, itself among them.
    LetterSet classOf(Letter letter) const { return classes_[letter]; }
    bool same(Letter a, Letter b) const { return canonical_[a] == canonical_[b]; }
    /// Those of `letters` that count as the same as none of `others`.
    LetterSet differing(LetterSet letters, LetterSet others) const;
    /// The form under which a word counts as played: each letter by its canonical one.
    Word canonical(const Word& word) const;

    bool operator==(const Folding&) const = default;

private:
    std::array<Letter, maxLetters> canonical_{};
    std::array<LetterSet, maxLetters> classes_{};
};

}  // namespace bukvol
