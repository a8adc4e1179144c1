#include "desktop/statistics/gloss.h"

#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

QString glossOf(const Lexicon& lexicon, const Word& word) {
    const auto noun = lexicon.nouns().find(word);
    const auto gloss = noun ? lexicon.gloss(*noun) : std::nullopt;
    return gloss ? QString::fromUtf8(gloss->data(), static_cast<qsizetype>(gloss->size())) : QString();
}

GlossedWord glossed(LexiconLocator& lexicons, const QString& language, const QString& word) {
    const auto lexicon = lexicons.lexicon(language.toStdString());
    const auto letters = lexicon ? lexicon->language().alphabet.read(word.toStdString()) : std::nullopt;
    if (!letters)
        return {word.toLower(), {}};
    return {shownLower(lexicon->language().alphabet, *letters), glossOf(*lexicon, *letters)};
}

}  // namespace bukvol::desktop
