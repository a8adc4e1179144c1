// The words already played in a match.
#pragma once

#include <memory>
#include <set>

#include "core/language/letter.h"

namespace bukvol {

/// A set of words, under the match's folding. Copies share their words until one of them gets another: a
/// state of a long match costs no more to copy than one of a short match.
class PlayedWords {
public:
    PlayedWords() = default;
    // No moving: a set that was moved from would have no words to look at.
    PlayedWords(const PlayedWords&) = default;
    PlayedWords& operator=(const PlayedWords&) = default;
    ~PlayedWords() = default;

    bool contains(const Word& word) const { return words_->contains(word); }
    std::size_t size() const { return words_->size(); }
    auto begin() const { return words_->begin(); }
    auto end() const { return words_->end(); }

    void insert(Word word);
    void clear() { *this = PlayedWords(); }

    bool operator==(const PlayedWords& other) const { return *words_ == *other.words_; }

private:
    std::shared_ptr<std::set<Word>> words_ = std::make_shared<std::set<Word>>();
};

}  // namespace bukvol
