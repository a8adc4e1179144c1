// What is kept between runs, the styles of a match, and the dialogs that choose them.
#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QTabBar>

#include "desktop/pages/new_match/new_match_dialog.h"
#include "desktop/pages/settings/settings_dialog.h"
#include "desktop/words/dictionary_option.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

template <class Widget>
Widget& in(QWidget& dialog, const char* name) {
    return *dialog.findChild<Widget*>(QLatin1String(name));
}

TEST(Styles, FriendlyTellsEverythingAndTournamentNothing) {
    const MatchSetup friendly = friendlyStyle();
    EXPECT_TRUE(friendly.undo && friendly.hints && friendly.game.wordsByAgreement);
    EXPECT_TRUE(tellsVerdicts(friendly) && dictionaryOpen(friendly));
    EXPECT_FALSE(friendly.clock.minutes);
    const MatchSetup tournament = tournamentStyle();
    EXPECT_TRUE(tournament.game.strictDeclaration && tournament.clock.penalty);
    EXPECT_TRUE(tournament.clock.minutes.has_value());
    EXPECT_FALSE(tournament.undo || tournament.hints || tournament.game.wordsByAgreement);
    EXPECT_FALSE(tellsVerdicts(tournament) || dictionaryOpen(tournament));
}

TEST(Styles, AStyleLeavesLanguageAndSeatsAlone) {
    MatchSetup setup = Table::setup();
    applyStyle(tournamentStyle(), setup);
    EXPECT_EQ(setup.language, "ru");
    EXPECT_EQ(setup.seats, Table::setup().seats);
    EXPECT_TRUE(followsStyle(setup, tournamentStyle()));
    EXPECT_FALSE(followsStyle(setup, friendlyStyle()));
    setup.clock.minutes = 11;
    EXPECT_FALSE(followsStyle(setup, tournamentStyle()));
}

TEST(Styles, ATournamentMatchGivesNoVerdictBeforehand) {
    Table table(7, Lexicon::fromNouns(allTwoLetterWords()->language(), {{0, 1}}));
    MatchSetup setup = Table::setup();
    applyStyle(tournamentStyle(), setup);
    table.start(setup);
    table.clickLetter(0);
    table.click(Square(5, 4));
    table.trace({Square(5, 4), Square(4, 4)});
    EXPECT_EQ(table.view().status.kind, TurnStatus::Kind::unjudged);
    table.key(Qt::Key_Return);
    // The word is refused only now, and the turn goes on.
    EXPECT_EQ(table.view().status.kind, TurnStatus::Kind::refused);
    EXPECT_EQ(table.match().state().toMove, 0);
}

TEST(NewMatch, OneClickStartsAFriendlyMatch) {
    Table table;
    MatchSetup usual = table.settings().lastSetup();
    usual.language = "ru";
    NewMatchDialog dialog(table.window().appearance(), table.lexicons(), table.settings(), usual);
    dialog.show();
    EXPECT_TRUE(in<QAbstractButton>(dialog, "friendlyStyle").isChecked());
    EXPECT_FALSE(in<QWidget>(dialog, "moreTabs").isVisible());
    in<QPushButton>(dialog, "start").click();
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
    EXPECT_TRUE(followsStyle(dialog.setup(), friendlyStyle()));
}

TEST(NewMatch, AStyleSetsTheOptionsAndOptionsUnsetTheStyle) {
    Table table;
    NewMatchDialog dialog(table.window().appearance(), table.lexicons(), table.settings(), Table::setup());
    dialog.show();
    in<QAbstractButton>(dialog, "tournamentStyle").click();
    EXPECT_TRUE(followsStyle(dialog.setup(), tournamentStyle()));
    EXPECT_TRUE(in<QCheckBox>(dialog, "strict").isChecked());
    in<QPushButton>(dialog, "more").click();
    in<QCheckBox>(dialog, "strict").click();
    EXPECT_FALSE(dialog.setup().game.strictDeclaration);
    EXPECT_FALSE(in<QAbstractButton>(dialog, "tournamentStyle").isChecked());
}

