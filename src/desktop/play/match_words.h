// The words that the program itself may bring up in a match, kept for its threads.
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "core/match/match.h"
#include "core/search/presentable_words.h"

namespace bukvol::desktop {

/// Together with the judge that they need. They are picked out, once, in the thread that first asks for them.
class MatchWords {
public:
    explicit MatchWords(std::shared_ptr<const WordJudge> judge) : judge_(std::move(judge)) {}

    bool areOf(const Match& match) const { return judge_ == match.sharedJudge(); }
    const WordJudge& judge() const { return *judge_; }
    /// May be called from any thread.
    const PresentableWords& presentable() const {
        std::call_once(once_, [this] { words_.emplace(*judge_); });
        return *words_;
    }

private:
    std::shared_ptr<const WordJudge> judge_;
    mutable std::once_flag once_;
    mutable std::optional<PresentableWords> words_;
};
using MatchWordsPointer = std::shared_ptr<const MatchWords>;

/// Those of the match: `kept` where it holds them already.
inline void keepWordsOf(const Match& match, MatchWordsPointer& kept) {
    if (!kept || !kept->areOf(match))
        kept = std::make_shared<const MatchWords>(match.sharedJudge());
}

}  // namespace bukvol::desktop
