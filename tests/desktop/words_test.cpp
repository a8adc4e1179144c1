// The dictionary panel and the player's own words.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QFile>
#include <QListView>
#include <QMenuBar>

#include "core/snake/snake_finder.h"
#include "desktop/pages/new_match/new_match_dialog.h"
#include "desktop/words/dictionary_option.h"
#include "desktop/words/dictionary_panel.h"
#include "support/random_match.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// A table with the dictionary at hand.
class Desk : public Table {
public:
    using Table::Table;

    DictionaryPanel* panel() { return window().findChild<DictionaryPanel*>(); }
    void open() {
        window().activateWindow();
        QCoreApplication::processEvents();
        QTest::keyClick(&window(), Qt::Key_D, Qt::ControlModifier);
        QCoreApplication::processEvents();
    }
    /// What the dictionary says of a word.
    QString ask(const QString& word) {
        auto& field = find<QLineEdit>("lookUp");
        field.clear();
        for (const QChar letter : word) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(letter));
            QCoreApplication::sendEvent(&field, &press);
        }
        return find<QLabel>("verdict").text();
    }
    void settle() {
        window().ownWords().waitUntilKept();
        QCoreApplication::processEvents();
    }
    QByteArray ownFile() {
        QFile file(window().ownWords().fileOf("ru"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString importFile(const QByteArray& content) {
        const QString path = folder() + QStringLiteral("/words.txt");
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return path;
    }
};

std::string text(const QString& text) {
    return text.toStdString();
}

TEST(Dictionary, SaysOfEveryKindOfWordWhatTheMatchWouldSay) {
    Desk desk(7, bukvol::test::miniRussian());
    desk.open();
    ASSERT_NE(desk.panel(), nullptr);
    EXPECT_TRUE(desk.panel()->isVisible());
    const std::pair<const char*, const char*> words[] = {
        {"кот", "✓ кот — есть в словаре"},
        {"КОТЫ", "✕ коты — множественное число от «кот»"},
        {"кота", "✕ кота — родительный падеж от «кот»"},
        {"красивый", "прилагательное"},
        {"бежать", "глагол"},
        {"вчера", "наречие"},
        {"Москва", "имя собственное"},
        {"огпу", "✕ огпу — сокращение"},
        {"домик", "✕ домик — уменьшительное от «дом»"},
        {"ножницы", "нет единственного числа"},
        {"кфа", "✕ кфа — такого слова в словаре нет"},
        {"а", "слово слишком короткое"},
        {"cat", "«C»"},
    };
    for (const auto& [word, sentence] : words) {
        const QString said = desk.ask(QString::fromUtf8(word));
        EXPECT_TRUE(said.contains(QString::fromUtf8(sentence), Qt::CaseInsensitive)) << text(said);
    }
    EXPECT_EQ(text(desk.ask(QString())), "");
}

TEST(Dictionary, NearWordsAndLemmasCanBeChosen) {
    Desk desk(7, bukvol::test::miniRussian());
    desk.open();
    desk.ask(QStringLiteral("корд"));
    desk.clickButton("lookUp1");
    EXPECT_EQ(text(desk.find<QLineEdit>("lookUp").text()), "корт");
    EXPECT_TRUE(desk.find<QLabel>("verdict").text().startsWith(QStringLiteral("✓")));
    desk.ask(QStringLiteral("еж"));
    desk.clickButton("lookUp1");
    EXPECT_EQ(text(desk.find<QLineEdit>("lookUp").text()), "ёж");
    desk.ask(QStringLiteral("коты"));
    // By the keyboard.
    QTest::keyClick(&desk.find<QAbstractButton>("lookUp1"), Qt::Key_Return);
    EXPECT_EQ(text(desk.find<QLineEdit>("lookUp").text()), "кот");
}

TEST(Dictionary, FollowsTheMatchItsRulesAndItsWords) {
    Desk desk;
    MatchSetup setup = Table::setup();
    desk.start(setup);
    desk.playByKeyboard(desk.plan(MoveKind::placement));
    desk.open();
    const Word played = desk.match().entries().back().spelling.empty()
                            ? *desk.match().state().played.begin()
                            : desk.match().entries().back().spelling;
    const QString said = desk.ask(QString::fromStdString(desk.match().language().alphabet.text(played)));
    EXPECT_TRUE(said.contains(QStringLiteral("такое слово уже было"))) << text(said);
    EXPECT_TRUE(desk.panel()->isVisible());
}

TEST(Dictionary, SpeaksTheLanguageOfTheInterface) {
    Desk desk(7, bukvol::test::miniRussian());
    desk.open();
    desk.ask(QStringLiteral("коты"));
    desk.language().use(QStringLiteral("bg"));
    QCoreApplication::processEvents();
    EXPECT_EQ(text(desk.panel()->windowTitle()), "Речник");
    EXPECT_TRUE(desk.find<QLabel>("verdict").text().contains(QStringLiteral("множествено число")));
}

TEST(Dictionary, AClosedMatchClosesIt) {
    Desk desk;
    desk.open();
    ASSERT_TRUE(desk.panel()->isVisible());
    MatchSetup setup = Table::setup();
    setup.game.movesPerPlayer = 1;
    setDictionaryOpen(setup, false);
    desk.start(setup);
    EXPECT_FALSE(desk.panel()->isVisible());
    desk.open();
    EXPECT_FALSE(desk.panel()->isVisible());
    EXPECT_TRUE(desk.find<QLabel>("expected").text().contains(QStringLiteral("с закрытым словарём")));
    EXPECT_NE(writeRecord(desk.match()).find("\ndictionary: closed\n"), std::string::npos);
    desk.playByKeyboard(desk.plan(MoveKind::placement));
    desk.playByKeyboard(desk.plan(MoveKind::placement));
    ASSERT_TRUE(desk.match().over());
    desk.open();
    EXPECT_TRUE(desk.panel()->isVisible());
}

TEST(Dictionary, TheDialogOffersBothOptionsAndTheSettingsKeepThem) {
    Desk desk;
    LexiconLocator lexicons(QStringLiteral("/nonexistent"));
    lexicons.provide("ru", bukvol::test::allTwoLetterWords());
    NewMatchDialog dialog(desk.window().appearance(), lexicons, desk.settings(), Table::setup());
    EXPECT_TRUE(dictionaryOpen(dialog.setup()));
    EXPECT_TRUE(dialog.setup().game.ownWords);
    dialog.findChild<QCheckBox*>(QStringLiteral("dictionaryOpen"))->click();
    dialog.findChild<QCheckBox*>(QStringLiteral("ownWordsCount"))->click();
    const QString path = desk.folder() + QStringLiteral("/other.ini");
    Settings settings(path);
    settings.setLastSetup(dialog.setup());
    EXPECT_FALSE(dictionaryOpen(settings.lastSetup()));
    EXPECT_FALSE(settings.lastSetup().game.ownWords);
}

TEST(OwnWordList, AWordIsAddedKeptAndRemoved) {
    Desk desk(7, bukvol::test::miniRussian());
    desk.open();
    desk.settle();
    desk.ask(QStringLiteral("ква"));
    desk.clickButton("own");
    desk.settle();
    EXPECT_EQ(desk.ownFile(), QByteArray("КВА\n"));
    EXPECT_TRUE(desk.find<QLabel>("verdict").text().startsWith(QStringLiteral("✓ ква")));
    EXPECT_EQ(desk.find<QListView>("ownWords").model()->rowCount(), 1);

    desk.restart();
    desk.open();
    desk.settle();
    auto& list = desk.find<QListView>("ownWords");
    ASSERT_EQ(list.model()->rowCount(), 1);
    EXPECT_TRUE(desk.ask(QStringLiteral("ква")).startsWith(QStringLiteral("✓")));
    desk.clickButton("own");
    desk.settle();
    EXPECT_EQ(desk.ownFile(), QByteArray());
    EXPECT_TRUE(desk.ask(QStringLiteral("ква")).startsWith(QStringLiteral("✕")));

    desk.clickButton("own");
    desk.settle();
    list.setCurrentIndex(list.model()->index(0, 0));
    QTest::keyClick(&list, Qt::Key_Delete);
    desk.settle();
    EXPECT_EQ(list.model()->rowCount(), 0);
}

TEST(OwnWordList, AnImportReportsLineByLine) {
    Desk desk(7, bukvol::test::miniRussian());
    desk.open();
    desk.settle();
    // CP1251: ква, брекекекс, ква, hello, ц, кошмарище
    const QByteArray content(
        "\xEA\xE2\xE0\r\n\xE1\xF0\xE5\xEA\xE5\xEA\xE5\xEA\xF1\r\n\xCA\xC2\xC0\r\nhello\r\n\xF6\r\n"
        "\xEA\xEE\xF8\xEC\xE0\xF0\xE8\xF9\xE5\r\n");
    desk.panel()->ownWords().importFrom(desk.importFile(content));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !desk.window().ownWords().importing(); }));
    const auto* lines = desk.find<QListView>("importLines").model();
    ASSERT_EQ(lines->rowCount(), 3);
    EXPECT_TRUE(lines->index(0, 0).data().toString().startsWith(QStringLiteral("строка 3: «КВА» — уже")));
    EXPECT_TRUE(lines->index(1, 0).data().toString().startsWith(QStringLiteral("строка 4: «hello»")));
    EXPECT_TRUE(lines->index(2, 0).data().toString().startsWith(QStringLiteral("строка 5: «ц»")));
    EXPECT_TRUE(desk.find<QListView>("importLines").isVisible());
    const QString summary = desk.find<QLabel>("importNotice").text();
    EXPECT_TRUE(summary.startsWith(QStringLiteral("добавлено 3 слова · 1 повтор"))) << text(summary);
    EXPECT_EQ(desk.ownFile(), QByteArray("БРЕКЕКЕКС\nКВА\nКОШМАРИЩЕ\n"));
    desk.clickButton("importAction");
    EXPECT_TRUE(desk.find<QListView>("ownWords").isVisible());
    EXPECT_EQ(desk.find<QListView>("ownWords").model()->rowCount(), 3);
}