TEST(NewMatch, AnOwnStyleIsKeptRenamedAndDeleted) {
    Table table;
    NewMatchDialog dialog(table.window().appearance(), table.lexicons(), table.settings(), Table::setup());
    dialog.show();
    in<QPushButton>(dialog, "more").click();
    in<QComboBox>(dialog, "moves").setEditText(QStringLiteral("10"));
    in<QLineEdit>(dialog, "styleName").setText(QStringLiteral("Кружок"));
    in<QPushButton>(dialog, "keepStyle").click();
    EXPECT_TRUE(in<QAbstractButton>(dialog, "ownStyle1").isChecked());
    in<QAbstractButton>(dialog, "friendlyStyle").click();
    EXPECT_EQ(dialog.setup().game.movesPerPlayer, 7);
    in<QAbstractButton>(dialog, "ownStyle1").click();
    EXPECT_EQ(dialog.setup().game.movesPerPlayer, 10);

    SettingsDialog settings(table.window().appearance(), table.lexicons(), table.settings());
    settings.show();
    auto& name = in<QLineEdit>(settings, "ownStyleName1");
    name.setText(QStringLiteral("Среда"));
    emit name.editingFinished();
    ASSERT_EQ(table.settings().ownStyles().size(), 1U);
    EXPECT_EQ(table.settings().ownStyles().front().name, QStringLiteral("Среда"));
    EXPECT_EQ(table.settings().ownStyles().front().options.game.movesPerPlayer, 10);
    in<QPushButton>(settings, "deleteStyle1").click();
    EXPECT_TRUE(table.settings().ownStyles().empty());
}

TEST(SettingsKept, EverythingOutlivesTheProgram) {
    Table table;
    Settings& settings = table.settings();
    settings.setTheme(ThemeChoice::dark);
    settings.setTextSize(120);
    settings.setAnimationsOn(false);
    settings.setAnimationSpeed(150);
    settings.setSoundsOn(false);
    settings.setSoundVolume(30);
    settings.setGameLanguage(QStringLiteral("ru"));
    MatchSetup own = tournamentStyle();
    own.verdictBeforehand = true;
    settings.setOwnStyles({{QStringLiteral("Кружок"), own}});
    table.restart();
    const Settings& kept = table.settings();
    EXPECT_EQ(kept.theme(), ThemeChoice::dark);
    EXPECT_EQ(kept.textSize(), 120);
    EXPECT_FALSE(kept.animationsOn());
    EXPECT_EQ(kept.animationSpeed(), 150);
    EXPECT_FALSE(kept.soundsOn());
    EXPECT_EQ(kept.soundVolume(), 30);
    EXPECT_EQ(kept.gameLanguage(), QStringLiteral("ru"));
    ASSERT_EQ(kept.ownStyles().size(), 1U);
    EXPECT_TRUE(followsStyle(kept.ownStyles().front().options, own));
}

TEST(SettingsKept, ValuesOutOfRangeAreLeftAtTheirDefault) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        "[interface]\ntext-size=900\nanimation-speed=-1\nsound-volume=loud\ntheme=17\n"
        "[styles]\n1\\name=\n2\\name=A\\tB\n"
        "2\\options=\"game: bukvologika\\nmoves: 1000\\nletters: racks 11\\nfold-yo: yes\\nhints: maybe\"\n");
    file.close();
    const Settings settings(path);
    EXPECT_EQ(settings.textSize(), 100);
    EXPECT_EQ(settings.animationSpeed(), 100);
    EXPECT_EQ(settings.soundVolume(), soundVolumeSetting.usual);
    EXPECT_EQ(settings.theme(), ThemeChoice::system);
    ASSERT_EQ(settings.ownStyles().size(), 1U);
    EXPECT_EQ(settings.ownStyles().front().name, QStringLiteral("A B"));
    const MatchSetup style = settings.ownStyles().front().options;
    EXPECT_EQ(style.game.movesPerPlayer, 7);
    EXPECT_TRUE(style.hints);
    // What can be used around it is.
    EXPECT_EQ(style.game.lettersAtHand, 11);
    EXPECT_TRUE(style.game.words.foldYo);
}

