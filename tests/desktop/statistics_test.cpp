// Statistics over finished matches, words met, and what becomes of them when files are lost or damaged.
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTableView>
#include <QTimer>
#include <algorithm>
#include <map>
#include <set>

#include "desktop/app/statistics_menu.h"
#include "desktop/statistics/csv.h"
#include "desktop/statistics/statistics_dialog.h"
#include "finished_match.h"
#include "support/begun_match.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << path.toStdString();
    file.write(content);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A folder of records with the statistics over them.
class Archive {
public:
    Archive() : lexicons_(QStringLiteral("/nonexistent")) {
        lexicons_.provide("ru", bukvol::test::allTwoLetterWords());
        open();
    }

    void open() {
        store_.reset();
        store_ = std::make_unique<StatisticsStore>(file(), folder_.path(), lexicons_);
        QObject::connect(store_.get(), &StatisticsStore::answered,
                         [this](const StatisticsAnswer& answer) { answer_ = answer; });
        QObject::connect(store_.get(), &StatisticsStore::failed, [this](const QString&) { ++failures_; });
        QObject::connect(store_.get(), &StatisticsStore::setAside,
                         [this](const QString& path) { aside_ = path; });
    }
    void add(const Match& match) {
        write(folder_.filePath(QStringLiteral("%1.bukvol").arg(++records_, 4, 10, QLatin1Char('0'))),
              QByteArray::fromStdString(writeRecord(match)));
    }
    const StatisticsAnswer& ask(const StatisticsFilter& filter = {}) {
        store_->ask(filter);
        settle();
        return answer_;
    }
    void settle() {
        store_->waitUntilDone();
        QCoreApplication::processEvents();
    }

    QString file() const { return folder_.filePath(QStringLiteral("statistics.sqlite")); }
    QString folder() const { return folder_.path(); }
    StatisticsStore& store() { return *store_; }
    LexiconLocator& lexicons() { return lexicons_; }
    int failures() const { return failures_; }
    const QString& aside() const { return aside_; }

private:
    QTemporaryDir folder_;
    LexiconLocator lexicons_;
    std::unique_ptr<StatisticsStore> store_;
    StatisticsAnswer answer_;
    int failures_ = 0;
    int records_ = 0;
    QString aside_;
};

/// A short match that ended.
Match match(std::uint64_t seed, std::vector<Seat> seats, const std::string& started) {
    Random random(seed);
    MatchSetup setup = bukvol::test::twoPlayers();
    setup.seats = std::move(seats);
    setup.started = started;
    setup.undo = true;
    setup.game.movesPerPlayer = 3;
    return finishedMatch(setup, random);
}
const std::vector<Seat> mariaAndPeter{{"Мария", false, 0}, {"Пётр", false, 0}};
const std::vector<Seat> mariaAndComputer{{"Мария", false, 0}, {"Компьютер", true, 3}};

/// Counted from the matches themselves, one by one.
struct Recount {
    int matches = 0;
    int wins = 0;
    int draws = 0;
    int turns = 0;
    int wordPoints = 0;
    std::array<int, moveKindCount> kinds{};
    std::map<QString, int> met;
    std::size_t longest = 0;
};

Recount recount(const std::vector<Match>& matches, const StatisticsFilter& filter) {
    Recount counted;
    for (const Match& match : matches) {
        if (!filter.game.isEmpty() && filter.game.toStdString() != code(match.setup().game.game))
            continue;
        if (!filter.since.isEmpty() && match.setup().started < filter.since.toStdString())
            continue;
        bool takesPart = false;
        for (int player = 0; player < match.players(); ++player) {
            const Seat& seat = match.seat(player);
            const PlayerKey who{seat.computer ? QString() : QString::fromStdString(seat.name), seat.level};
            if (filter.player ? *filter.player != who : seat.computer)
                continue;
            takesPart = true;
            const auto leaders = match.leaders();
            const bool leads = std::find(leaders.begin(), leaders.end(), player) != leaders.end();
            counted.wins += leads && leaders.size() == 1 ? 1 : 0;
            counted.draws += leads && leaders.size() > 1 ? 1 : 0;
            for (const MatchEntry& entry : match.entries()) {
                if (entry.player != player)
                    continue;
                const auto* play = std::get_if<PlayMove>(&entry.action);
                counted.turns += play != nullptr || std::holds_alternative<FailMove>(entry.action) ||
                                         std::holds_alternative<Pass>(entry.action)
                                     ? 1
                                     : 0;
                if (play == nullptr)
                    continue;
                counted.wordPoints += entry.score;
                ++counted.kinds[static_cast<std::size_t>(kindOf(play->move.change))];
                counted.longest = std::max(counted.longest, entry.spelling.size());
            }
        }
        counted.matches += takesPart ? 1 : 0;
        for (const MatchEntry& entry : match.entries()) {
            if (takesPart && std::holds_alternative<PlayMove>(entry.action))
                ++counted.met[QString::fromStdString(match.language().alphabet.text(entry.spelling))];
        }
    }
    return counted;
}