TEST(OwnWordList, AnImportCanBeStopped) {
    Desk desk(7, bukvol::test::miniRussian());
    desk.open();
    desk.settle();
    QString content;
    const QString letters = QStringLiteral("абвгдеклмн");
    for (int i = 0; i < 400'000; ++i) {
        for (int rest = i, digits = 0; digits < 6; ++digits, rest /= 10)
            content += letters[rest % 10];
        content += QLatin1Char('\n');
    }
    bool stopped = false;
    QObject::connect(&desk.window().ownWords(), &OwnWordStore::importProgressed, desk.panel(), [&](int) {
        if (!std::exchange(stopped, true))
            desk.clickButton("importAction");
    });
    desk.panel()->ownWords().importFrom(desk.importFile(content.toUtf8()));
    EXPECT_TRUE(desk.find<QWidget>("importProgress").isVisible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !desk.window().ownWords().importing(); }, 20'000));
    EXPECT_TRUE(stopped);
    EXPECT_TRUE(desk.find<QLabel>("importNotice").text().startsWith(QStringLiteral("Остановлено")));
    EXPECT_EQ(desk.ownFile(), QByteArray());
}

TEST(OwnWordList, AFileThatCannotBeReadIsTold) {
    Desk desk(7, bukvol::test::miniRussian());
    desk.open();
    desk.settle();
    desk.panel()->ownWords().importFrom(desk.folder() + QStringLiteral("/missing.txt"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !desk.window().ownWords().importing(); }));
    EXPECT_TRUE(desk.find<QLabel>("importNotice").text().startsWith(QStringLiteral("Этот файл не читается")));
}