TEST(SettingsKept, EachGameKeepsItsOptions) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    MatchSetup balda = tournamentStyle(GameKind::balda);
    takeSeats(Table::setup(), balda);
    balda.game.balda = baldaOn({4, 6});
    layStartWord(balda.game.balda, 1, 4);
    balda.game.balda.steps = Steps::king;
    balda.game.balda.reuse = balda.game.balda.refuseShownWords = true;
    balda.game.words.foldShortI = true;
    balda.game.words.foldYo = false;
    MatchSetup bukvologika = friendlyStyle();
    takeSeats(Table::setup(), bukvologika);
    bukvologika.game.movesPerPlayer = 10;
    bukvologika.game.supply = LetterSupply::racks;
    {
        Settings settings(path);
        settings.setLastSetup(bukvologika);
        settings.setLastSetup(balda);
        settings.setOwnStyles({{QStringLiteral("Балда по углам"), balda}});
    }
    Settings settings(path);
    EXPECT_EQ(settings.game(), GameKind::balda);
    EXPECT_EQ(settings.lastSetup(), balda);
    EXPECT_EQ(settings.ownStyles().front().options, balda);
    settings.setGame(GameKind::bukvologika);
    EXPECT_EQ(settings.lastSetup(), bukvologika);
    settings.setGame(GameKind::balda);
    EXPECT_EQ(settings.lastSetup(), balda);
}

TEST(SettingsKept, ABrokenBoardOfBaldaIsPutRight) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    const auto kept = [&](const QString& lines) {
        {
            QSettings store(path, QSettings::IniFormat);
            store.setValue(QStringLiteral("match/game"), QStringLiteral("balda"));
            store.setValue(QStringLiteral("match/balda"), lines);
        }
        return Settings(path).lastSetup();
    };
    const MatchSetup usual = friendlyStyle(GameKind::balda);
    for (const char* lines :
         {"", "board: 5x5", "board: 9x9", "board: 0x5", "start-word: h8 20", "start-word: a3 4",
          "seat: person\nseat: person\nmin-length: 9", "board: 5x5\nstart-word: a3 x", "\x01\x02: \n\n:::"}) {
        const MatchSetup setup = kept(QString::fromUtf8(lines));
        EXPECT_EQ(setup.game.game, GameKind::balda) << lines;
        EXPECT_EQ(setup.game.balda, usual.game.balda) << lines;
        EXPECT_EQ(setup.seats.size(), 2U) << lines;
    }
    EXPECT_EQ(kept(QStringLiteral("game: bukvologika\nmoves: 3")).game, usual.game);
    EXPECT_EQ(kept(QStringLiteral("board: 7x4")).game.balda.board, (Geometry{7, 4}));
}

TEST(SettingsDialogTest, AppliesAtOnceAndSpeaksTheNewLanguage) {
    Table table;
    table.start(Table::setup());
    SettingsDialog dialog(table.window().appearance(), table.lexicons(), table.settings(), &table.window());
    QObject::connect(&dialog, &SettingsDialog::changed, &table.window(), &MainWindow::applySettings);
    dialog.show();
    const auto choose = [&](const char* name, const QVariant& data) {
        auto& box = in<QComboBox>(dialog, name);
        box.setCurrentIndex(box.findData(data));
        emit box.activated(box.currentIndex());
        QCoreApplication::processEvents();
    };
    const QString before = table.find<QLabel>("expected").text();
    choose("interfaceLanguage", QStringLiteral("en"));
    EXPECT_EQ(dialog.windowTitle(), QStringLiteral("Settings"));
    EXPECT_NE(table.find<QLabel>("expected").text(), before);
    choose("theme", static_cast<int>(ThemeChoice::highContrast));
    EXPECT_EQ(table.window().appearance().theme().window, Theme::highContrast().window);
    in<QSlider>(dialog, "textSize").setValue(13);
    EXPECT_EQ(table.window().appearance().textSize(), 130);
    in<QCheckBox>(dialog, "animationsOn").click();
    EXPECT_FALSE(table.settings().animationsOn());
    EXPECT_FALSE(in<QSlider>(dialog, "animationSpeed").isEnabled());
    choose("interfaceLanguage", QStringLiteral("ru"));
    EXPECT_EQ(table.find<QLabel>("expected").text(), before);
}

TEST(Settings, AreNotWrittenByOpeningTheWindow) {
    Table table;
    const QString file = table.folder() + QStringLiteral("/settings.ini");
    QTest::qWait(20);  // what was set is written when there is time
    EXPECT_FALSE(QFile::exists(file));
    table.window().findChild<QAction*>(QStringLiteral("hideWords"))->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return QFile::exists(file); }));
}

}  // namespace
}  // namespace bukvol::desktop::test
