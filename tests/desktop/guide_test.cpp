// The players' guide: its pictures, and where it opens.
#include <gtest/gtest.h>

#include <QRegularExpression>
#include <set>

#include "desktop/help/help_window.h"
#include "scenes/scenes.h"

namespace bukvol::desktop::test {
namespace {

const Dictionaries dictionaries{QStringLiteral(BUKVOL_LEXICONS)};

TEST(Guide, EveryPictureThatItNamesIsDrawn) {
    for (const char* language : sceneLanguages) {
        Table table(7, dictionaries);
        const GuideMatches matches = guideMatches(QLatin1String(language), table.lexicons().provider());
        const QRegularExpression picture(
            QStringLiteral("images/guide/%1/([a-z-]+)\\.png").arg(QLatin1String(language)));
        std::set<QString> named;
        for (const GuideChapter& chapter : guideIn(QLatin1String(language))) {
            for (const auto& match : picture.globalMatch(chapter.markdown)) {
                named.insert(match.captured(1));
                EXPECT_TRUE(guideScene(matches, match.captured(1)))
                    << match.captured(1).toStdString() << " in " << language;
            }
        }
        EXPECT_EQ(named.size(), guidePictures.size()) << language;
    }
}

TEST(Guide, OpensAtTheGameThatIsPlayed) {
    Table table(7, dictionaries);
    const auto chapter = [&] {
        auto* help = table.window().findChild<HelpWindow*>();
        const QString title = help->chapters().currentItem()->text();
        help->close();
        return title;
    };
    table.window().showHelp();
    EXPECT_EQ(chapter(), QStringLiteral("Игра"));
    table.clickButton("game-balda");
    table.clickButton("introduction");
    EXPECT_EQ(chapter(), QStringLiteral("Балда"));
    // What is on the table counts, not what is played next.
    MatchSetup setup = Table::setup();
    table.start(setup);
    table.settings().setGame(GameKind::balda);
    table.window().showHelp();
    EXPECT_EQ(chapter(), QStringLiteral("Игра"));
}

}  // namespace
}  // namespace bukvol::desktop::test
