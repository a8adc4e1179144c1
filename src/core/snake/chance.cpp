#include "core/snake/chance.h"

#include "core/snake/start_square.h"

namespace bukvol {

namespace {

/// Draws that many letters one by one.
std::vector<Letter> drawLetters(LetterBag& bag, int count, Random& random) {
    std::vector<Letter> letters;
    letters.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        letters.push_back(bag.draw(random));
    return letters;
}

DealStartSquare chooseStartSquare(const GameState& state, const Language& language, Random& random) {
    LetterBag bag = state.bag;
    DealStartSquare deal;
    for (int i = 0; i < startLetterCount; ++i) {
        LetterSet allowed = state.folding.differing(bag.letters(), LetterSet::of(deal.letters));
        if (i == 0 && !(allowed & language.startVowels).empty())
            allowed = allowed & language.startVowels;
        deal.letters.push_back(bag.draw(random, allowed));
    }
    return deal;
}

SetStartWord chooseStartWord(const GameState& state, const WordJudge& judge, Random& random) {
    const std::vector<Word> words = startWords(judge, state.options.balda.wordLength);
    if (words.empty())
        return {};
    return {words[random.below(words.size())]};
}

}  // namespace

std::vector<Word> startWords(const WordJudge& judge, int length) {
    constexpr int lastFamiliarTier = 2;
    const Lexicon& lexicon = judge.lexicon();
    std::vector<Word> familiar;
    std::vector<Word> others;
    for (std::uint32_t noun = 0; noun < lexicon.nouns().wordCount(); ++noun) {
        const WordMarks marks = lexicon.marks(noun);
        if (marks.obscene || judge.verdictOnNoun(noun) != WordVerdict::accepted)
            continue;
        Word word = lexicon.nouns().word(noun);
        if (static_cast<int>(word.size()) == length)
            (marks.tier <= lastFamiliarTier ? familiar : others).push_back(std::move(word));
    }
    return familiar.empty() ? others : familiar;
}

GameAction chooseChance(const GameState& state, const WordJudge& judge, Random& random) {
    const DueChance due = state.dueChance();
    if (due.kind == DueChance::Kind::startWord)
        return chooseStartWord(state, judge, random);
    if (due.kind == DueChance::Kind::dealStartSquare)
        return chooseStartSquare(state, judge.lexicon().language(), random);
    LetterBag bag = state.bag;
    if (due.kind == DueChance::Kind::redraw) {
        for (const Letter letter : state.hands[static_cast<std::size_t>(due.hand)])
            bag.putBack(letter);
        return RedrawLetters{due.hand, drawLetters(bag, due.count, random)};
    }
    return DrawLetters{due.hand, drawLetters(bag, due.count, random)};
}

}  // namespace bukvol
