// The help menu, the introduction and the settings of the main window.
#include <QApplication>
#include <QMenuBar>

#include "desktop/app/main_window.h"
#include "desktop/help/help_window.h"
#include "desktop/pages/lesson_page.h"
#include "desktop/pages/settings/settings_dialog.h"

namespace bukvol::desktop {

void MainWindow::buildHelpMenu() {
    helpMenu_ = menuBar()->addMenu(QString());
    introduction_ = helpMenu_->addAction(QString(), this, &MainWindow::startLesson);
    help_ = helpMenu_->addAction(QString(), this, &MainWindow::showHelp);
    help_->setShortcut(Qt::Key_F1);
    connect(startPage_, &StartPage::introductionAsked, this, &MainWindow::startLesson);
    // Whatever takes its place ends the introduction.
    connect(pages_, &QStackedWidget::currentChanged, this, [this] {
        if (lesson_ != nullptr && pages_->currentWidget() != lesson_)
            closeLesson();
    });
}

void MainWindow::retranslateHelp() {
    helpMenu_->setTitle(tr("&Help"));
    introduction_->setText(tr("&Introduction"));
    help_->setText(tr("&How to play"));
}

void MainWindow::startLesson() {
    if (lesson_ != nullptr)
        return;
    // In the language of play where it has a lesson, else in the interface's.
    std::optional<Lesson> lesson;
    for (const QString& code : {QString::fromStdString(defaultSetup().language), workplace_.language.code(),
                                QStringLiteral("ru"), QStringLiteral("en"), QStringLiteral("bg")}) {
        if (!lesson)
            lesson = lessonIn(code, workplace_.lexicons.provider());
    }
    if (!lesson) {
        startPage_->setNotice(tr("The introduction needs a dictionary. Install the program anew."));
        return;
    }
    lesson_ = new LessonPage(appearance_, std::move(*lesson), this);
    lesson_->setAnswerDelay(LessonPage::usualAnswerDelay * 100 / workplace_.settings.animationSpeed());
    connect(lesson_, &LessonPage::left, this, &MainWindow::showTable);
    connect(lesson_, &LessonPage::playAsked, this, &MainWindow::playInTwo);
    pages_->addWidget(lesson_);
    pages_->setCurrentWidget(lesson_);
    lesson_->setFocus();
}

void MainWindow::showTable() {
    if (session_.active()) {
        pages_->setCurrentWidget(matchPage_);
        matchPage_->board().setFocus();
    } else {
        pages_->setCurrentWidget(startPage_);
    }
}

void MainWindow::closeLesson() {
    LessonPage* lesson = std::exchange(lesson_, nullptr);
    pages_->removeWidget(lesson);
    lesson->deleteLater();
}

void MainWindow::showHelp() {
    if (helpWindow_ == nullptr)
        helpWindow_ = new HelpWindow(appearance_, workplace_.lexicons.provider(), this);
    helpWindow_->show();
    helpWindow_->raise();
    helpWindow_->activateWindow();
}

void MainWindow::showSettings() {
    SettingsDialog dialog(appearance_, workplace_.lexicons, workplace_.settings, this);
    connect(&dialog, &SettingsDialog::changed, this, &MainWindow::applySettings);
    dialog.exec();
}

void MainWindow::applyLook() {
    const Settings& settings = workplace_.settings;
    useTheme(settings.theme());
    QFont font = programFont_;
    font.setPointSizeF(programFont_.pointSizeF() * settings.textSize() / 100);
    if (font != QApplication::font())
        QApplication::setFont(font);
    appearance_.setTextSize(settings.textSize());
    feelMenu_->useSettings();
    opponent_->useSettings();
    classRoom_->useSettings();
}

void MainWindow::applySettings() {
    applyLook();
    const Settings& settings = workplace_.settings;
    if (InterfaceLanguage::wanted(settings.interfaceLanguage()) != workplace_.language.code())
        workplace_.language.use(settings.interfaceLanguage());
    updateSummary();
}

}  // namespace bukvol::desktop
