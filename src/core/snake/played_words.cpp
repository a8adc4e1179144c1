#include "core/snake/played_words.h"

namespace bukvol {

void PlayedWords::insert(Word word) {
    if (words_.use_count() > 1)
        words_ = std::make_shared<std::set<Word>>(*words_);
    words_->insert(std::move(word));
}

}  // namespace bukvol