void expectCounted(const StatisticsAnswer& answer, const std::vector<Match>& matches) {
    const Recount counted = recount(matches, answer.filter);
    EXPECT_EQ(answer.matches, counted.matches);
    EXPECT_EQ(answer.wins, counted.wins);
    EXPECT_EQ(answer.draws, counted.draws);
    EXPECT_EQ(answer.turns, counted.turns);
    EXPECT_EQ(answer.wordPoints, counted.wordPoints);
    EXPECT_EQ(answer.kinds, counted.kinds);
    std::map<QString, int> met;
    for (const MetWord& word : answer.met)
        met[word.word] = word.times;
    EXPECT_EQ(met, counted.met);
    for (const StatisticsRecord& record : answer.records) {
        if (record.kind == StatisticsRecord::Kind::longestWord) {
            EXPECT_EQ(static_cast<std::size_t>(record.value), counted.longest);
        }
    }
}

TEST(Statistics, CountWhatTheRecordsTell) {
    Archive archive;
    std::vector<Match> matches;
    Random random(77);
    for (int i = 0; i < 40; ++i) {
        matches.push_back(finishedMatch(random));
        archive.add(matches.back());
    }
    // A match that is not over, a damaged record and a file of another kind do not count.
    archive.add(Match::start(bukvol::test::twoPlayers(), bukvol::test::allTwoLetterWords(), random));
    write(archive.folder() + QStringLiteral("/broken.bukvol"), "bukvol-record 1\nnonsense\n");
    const StatisticsAnswer all = archive.ask();
    EXPECT_GT(all.players.size(), 5U);
    expectCounted(all, matches);
    for (const PlayerKey& player : all.players) {
        StatisticsFilter filter;
        filter.player = player;
        expectCounted(archive.ask(filter), matches);
        filter.game = QStringLiteral("balda");
        expectCounted(archive.ask(filter), matches);
        filter.language = QStringLiteral("bg");
        EXPECT_EQ(archive.ask(filter).matches, 0);
    }
    EXPECT_EQ(archive.failures(), 0);
}

TEST(Statistics, OneMatchCountsOnceHoweverOftenItIsKept) {
    Archive archive;
    const Match one = match(1, mariaAndPeter, "2026-11-01T10:00:00Z");
    archive.store().keep(one);
    archive.add(one);
    archive.add(one);  // a copy
    EXPECT_EQ(archive.ask().matches, 1);
    expectCounted(archive.ask(), {one});
}

TEST(Statistics, AnEndTakenBackIsNoEnd) {
    Archive archive;
    Match one = match(1, mariaAndPeter, "2026-11-01T10:00:00Z");
    archive.store().keep(one);
    EXPECT_EQ(archive.ask().matches, 1);
    ASSERT_TRUE(one.undo());
    archive.store().keep(one);
    EXPECT_EQ(archive.ask().matches, 0);
    ASSERT_TRUE(one.redo());
    archive.store().keep(one);
    EXPECT_EQ(archive.ask().matches, 1);
}

