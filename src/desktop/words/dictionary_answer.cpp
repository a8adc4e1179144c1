#include "desktop/words/dictionary_answer.h"

#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

namespace {

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

DictionaryAnswer DictionaryText::foreign(const QString& typed, const Alphabet& alphabet) {
    Refusal refusal = foreignLetter(typed.toStdString());
    for (const char32_t character : typed.toUcs4()) {
        const QString letter = QString::fromUcs4(&character, 1);
        if (!alphabet.read(letter.toStdString())) {
            refusal.text = letter.toStdString();
            break;
        }
    }
    DictionaryAnswer answer;
    answer.tone = DictionaryAnswer::Tone::bad;
    answer.sentence = QStringLiteral("✕ ") + RefusalText::of(refusal, alphabet);
    return answer;
}

QString DictionaryText::accepted(const Judgement& judgement, const Alphabet& alphabet) {
    const QString name = shownLower(alphabet, judgement.spelling);
    return judgement.ownWord ? tr("%1 — one of your own words, it counts").arg(name)
                             : tr("%1 — the dictionary has it, it counts").arg(name);
}

QString DictionaryText::remarks(const Judgement& judgement, const Lexicon& lexicon, const Word& typed) {
    const Alphabet& alphabet = lexicon.language().alphabet;
    QStringList parts;
    if (judgement.spelling.size() == typed.size() && judgement.spelling != typed)
        parts << tr("written “%1”").arg(shownLower(alphabet, judgement.spelling));
    if (judgement.noun) {
        const WordMarks marks = lexicon.marks(*judgement.noun);
        if (marks.diminutive && judgement.accepted()) {
            const auto base = lexicon.diminutiveBase(*judgement.noun);
            parts << (base ? tr("a diminutive of “%1”").arg(shownLower(alphabet, lexicon.nouns().word(*base)))
                           : tr("a diminutive"));
        }
        if (marks.pluralOnly && judgement.accepted())
            parts << tr("has no singular");
        if (marks.slang)
            parts << tr("slang");
    }
    return parts.join(QStringLiteral(" · "));
}

QString DictionaryText::gloss(const Judgement& judgement, const Lexicon& lexicon) {
    if (judgement.noun) {
        const auto text = lexicon.gloss(*judgement.noun);
        return text ? textOf(*text) : QString();
    }
    // A form is explained by the word it is a form of.
    const auto lemma = judgement.lemma.empty() ? std::nullopt : lexicon.nouns().find(judgement.lemma);
    const auto text = lemma ? lexicon.gloss(*lemma) : std::nullopt;
    return text ? shownLower(lexicon.language().alphabet, judgement.lemma) + QStringLiteral(" — ") +
                      textOf(*text)
                : QString();
}

DictionaryAnswer DictionaryText::answer(const QString& typed, const Lexicon::Pointer& lexicon,
                                        const DictionaryRules& rules, const OwnWordList* own) {
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return {};
    const Alphabet& alphabet = lexicon->language().alphabet;
    const auto word = alphabet.read(text.toStdString());
    if (!word)
        return foreign(text, alphabet);

    const WordJudge judge = rules.match ? *rules.match
                                        : WordJudge(lexicon, rules.words,
                                                    rules.ownWords && own != nullptr ? own->graph : nullptr);
    Judgement judgement = judge.judge(*word);
    DictionaryAnswer answer;
    answer.word = word;
    answer.own = own != nullptr && own->words.contains(*word);
    answer.canOwn = own != nullptr && !answer.own && word->size() >= OwnWords::shortest &&
                    word->size() <= maxWordLength && (!judgement.accepted() || judgement.ownWord);
    for (const Letter letter : judgement.spelling)
        answer.letters.push_back(shown(alphabet, letter));
    if (!judgement.lemma.empty())
        answer.lookUps << shownLower(alphabet, judgement.lemma);
    answer.guesses = judgement.lemma.empty();
    for (const Word& near : judgement.near)
        answer.lookUps << shownLower(alphabet, near);
    answer.lookUps.removeDuplicates();
    answer.gloss = gloss(judgement, *lexicon);
    answer.remarks = remarks(judgement, *lexicon, *word);

    Refusal refusal;
    const bool repeated = rules.played.contains(judge.folding().canonical(*word));
    refusal.reason = repeated ? Reason::wordRepeated : reasonOf(judgement.verdict);
    if (judgement.accepted() && !repeated) {
        answer.tone = DictionaryAnswer::Tone::good;
        answer.sentence = QStringLiteral("✓ ") + accepted(judgement, alphabet);
        return answer;
    }
    answer.tone = DictionaryAnswer::Tone::bad;
    // The near words stand below, to be chosen.
    judgement.near.clear();
    refusal.judgement = judgement;
    answer.sentence = QStringLiteral("✕ ") + RefusalText::of(refusal, alphabet, *word);
    if (answer.own && !repeated) {
        // A match counts the own words that there were when it began.
        const QString remark = rules.ownWords ? tr("one of your own words; it counts from the next match on")
                                              : tr("one of your own words; this match does not count them");
        answer.remarks = answer.remarks.isEmpty() ? remark : answer.remarks + QStringLiteral(" · ") + remark;
    }
    return answer;
}

}  // namespace bukvol::desktop
