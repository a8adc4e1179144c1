#include "core/lexicon/word_judge.h"

#include <gtest/gtest.h>

#include "core/lexicon/sample.h"

namespace bukvol {
namespace {

class WordJudgeTest : public testing::Test {
protected:
    Judgement judge(std::string_view word, const WordRules& rules = {}) const {
        return WordJudge(lexicon_, rules).judge(sample::word(*lexicon_, word));
    }
    std::string text(const Word& word) const { return lexicon_->language().alphabet.text(word); }
    std::vector<std::string> near(const Judgement& judgement) const {
        std::vector<std::string> result;
        for (const Word& word : judgement.near)
            result.push_back(text(word));
        return result;
    }
    std::shared_ptr<const OwnedGraph> own(std::string_view word) const {
        return std::make_shared<const OwnedGraph>(std::vector<Word>{sample::word(*lexicon_, word)});
    }

    Lexicon::Pointer lexicon_ = sample::lexicon("russian-sample");
};

struct Row {
    const char* word;
    const char* code;
    const char* lemma;
};

void PrintTo(const Row& row, std::ostream* stream) {
    *stream << row.word << " " << row.code << " " << row.lemma;
}

class VerdictTable : public WordJudgeTest, public testing::WithParamInterface<Row> {};

TEST_P(VerdictTable, HasTheRightReason) {
    const Judgement judgement = judge(GetParam().word);
    EXPECT_EQ(code(judgement.verdict), GetParam().code);
    EXPECT_EQ(text(judgement.lemma), GetParam().lemma);
    EXPECT_EQ(text(judgement.spelling), GetParam().word);
}

INSTANTIATE_TEST_SUITE_P(
    ByDefaultRules, VerdictTable,
    testing::Values(
        Row{"КОТ", "accepted", ""}, Row{"Ж", "word-too-short", ""}, Row{"КОТЫ", "word-plural", "КОТ"},
        Row{"КОТА", "word-not-nominative", "КОТ"}, Row{"КРАСИВЫЙ", "word-not-noun", "КРАСИВЫЙ"},
        Row{"КРАСИВАЯ", "word-not-noun", "КРАСИВЫЙ"}, Row{"БЕЖАТЬ", "word-not-noun", "БЕЖАТЬ"},
        Row{"МОСКВА", "word-proper-name", "МОСКВА"}, Row{"МОСКВОЙ", "word-proper-name", "МОСКВА"},
        Row{"ОГПУ", "word-abbreviation", ""}, Row{"НОЖНИЦЫ", "word-plural-only", ""},
        Row{"НОЖНИЦ", "word-not-nominative", "НОЖНИЦЫ"}, Row{"ДОМИК", "word-diminutive", "ДОМ"},
        Row{"РУЧКА", "accepted", ""}, Row{"ЖОПА", "accepted", ""}, Row{"КФА", "word-not-nominative", "КФ"},
        Row{"КФ", "word-unknown", ""}, Row{"ЁЖ", "accepted", ""}, Row{"ЕЖ", "word-unknown", ""},
        // a form that is a noun in its own right counts
        Row{"НОЖКА", "accepted", ""},
        // plural before oblique cases and before a verb
        Row{"СТАЛИ", "word-plural", "СТАЛЬ"},
        // a name gives way to a form of a noun that everyone knows, not to one that few know
        Row{"РОСТОВ", "word-not-nominative", "РОСТ"}, Row{"КОТОВ", "word-not-nominative", "КОТ"},
        Row{"ТУЛА", "word-proper-name", "ТУЛА"}, Row{"ПОТОМ", "word-not-nominative", "ПОТ"},
        // Е and Ё are not told apart in saying why
        Row{"КОТЁНКА", "word-not-nominative", "КОТЁНОК"}, Row{"КОТЕНКА", "word-not-nominative", "КОТЁНОК"},
        Row{"АЛЕНА", "word-proper-name", "АЛЁНА"}, Row{"ЁЖИ", "word-plural", "ЁЖ"},
        Row{"ЕЖИ", "word-plural", "ЁЖ"}));

TEST_F(WordJudgeTest, SaysWhichFormItIs) {
    const Judgement plural = judge("КОТЫ");
    EXPECT_EQ(plural.grammaticalCase, GrammaticalCase::nominative);
    EXPECT_EQ(plural.number, GrammaticalNumber::plural);
    const Judgement genitive = judge("ДОМОВ");
    EXPECT_EQ(genitive.grammaticalCase, GrammaticalCase::genitive);
    EXPECT_EQ(genitive.number, GrammaticalNumber::plural);
    EXPECT_EQ(judge("КРАСИВОЕ").partOfSpeech, PartOfSpeech::adjective);
}

TEST_F(WordJudgeTest, FollowsTheOptions) {
    WordRules rules;
    rules.acceptPluralOnly = true;
    EXPECT_TRUE(judge("НОЖНИЦЫ", rules).accepted());
    EXPECT_EQ(judge("САНКИ", rules).verdict, WordVerdict::diminutive);
    rules.diminutives = DiminutivePolicy::warn;
    const Judgement warned = judge("ДОМИК", rules);
    EXPECT_TRUE(warned.accepted());
    EXPECT_TRUE(warned.warnDiminutive);
    EXPECT_EQ(text(warned.lemma), "ДОМ");
    rules.diminutives = DiminutivePolicy::accept;
    EXPECT_TRUE(judge("ДОМИК", rules).accepted());
    EXPECT_FALSE(judge("ДОМИК", rules).warnDiminutive);
    rules.refuseObscene = true;
    EXPECT_EQ(judge("ЖОПА", rules).verdict, WordVerdict::obscene);
    rules.minLength = 4;
    EXPECT_EQ(judge("КОТ", rules).verdict, WordVerdict::tooShort);
    EXPECT_TRUE(judge("ШНЯГА").slang);
}

TEST_F(WordJudgeTest, FoldsLettersAsTheOptionsSay) {
    WordRules rules;
    rules.foldYo = true;
    EXPECT_EQ(text(judge("ЕЖ", rules).spelling), "ЁЖ");
    EXPECT_EQ(text(judge("НЕБО", rules).spelling), "НЕБО");
    EXPECT_EQ(text(judge("НЁБО", rules).spelling), "НЁБО");
    EXPECT_EQ(judge("ИОГ", rules).verdict, WordVerdict::unknown);
    rules.foldShortI = true;
    EXPECT_EQ(text(judge("ИОГ", rules).spelling), "ЙОГ");
}

TEST_F(WordJudgeTest, SuggestsWordsThatAreLikeAnUnknownOne) {
    EXPECT_EQ(near(judge("ЕЖ")).front(), "ЁЖ");
    EXPECT_EQ(near(judge("КАРОВА")), std::vector<std::string>{"КОРОВА"});
    EXPECT_EQ(near(judge("КОРОВ")), std::vector<std::string>{"КОРОВА"});
    EXPECT_EQ(near(judge("КОРВОА")), std::vector<std::string>{"КОРОВА"});
    EXPECT_EQ(near(judge("ПРЕПАДАВАТИЛЬ")), std::vector<std::string>{"ПРЕПОДАВАТЕЛЬ"});
    EXPECT_TRUE(near(judge("ЩЩЩЩЩ")).empty());
    // the best known first; none that does not count, none obscene
    EXPECT_EQ(near(judge("ОТ")), (std::vector<std::string>{"КОТ", "ПОТ"}));
    EXPECT_EQ(near(judge("ДОМИКК")), std::vector<std::string>{"ДОМИЩЕ"});
    EXPECT_TRUE(near(judge("ЖОПЫ")).empty());
}

TEST_F(WordJudgeTest, AcceptsAPlayersOwnWords) {
    const WordJudge judge(lexicon_, WordRules{}, own("КФА"));
    const Judgement accepted = judge.judge(sample::word(*lexicon_, "КФА"));
    EXPECT_TRUE(accepted.accepted());
    EXPECT_TRUE(accepted.ownWord);
    EXPECT_FALSE(judge.judge(sample::word(*lexicon_, "КОТ")).ownWord);
    EXPECT_TRUE(
        WordJudge(lexicon_, WordRules{}, own("ДОМИК")).judge(sample::word(*lexicon_, "ДОМИК")).accepted());
}

TEST_F(WordJudgeTest, KnowsDefiniteForms) {
    lexicon_ = sample::lexicon("toy");
    EXPECT_EQ(judge("kotale").verdict, WordVerdict::plural);
    const Judgement definite = judge("kotalat");
    EXPECT_EQ(definite.verdict, WordVerdict::notNominative);
    EXPECT_TRUE(definite.definite);
    const Judgement definitePlural = judge("kotalaljo");
    EXPECT_EQ(definitePlural.verdict, WordVerdict::notNominative);
    EXPECT_TRUE(definitePlural.definite);
    EXPECT_EQ(definitePlural.number, GrammaticalNumber::plural);
    EXPECT_EQ(judge("kolje").spelling.size(), 4U);
    EXPECT_TRUE(judge("kolje").accepted());
}

TEST(WordJudge, NeedsNothingButNouns) {
    const Lexicon::Pointer sampleLexicon = sample::lexicon("russian-sample");
    const Word cat = sample::word(*sampleLexicon, "КОТ");
    const auto lexicon = Lexicon::fromNouns(sampleLexicon->language(), {cat});
    const WordJudge judge(lexicon, WordRules{});
    EXPECT_TRUE(judge.judge(cat).accepted());
    EXPECT_EQ(judge.judge(sample::word(*lexicon, "КИТ")).near, std::vector<Word>{cat});
    EXPECT_EQ(judge.judge(Word(200, 3)).verdict, WordVerdict::unknown);
}

}  // namespace
}  // namespace bukvol