TEST(Statistics, AreMadeAnewWhenLostDamagedOrOlder) {
    Archive archive;
    std::vector<Match> matches;
    Random random(3);
    for (int i = 0; i < 8; ++i) {
        matches.push_back(finishedMatch(random));
        archive.add(matches.back());
    }
    expectCounted(archive.ask(), matches);
    const QByteArray whole = contentOf(archive.file());
    ASSERT_GT(whole.size(), 8192);

    QFile::remove(archive.file());
    expectCounted(archive.ask(), matches);
    EXPECT_EQ(archive.aside(), QString());

    // Another version: its number stands at byte 60 of the file.
    for (const char version : {'\0', '\x7f'}) {
        QByteArray other = whole;
        other[63] = version;
        write(archive.file(), other);
        expectCounted(archive.ask(), matches);
        EXPECT_EQ(archive.aside().isEmpty(), version == '\0')
            << "only what a newer program made is set aside";
    }

    QByteArray torn = whole;
    for (qsizetype i = 4096; i < torn.size(); ++i)
        torn[i] = static_cast<char>(i * 7);
    const QByteArray damages[] = {QByteArray("this is no database at all, but it is long enough to be one"),
                                  whole.left(whole.size() / 2), torn, QByteArray(5000, '\0')};
    for (const QByteArray& damaged : damages) {
        write(archive.file(), damaged);
        archive.open();
        expectCounted(archive.ask(), matches);
        EXPECT_EQ(contentOf(archive.aside()), damaged) << "the damaged file is kept";
    }
    EXPECT_EQ(archive.failures(), 0);
}

TEST(Statistics, AreCountedWhereTheyCannotBeKept) {
    Archive archive;
    const Match one = match(1, mariaAndPeter, "2026-11-01T10:00:00Z");
    archive.add(one);
    // A folder stands where the file would be.
    QDir().mkpath(archive.file());
    write(archive.file() + QStringLiteral("/x"), "in the way");
    expectCounted(archive.ask(), {one});
    EXPECT_GT(archive.failures(), 0);
}

TEST(Statistics, AReviewsShareIsKept) {
    Archive archive;
    const Match one = match(1, mariaAndPeter, "2026-11-01T10:00:00Z");
    archive.add(one);
    StatisticsFilter maria;
    maria.player = PlayerKey{QStringLiteral("Мария"), 0};
    EXPECT_FALSE(archive.ask(maria).review);
    const int player = one.seat(0).name == "Мария" ? 0 : 1;
    archive.store().setReviewShare(matchId(one), player, 0.75);
    archive.add(one);
    ASSERT_TRUE(archive.ask(maria).review);
    EXPECT_DOUBLE_EQ(*archive.ask(maria).review, 0.75);
}

TEST(Statistics, ADeletedPlayerStaysDeletedAndTheOthersStay) {
    Archive archive;
    const Match one = match(1, mariaAndPeter, "2026-11-01T10:00:00Z");
    const Match other = match(2, mariaAndComputer, "2026-11-02T10:00:00Z");
    archive.add(one);
    archive.add(other);
    StatisticsFilter peter;
    peter.player = PlayerKey{QStringLiteral("Пётр"), 0};
    const StatisticsAnswer before = archive.ask(peter);
    archive.store().deletePlayer(QStringLiteral("Мария"));
    archive.settle();
    for (const bool anew : {false, true}) {
        if (anew)
            QFile::remove(archive.file());
        const StatisticsAnswer after = archive.ask(peter);
        EXPECT_EQ(after.matches, before.matches);
        EXPECT_EQ(after.wins, before.wins);
        EXPECT_EQ(after.wordPoints, before.wordPoints);
        EXPECT_EQ(after.players, (std::vector<PlayerKey>{{QStringLiteral("Пётр"), 0}, {QString(), 3}}));
        EXPECT_EQ(archive.ask().matches, 1) << "of persons that are known";
    }
    for (const QFileInfo& file : QDir(archive.folder()).entryInfoList(QDir::Files)) {
        if (file.suffix() == QLatin1String("bukvol")) {
            EXPECT_FALSE(contentOf(file.absoluteFilePath()).contains("Мария"));
        }
    }
    EXPECT_EQ(archive.failures(), 0);
}

TEST(Statistics, LookOnlyAtTheTimeAskedFor) {
    Archive archive;
    std::vector<Match> matches;
    for (int day = 1; day <= 5; ++day) {
        matches.push_back(match(static_cast<std::uint64_t>(day), mariaAndPeter,
                                "2026-11-0" + std::to_string(day) + "T10:00:00Z"));
        archive.add(matches.back());
    }
    StatisticsFilter filter;
    filter.since = QStringLiteral("2026-11-03T00:00:00Z");
    EXPECT_EQ(archive.ask(filter).matches, 3);
    expectCounted(archive.ask(filter), matches);
}

