// The three languages of the interface.
#include <gtest/gtest.h>

#include <QFile>
#include <set>

#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

const QStringList languages{QStringLiteral("ru"), QStringLiteral("en"), QStringLiteral("bg")};

TEST(InterfaceLanguages, SwitchRelabelsARunningMatch) {
    Table table;
    table.start(Table::setup());
    std::set<QString> kinds;
    std::set<QString> lines;
    std::set<QString> titles;
    for (const QString& code : languages) {
        table.language().use(code);
        QCoreApplication::processEvents();
        kinds.insert(table.find<QAbstractButton>("kind5").text());
        lines.insert(table.find<QLabel>("expected").text());
        titles.insert(table.find<QAbstractButton>("submit").text());
    }
    EXPECT_EQ(kinds.size(), 3U);
    EXPECT_EQ(lines.size(), 3U);
    EXPECT_EQ(titles.size(), 3U);
}

TEST(InterfaceLanguages, EveryReasonHasASentence) {
    const Alphabet& alphabet = bukvol::test::miniRussian()->language().alphabet;
    InterfaceLanguage language;
    for (int number = 0; number <= static_cast<int>(Reason::badDraw); ++number) {
        Refusal refusal;
        refusal.reason = static_cast<Reason>(number);
        refusal.square = Square(3, 3);
        refusal.letter = Letter{0};
        Judgement judgement;
        judgement.spelling = bukvol::test::word("КОТЫ");
        judgement.lemma = bukvol::test::word("КОТ");
        refusal.judgement = judgement;
        std::set<QString> sentences;
        for (const QString& code : languages) {
            language.use(code);
            const QString sentence = RefusalText::of(refusal, alphabet);
            EXPECT_FALSE(sentence.isEmpty());
            EXPECT_FALSE(sentence.contains(QLatin1Char('%'))) << sentence.toStdString();
            sentences.insert(sentence);
        }
        EXPECT_EQ(sentences.size(), 3U) << code(refusal.reason) << ": " << sentences.begin()->toStdString();
    }
}

TEST(InterfaceLanguages, NearWordsAreToldWhereHintsAre) {
    Refusal unknown = refusal(Reason::wordUnknown);
    unknown.judgement.emplace();
    unknown.judgement->near = {Word{0, 1}};
    EXPECT_EQ(RefusalText::told(unknown, friendlyStyle()).judgement->near.size(), 1U);
    EXPECT_TRUE(RefusalText::told(unknown, tournamentStyle()).judgement->near.empty());
}

TEST(InterfaceLanguages, ARefusalNamesTheLemmaAndTheSquare) {
    const auto lexicon = bukvol::test::miniRussian();
    InterfaceLanguage language;
    language.use(QStringLiteral("ru"));
    Refusal plural;
    plural.reason = Reason::wordPlural;
    plural.judgement = Judgement{};
    plural.judgement->spelling = bukvol::test::word("КОТЫ");
    plural.judgement->lemma = bukvol::test::word("КОТ");
    EXPECT_EQ(RefusalText::of(plural, lexicon->language().alphabet),
              QStringLiteral("коты — множественное число от «кот»"));
    Refusal occupied;
    occupied.reason = Reason::squareOccupied;
    occupied.square = Square(1, 2);
    EXPECT_TRUE(RefusalText::of(occupied, lexicon->language().alphabet).contains(QStringLiteral("b3")));
}

TEST(InterfaceLanguages, PluralsAreRight) {
    InterfaceLanguage language;
    language.use(QStringLiteral("ru"));
    EXPECT_EQ(TurnText::points(1), QStringLiteral("1 очко"));
    EXPECT_EQ(TurnText::points(3), QStringLiteral("3 очка"));
    EXPECT_EQ(TurnText::points(11), QStringLiteral("11 очков"));
    language.use(QStringLiteral("en"));
    EXPECT_EQ(TurnText::points(1), QStringLiteral("1 point"));
    EXPECT_EQ(TurnText::points(5), QStringLiteral("5 points"));
    language.use(QStringLiteral("bg"));
    EXPECT_EQ(TurnText::points(1), QStringLiteral("1 точка"));
    EXPECT_EQ(TurnText::points(2), QStringLiteral("2 точки"));
}

TEST(InterfaceLanguages, TheToolkitsOwnDialogsSpeakThem) {
    InterfaceLanguage language;
    const auto printButton = [] { return QCoreApplication::translate("QPrintDialog", "&Print"); };
    language.use(QStringLiteral("ru"));
    EXPECT_EQ(printButton(), QStringLiteral("&Печать"));
    language.use(QStringLiteral("bg"));
    EXPECT_EQ(printButton(), QStringLiteral("&Печат"));
    language.use(QStringLiteral("en"));
    EXPECT_EQ(printButton(), QStringLiteral("&Print"));
}

TEST(InterfaceLanguages, NothingIsUnfinished) {
    for (const QString& code : languages) {
        QFile file(QStringLiteral(BUKVOL_TRANSLATIONS "/bukvol_%1.ts").arg(code));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        EXPECT_FALSE(text.contains("unfinished")) << code.toStdString();
        EXPECT_FALSE(text.contains("<translation />") || text.contains("<translation></translation>"))
            << code.toStdString();
    }
}

}  // namespace
}  // namespace bukvol::desktop::test
