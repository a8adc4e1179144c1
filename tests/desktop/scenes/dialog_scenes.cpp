#include <QListWidget>
#include <QSpinBox>
#include <QTabBar>

#include "desktop/app/statistics_menu.h"
#include "desktop/help/help_window.h"
#include "desktop/pages/new_match/new_match_dialog.h"
#include "desktop/pages/settings/settings_dialog.h"
#include "desktop/paper/blank_sheet_dialog.h"
#include "desktop/paper/picture_dialog.h"
#include "desktop/play/move_scene.h"
#include "desktop/statistics/match_words_dialog.h"
#include "desktop/statistics/statistics_dialog.h"
#include "finished_match.h"
#include "scenes/staging.h"

namespace bukvol::desktop::test {

namespace {

NewMatchDialog* newMatchDialog(Table& table, const MatchSetup& setup) {
    table.settings().setOwnStyles({{QStringLiteral("5 «Б»"), tournamentStyle()},
                                   {QStringLiteral("Ёлка, каждый день"), friendlyStyle()}});
    auto* dialog = new NewMatchDialog(table.window().appearance(), table.lexicons(), table.settings(), setup,
                                      &table.window());
    dialog->show();
    return dialog;
}

QWidget* newMatch(Table& table) {
    MatchSetup setup = setupIn(table);
    applyStyle(friendlyStyle(), setup);
    return newMatchDialog(table, setup);
}

QWidget* newMatchOfSix(Table& table) {
    return newMatchDialog(table, company(table));
}

template <int tab>
QWidget* newMatchMore(Table& table) {
    auto* dialog = newMatchDialog(table, company(table));
    dialog->showMore(true);
    dialog->findChild<QTabBar*>(QStringLiteral("moreTabs"))->setCurrentIndex(tab);
    return dialog;
}

template <bool more>
QWidget* newMatchOfBalda(Table& table) {
    auto* dialog = newMatchDialog(table, baldaSetup(table));
    dialog->showMore(more);
    if (more)  // the longest thing there is to say
        dialog->findChild<QSpinBox*>(QStringLiteral("boardRanks"))->setValue(6);
    if (more)
        dialog->findChild<QSpinBox*>(QStringLiteral("startLetters"))->setValue(3);
    return dialog;
}

QWidget* settings(Table& table) {
    table.settings().setOwnStyles({{QStringLiteral("5 «Б»"), tournamentStyle()},
                                   {QStringLiteral("Ёлка, каждый день"), friendlyStyle()}});
    auto* dialog =
        new SettingsDialog(table.window().appearance(), table.lexicons(), table.settings(), &table.window());
    dialog->show();
    return dialog;
}

template <int chapter>
QWidget* help(Table& table) {
    table.window().showHelp();
    auto* help = table.window().findChild<HelpWindow*>();
    help->chapters().setCurrentRow(chapter);
    return help;
}

/// Matches of two weeks, played by chance, and the lesson's, whose words have glosses.
void fillArchive(Table& table) {
    StatisticsStore& store = table.window().statistics().store();
    Random random(12);
    for (int day = 1; day <= 14; ++day) {
        MatchSetup setup = Table::setup();
        setup.seats = {{"Мария", false, 0},
                       day % 4 == 0 ? Seat{"Компьютер", true, 3} : Seat{"Пётр", false, 0}};
        setup.started = QDate(2026, 11, day).toString(Qt::ISODate).toStdString() + "T10:00:00Z";
        setup.game.movesPerPlayer = 4 + day % 5;
        store.keep(finishedMatch(std::move(setup), random));
    }
    store.keep(lesson(table).whole());
}

template <StatisticsDialog::Page page>
QWidget* statistics(Table& table) {
    fillArchive(table);
    StatisticsMenu& menu = table.window().statistics();
    page == StatisticsDialog::Page::words ? menu.showWordsMet() : menu.showStatistics();
    auto* dialog = table.window().findChild<StatisticsDialog*>();
    if (page == StatisticsDialog::Page::records)
        dialog->present(page);
    for (const int wanted : {0, 1}) {
        menu.store().waitUntilDone();
        QCoreApplication::processEvents();
        auto& players = table.find<QComboBox>("filterPlayer");
        const bool words = page == StatisticsDialog::Page::words;
        const std::string learner = words ? lesson(table).whole().seat(0).name : "Мария";
        if (wanted == 0)
            players.setCurrentIndex(players.findText(QString::fromStdString(learner)));
    }
    return dialog;
}

QWidget* statisticsQuestion(Table& table) {
    QWidget* dialog = statistics<StatisticsDialog::Page::records>(table);
    table.clickButton("deletePlayer");
    return dialog;
}

QWidget* matchWords(Table& table) {
    auto* dialog = new MatchWordsDialog(table.window().appearance(), lesson(table).whole(), &table.window());
    dialog->show();
    return dialog;
}

QWidget* pictureDialog(Table& table) {
    const Lesson moves = lesson(table);
    const Alphabet& alphabet = moves.alphabet();
    const Board board = moves.after(0).state().board;
    auto* dialog = new PictureDialog(table.window().appearance(),
                                     {standingScene(alphabet, board), table.window().appearance().theme(),
                                      QStringLiteral("Буквологика"), QString()},
                                     moveScene(alphabet, board, moves.move(0)), &table.window());
    dialog->show();
    return dialog;
}

QWidget* sheetDialog(Table& table) {
    auto* dialog = new BlankSheetDialog(table.window().appearance(), table.lexicons(),
                                        table.language().code(), &table.window());
    dialog->show();
    dialog->saveTo(table.folder() + QStringLiteral("/sheet.pdf"));
    return dialog;
}

QWidget* helpOfBalda(Table& table) {
    table.settings().setGame(GameKind::balda);
    table.window().showHelp();
    return table.window().findChild<HelpWindow*>();
}

}  // namespace

std::vector<Scene> dialogScenes() {
    return {
        {"new-match", newMatch, false},
        {"new-match-six", newMatchOfSix, false},
        {"new-match-board", newMatchMore<0>, false},
        {"new-match-words", newMatchMore<1>, false},
        {"new-match-course", newMatchMore<2>, false},
        {"new-match-balda", newMatchOfBalda<false>, false},
        {"new-match-balda-board", newMatchOfBalda<true>, false},
        {"settings", settings, false},
        {"help-game", help<0>, false},
        {"help-kinds", help<1>, false},
        {"statistics", statistics<StatisticsDialog::Page::overview>, false},
        {"statistics-records", statisticsQuestion, false},
        {"words-met", statistics<StatisticsDialog::Page::words>, false},
        {"match-words", matchWords, false},
        {"picture", pictureDialog, false},
        {"blank-sheet", sheetDialog, false},
        {"help-balda", helpOfBalda, false},
    };
}

}  // namespace bukvol::desktop::test