/// The statistics in the program's window.
class Counted : public Table {
public:
    Counted() = default;
    StatisticsDialog& open(const char* action) {
        window().findChild<QAction*>(QLatin1String(action))->trigger();
        settle();
        return *window().findChild<StatisticsDialog*>();
    }
    void settle() {
        window().store().waitUntilKept();
        for (int i = 0; i < 3; ++i) {
            window().statistics().store().waitUntilDone();
            QCoreApplication::processEvents();
        }
    }
    void playMatch() {
        MatchSetup one = setup();
        one.game.movesPerPlayer = 2;
        start(one);
        while (!match().over())
            playByKeyboard(plan(MoveKind::placement));
        settle();
    }
    void choose(const char* box, const QString& text) {
        auto& combo = find<QComboBox>(box);
        combo.setCurrentIndex(combo.findText(text));
        settle();
    }
    QString number(int index) {
        return find<QWidget>(QStringLiteral("number%1").arg(index).toLatin1().constData()).accessibleName();
    }
};

TEST(StatisticsDialog, ShowsTheMatchThatWasPlayed) {
    Counted table;
    table.playMatch();
    StatisticsDialog& dialog = table.open("showStatistics");
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_EQ(table.number(0).toStdString(), "партии: 1");
    table.choose("filterPlayer", QStringLiteral("Мария"));
    EXPECT_EQ(table.number(0).toStdString(), "партии: 1");
    EXPECT_EQ(table.number(2).toStdString(), "ничьи: 1");
    EXPECT_EQ(table.number(3).toStdString(), "ходы: 2");
    EXPECT_EQ(table.number(4).toStdString(), "очков за ход: 2,0");
    EXPECT_TRUE(
        table.find<QWidget>("kindsPlot").accessibleDescription().contains(QStringLiteral("Постановка 2")));
    EXPECT_EQ(table.find<QTableView>("recordsTable").model()->rowCount(), 3);
    // The next match counts while the dialog is open.
    table.playMatch();
    EXPECT_EQ(table.number(0).toStdString(), "партии: 2");
}

