// The menu of the main window, its look and its languages.
#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>

#include "desktop/app/main_window.h"
#include "desktop/app/paper_menu.h"
#include "desktop/app/statistics_menu.h"
#include "desktop/app/theme_names.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

void MainWindow::buildMenu() {
    matchMenu_ = menuBar()->addMenu(QString());
    const auto add = [&](QMenu* menu, const QList<QKeySequence>& keys, auto act) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, act);
        menu->addAction(action);
        addAction(action);  // its keys work while the menu bar is hidden
        return action;
    };
    playAtOnce_ = add(matchMenu_, {QKeySequence::New}, [this] { playAgain(); });
    newMatch_ = add(matchMenu_, {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, [this] { setUpMatch(); });
    matchMenu_->addSeparator();
    open_ = add(matchMenu_, {QKeySequence::Open}, [this] { askForFile(); });
    saveCopy_ = add(matchMenu_, {QKeySequence::Save}, [this] { saveCopy(); });
    matchesRoom_->addTo(*matchMenu_);
    matchMenu_->addSeparator();
    undoMenu_->addTo(*matchMenu_, *this);
    opponent_->addTo(*matchMenu_);
    pause_ = add(matchMenu_, {Qt::Key_F9, Qt::Key_Pause}, [this] { session_.setPaused(!session_.paused()); });
    pause_->setShortcutContext(Qt::ApplicationShortcut);  // in the projector's window as well
    end_ = add(matchMenu_, {}, [this] { endByAgreement(); });
    toStart_ = add(matchMenu_, {}, [this] { showStartPage(); });
    toStart_->setObjectName(QStringLiteral("toStart"));
    matchMenu_->addSeparator();
    replayRoom_->addTo(*matchMenu_);
    studyRoom_->addTo(*matchMenu_);
    statistics_->addTo(*matchMenu_);
    matchMenu_->addSeparator();
    sharing_->addTo(*matchMenu_);
    paperMenu_->addTo(*matchMenu_);
    matchMenu_->addSeparator();
    quit_ = add(matchMenu_, {QKeySequence::Quit}, [this] { close(); });

    buildWordsMenu();
    viewMenu_ = menuBar()->addMenu(QString());
    themes_ = new QActionGroup(this);
    for (const ThemeChoice choice : allThemeChoices) {
        auto* action = add(viewMenu_, {}, [this, choice] {
            workplace_.settings.setTheme(choice);
            useTheme(choice);
        });
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        themes_->addAction(action);
    }
    feelMenu_->addTo(*viewMenu_);
    viewMenu_->addSeparator();
    again_ = add(viewMenu_, {Qt::Key_F5}, [this] { matchPage_->showLastMove(); });
    classRoom_->addTo(*viewMenu_);
    viewMenu_->addSeparator();
    settings_ =
        add(viewMenu_, {QKeySequence::Preferences, Qt::CTRL | Qt::Key_Comma}, [this] { showSettings(); });

    languageMenu_ = menuBar()->addMenu(QString());
    languages_ = new QActionGroup(this);
    for (const QString& code : InterfaceLanguage::available()) {
        auto* action = add(languageMenu_, {}, [this, code] { useLanguage(code); });
        action->setText(InterfaceLanguage::nativeName(code));
        action->setCheckable(true);
        action->setData(code);
        languages_->addAction(action);
    }
    buildHelpMenu();
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Bukvol"));
    matchMenu_->setTitle(tr("&Match"));
    playAtOnce_->setText(tr("&New match"));
    newMatch_->setText(tr("&Set up a match…"));
    open_->setText(tr("&Open…"));
    saveCopy_->setText(tr("Save a &copy…"));
    opponent_->retranslate();
    studyRoom_->retranslate();
    undoMenu_->retranslate();
    sharing_->retranslate();
    matchesRoom_->retranslate();
    replayRoom_->retranslate();
    paperMenu_->retranslate();
    statistics_->retranslate();
    pause_->setText(session_.paused() ? tr("&Go on") : tr("&Pause"));
    end_->setText(tr("&End by agreement"));
    toStart_->setText(tr("To the s&tart page"));
    quit_->setText(tr("&Quit"));
    retranslateWords();
    viewMenu_->setTitle(tr("&View"));
    for (QAction* action : themes_->actions())
        action->setText(ThemeNames::of(static_cast<ThemeChoice>(action->data().toInt())));
    feelMenu_->retranslate();
    again_->setText(tr("Last &move again"));
    classRoom_->retranslate();
    settings_->setText(tr("&Settings…"));
    languageMenu_->setTitle(tr("&Language"));
    for (QAction* action : languages_->actions())
        action->setChecked(action->data().toString() == workplace_.language.code());
    retranslateHelp();
}

void MainWindow::updateActions() {
    const bool playing = session_.active() && !session_.match().over();
    saveCopy_->setEnabled(session_.active());
    paperMenu_->updateActions();
    statistics_->updateActions();
    pause_->setEnabled(playing);
    pause_->setText(session_.paused() ? tr("&Go on") : tr("&Pause"));
    end_->setEnabled(playing);
    toStart_->setEnabled(session_.active());
    again_->setEnabled(session_.active());
    opponent_->update();
    studyRoom_->update();
    undoMenu_->update();
    replayRoom_->update();
    sharing_->update();
    updateDictionary();
}

void MainWindow::useTheme(ThemeChoice choice) {
    const Theme theme = Theme::of(choice, systemPalette_);
    QApplication::setPalette(theme.palette());
    appearance_.setTheme(theme);
    for (QAction* action : themes_->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
}

void MainWindow::followSystem(const QPalette& palette) {
    systemPalette_ = palette;
    useTheme(workplace_.settings.theme());
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ThemeChange) {
        // Without a palette of ours the application has the desktop's.
        QApplication::setPalette(QPalette());
        followSystem(QApplication::palette());
    }
    return QMainWindow::event(event);
}

void MainWindow::useLanguage(const QString& code) {
    workplace_.settings.setInterfaceLanguage(code);
    applySettings();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        updateSummary();
        if (unfinished_)
            startPage_->setUnfinished(TurnText::score(*unfinished_->file.record.match));
    }
    QMainWindow::changeEvent(event);
}

}  // namespace bukvol::desktop
