// What words mean, from the dictionaries.
#pragma once

#include <QString>

#include "desktop/app/lexicon_locator.h"

namespace bukvol::desktop {

/// Empty where the dictionary says nothing.
QString glossOf(const Lexicon& lexicon, const Word& word);
/// A word as it stands in a sentence, with its gloss, of a language that may have no dictionary here.
struct GlossedWord {
    QString word;
    QString gloss;
};
GlossedWord glossed(LexiconLocator& lexicons, const QString& language, const QString& word);

}  // namespace bukvol::desktop