TEST(StatisticsDialog, GoesByKeyboard) {
    Counted table;
    table.playMatch();
    StatisticsDialog& dialog = table.open("showStatistics");
    dialog.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    std::set<QString> reached;
    for (int i = 0; i < 20; ++i) {
        QWidget* focus = dialog.focusWidget();
        ASSERT_NE(focus, nullptr);
        reached.insert(focus->objectName());
        if (focus->objectName() == QLatin1String("statisticsTabs") &&
            dialog.findChild<QTabBar*>()->currentIndex() < 2)
            QTest::keyClick(focus, Qt::Key_Right);
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    for (const char* name : {"filterPlayer", "filterLanguage", "filterGame", "filterPeriod", "statisticsTabs",
                             "closeStatistics"})
        EXPECT_TRUE(reached.contains(QLatin1String(name))) << name;
    QTest::keyClick(&dialog, Qt::Key_Escape);
    EXPECT_FALSE(dialog.isVisible());
}

TEST(StatisticsDialog, AsksOnceBeforeItDeletes) {
    Counted table;
    table.playMatch();
    table.open("showStatistics");
    auto& begin = table.find<QAbstractButton>("deletePlayer");
    EXPECT_FALSE(begin.isVisible()) << "nobody is chosen";
    table.choose("filterPlayer", QStringLiteral("Мария"));
    ASSERT_TRUE(begin.isVisible());
    QTest::mouseClick(&begin, Qt::LeftButton);
    auto& question = table.find<QLabel>("deleteQuestion");
    EXPECT_TRUE(question.isVisible());
    EXPECT_TRUE(question.text().contains(QStringLiteral("Мария")));
    QTest::mouseClick(&table.find<QAbstractButton>("deleteNo"), Qt::LeftButton);
    table.settle();
    EXPECT_FALSE(question.isVisible());
    EXPECT_GE(table.find<QComboBox>("filterPlayer").findText(QStringLiteral("Мария")), 0);
    QTest::mouseClick(&begin, Qt::LeftButton);
    QTest::mouseClick(&table.find<QAbstractButton>("deleteYes"), Qt::LeftButton);
    table.settle();
    EXPECT_LT(table.find<QComboBox>("filterPlayer").findText(QStringLiteral("Мария")), 0);
    EXPECT_GE(table.find<QComboBox>("filterPlayer").findText(QStringLiteral("Ёлка")), 0);
    EXPECT_EQ(table.number(0).toStdString(), "партии: 1");
}

TEST(StatisticsDialog, SaysThatADamagedFileWasSetAside) {
    Counted table;
    table.playMatch();
    write(table.window().statistics().store().file(),
          "no database, but as long as one has to be to look like one");
    table.open("showStatistics");
    const auto& notice = table.find<QLabel>("statisticsNotice");
    EXPECT_TRUE(notice.isVisible());
    EXPECT_TRUE(notice.text().contains(QStringLiteral("statistics.sqlite.damaged")))
        << notice.text().toStdString();
    EXPECT_EQ(table.number(0).toStdString(), "партии: 1");
}

TEST(WordsMet, CanBeSearchedAndExported) {
    Counted table;
    table.playMatch();
    table.open("showWordsMet");
    table.choose("filterPlayer", QStringLiteral("Мария"));
    const auto& model = *table.find<QTableView>("wordTable").model();
    ASSERT_EQ(model.rowCount(), 4) << "the opponent's words are met too";
    const QString word = model.index(2, 0).data().toString();
    auto& search = table.find<QLineEdit>("searchWords");
    search.setText(word);
    ASSERT_GE(model.rowCount(), 1);
    for (int row = 0; row < model.rowCount(); ++row)
        EXPECT_TRUE(model.index(row, 0).data().toString().startsWith(word));
    search.clear();
    EXPECT_EQ(model.rowCount(), 4);
    const QString path = table.folder() + QStringLiteral("/words.csv");
    auto& words = *table.window().findChild<StatisticsDialog*>()->findChild<WordTable*>();
    ASSERT_TRUE(words.exportTo(path));
    const QByteArray csv = contentOf(path);
    EXPECT_TRUE(csv.startsWith("\xEF\xBB\xBF"));
    EXPECT_EQ(csv.count("\r\n"), 5);
    EXPECT_TRUE(csv.contains(word.toUtf8()));
    EXPECT_FALSE(words.exportTo(path + QStringLiteral("/below-a-file.csv")));
    EXPECT_TRUE(table.find<QLabel>("wordCount").text().startsWith(QStringLiteral("✕")));
}

TEST(WordsMet, OfTheMatchStandInItsOrder) {
    Counted table;
    table.playMatch();
    QStringList words;
    QTimer::singleShot(0, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        ASSERT_NE(dialog, nullptr);
        const auto* model = dialog->findChild<QTableView*>(QStringLiteral("wordTable"))->model();
        for (int row = 0; row < model->rowCount(); ++row)
            words << model->index(row, 0).data().toString().toUpper();
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    table.window().findChild<QAction*>(QStringLiteral("showMatchWords"))->trigger();
    QStringList expected;
    for (const MatchEntry& entry : table.match().entries()) {
        if (std::holds_alternative<PlayMove>(entry.action))
            expected << QString::fromStdString(table.match().language().alphabet.text(entry.spelling));
    }
    EXPECT_EQ(words, expected);
    EXPECT_EQ(words.size(), 4);
}

TEST(Csv, QuotesAndDisarmsCells) {
    const std::pair<QString, QByteArray> cells[] = {
        {QStringLiteral("кот"), "кот"},
        {QStringLiteral("a,b"), "\"a,b\""},
        {QStringLiteral("say \"hi\""), "\"say \"\"hi\"\"\""},
        {QStringLiteral("two\nlines"), "\"two\nlines\""},
        {QStringLiteral("=1+2"), "'=1+2"},
        {QStringLiteral("+7"), "'+7"},
        {QStringLiteral("-x"), "'-x"},
        {QStringLiteral("@sum(a,b)"), "\"'@sum(a,b)\""},
        {QStringLiteral("\tx"), "'\tx"},
        {QString(), ""},
    };
    for (const auto& [text, written] : cells)
        EXPECT_EQ(toCsv({{text}}), "\xEF\xBB\xBF" + written + "\r\n") << text.toStdString();
    EXPECT_EQ(toCsv({{QStringLiteral("a"), QStringLiteral("b")}, {QStringLiteral("c"), QString()}}),
              "\xEF\xBB\xBF"
              "a,b\r\nc,\r\n");
}

}  // namespace
}  // namespace bukvol::desktop::test
