// What the dictionary has to say of a typed word, in the interface's language.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/lexicon/own_words.h"
#include "core/snake/rules.h"
#include "desktop/words/own_word_store.h"

namespace bukvol::desktop {

/// By what a word is judged: the options of the match, or those chosen last.
struct DictionaryRules {
    WordRules words;
    bool ownWords = true;            ///< own words count
    std::optional<WordJudge> match;  ///< of the match under way, where the dictionary is in its language
    PlayedWords played;              ///< in that match
};

struct DictionaryAnswer {
    enum class Tone { quiet, good, bad };
    Tone tone = Tone::quiet;
    std::vector<QString> letters;  ///< the word as the dictionary writes it
    QString sentence;              ///< begins with ✓ or ✕
    QString gloss;
    QString remarks;           ///< what else is known of the word
    QStringList lookUps;       ///< words worth looking at: the lemma, near words
    bool guesses = false;      ///< whether those are what may have been meant
    std::optional<Word> word;  ///< as typed; none when it has foreign letters
    bool own = false;          ///< it is among the own words
    bool canOwn = false;       ///< it may be put there
};

class DictionaryText {
    Q_DECLARE_TR_FUNCTIONS(DictionaryText)
public:
    /// `own` may be null: not known yet.
    static DictionaryAnswer answer(const QString& typed, const Lexicon::Pointer& lexicon,
                                   const DictionaryRules& rules, const OwnWordList* own);

private:
    static DictionaryAnswer foreign(const QString& typed, const Alphabet& alphabet);
    static QString accepted(const Judgement& judgement, const Alphabet& alphabet);
    static QString remarks(const Judgement& judgement, const Lexicon& lexicon, const Word& typed);
    static QString gloss(const Judgement& judgement, const Lexicon& lexicon);
};

}  // namespace bukvol::desktop
