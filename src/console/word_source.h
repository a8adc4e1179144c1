// Where a command's words come from and by which options they are judged.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "core/lexicon/word_judge.h"
#include "core/snake/game_options.h"

namespace bukvol::console {

/// Options that several commands share.
struct WordSource {
    std::string language = "ru";
    std::string wordFile;  ///< a plain list in place of the language's dictionary; empty: none
    std::vector<std::string> played;
    WordRules rules;  ///< but for these two, which each game has its own default for
    std::optional<bool> foldYo;
    std::optional<bool> acceptPluralOnly;

    /// The judge of these options, or nothing after a message on what is wrong.
    std::optional<WordJudge> judge(GameKind game, std::ostream& messages) const;
    /// The words already played, or nothing after a message.
    std::optional<PlayedWords> playedWords(const WordJudge& judge, std::ostream& messages) const;
};

}  // namespace bukvol::console
