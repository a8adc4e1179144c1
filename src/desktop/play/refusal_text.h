// Says in the interface's language why something was refused.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/language/language.h"
#include "core/match/record.h"

namespace bukvol::desktop {

/// Text of the core, for the screen.
QString shown(const Alphabet& alphabet, const Word& word);
QString shown(const Alphabet& alphabet, Letter letter);
/// A word as it stands inside a sentence.
QString shownLower(const Alphabet& alphabet, const Word& word);

class RefusalText {
    Q_DECLARE_TR_FUNCTIONS(RefusalText)
public:
    /// One sentence without a full stop. `word`: the word that was tried, where there was one.
    static QString of(const Refusal& refusal, const Alphabet& alphabet, const Word& word = {});
    /// What of a refusal a match lets its players know: near words would be hints.
    static Refusal told(Refusal refusal, const MatchSetup& setup);
    /// What is wrong with a record.
    static QString of(const RecordError& error, const Alphabet* alphabet);

private:
    static QString ofWord(const Refusal& refusal, const Alphabet& alphabet, const Word& word);
    static QString ofForm(const Judgement& judgement, const Alphabet& alphabet, const QString& word);
    static QString near(const Judgement& judgement, const Alphabet& alphabet);
};

}  // namespace bukvol::desktop