/// A word of three letters that the board shows after a change.
std::optional<Word> threeLetters(const Match& match, const Change& change) {
    const GameState& state = match.state();
    const MoveContext context = moveContext(state, match.judge());
    const Board after = afterChange(context, state.position(), change).board;
    const SquareSet letters = after.occupied() - after.jokers();
    const Square first = *changedSquares(change).begin();
    for (const Square second : touching(first, Steps::king) & letters) {
        for (const Square third : touching(second, Steps::king) & letters) {
            if (third != first)
                return Word{after.tile(first).letter(), after.tile(second).letter(),
                            after.tile(third).letter()};
        }
    }
    return std::nullopt;
}

TEST(OwnWordList, AnOwnWordCountsInAMatchAndIsMarked) {
    Desk desk;
    desk.start(Table::setup());
    Move move = desk.plan(MoveKind::placement);
    const auto word = threeLetters(desk.match(), move.change);
    ASSERT_TRUE(word);
    move.word = *word;
    desk.window().ownWords().add(desk.match().language(), *word);
    desk.settle();
    // The match counts the own words that there were when it began or went on.
    desk.restart();
    desk.clickButton("continue");
    desk.playByKeyboard(move);
    ASSERT_EQ(desk.match().points(0), 3) << text(desk.find<QLabel>("wordStatus").text());
    EXPECT_NE(writeRecord(desk.match()).find(" = 3 own"), std::string::npos) << writeRecord(desk.match());
    const SheetEntry entry = desk.find<ScoreSheet>("scoreSheet").look().columns[0][0];
    EXPECT_FALSE(entry.sign.isEmpty());
    EXPECT_TRUE(entry.kind.contains(QStringLiteral("своё слово")));
    EXPECT_FALSE(entry.tip.isEmpty());

    // Without the own words at hand, the record stands.
    const ReadRecord read = readRecord(writeRecord(desk.match()),
                                       [](const std::string&) { return bukvol::test::allTwoLetterWords(); });
    ASSERT_TRUE(read.match);
    EXPECT_FALSE(read.error);
}

}  // namespace
}  // namespace bukvol::desktop::test
