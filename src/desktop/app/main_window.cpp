#include "desktop/app/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QTimer>

#include "desktop/pages/new_match/new_match_dialog.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/setup_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

constexpr QSize smallestSize(900, 600);
constexpr QSize usualSize(1280, 820);
/// How often the thinking time of a long turn is kept.
constexpr int timeKeptEvery = 10'000;

}  // namespace

MainWindow::MainWindow(const Workplace& workplace, QWidget* parent)
    : QMainWindow(parent),
      workplace_(workplace),
      systemPalette_(QApplication::palette()),
      programFont_(QApplication::font()),
      session_(Random(workplace.seed)),
      store_(workplace.matchFolder),
      ownWords_(workplace.wordFolder),
      sounds_(workplace.sounds),
      pages_(new QStackedWidget(this)),
      startPage_(new StartPage(appearance_, this)),
      matchPage_(new MatchPage(appearance_, session_, this)),
      classRoom_(new ClassRoom(*this, *matchPage_, appearance_, workplace_.settings)),
      feelMenu_(new FeelMenu(workplace_.settings, appearance_, sounds_, this)) {
    setMinimumSize(smallestSize);
    resize(usualSize);
    pages_->addWidget(startPage_);
    pages_->addWidget(matchPage_);
    setCentralWidget(pages_);
    buildMenu();
    applyLook();
    retranslate();
    connect(matchPage_, &MatchPage::sounded, &sounds_, &SoundPlayer::play);

    connect(startPage_, &StartPage::playAsked, this, &MainWindow::playInTwo);
    connect(startPage_, &StartPage::gameChosen, this, [this](GameKind game) {
        workplace_.settings.setGame(game);
        updateSummary();
    });
    connect(startPage_, &StartPage::setUpAsked, this, &MainWindow::setUpMatch);
    connect(startPage_, &StartPage::openAsked, this, &MainWindow::askForFile);
    connect(startPage_, &StartPage::continueAsked, this, &MainWindow::continueUnfinished);
    connect(matchPage_, &MatchPage::newMatchAsked, this, &MainWindow::playAgain);
    connect(matchPage_, &MatchPage::startPageAsked, this, &MainWindow::showStartPage);
    connect(&startPage_->board(), &BoardWidget::firstPainted, this, &MainWindow::firstPainted);
    connect(&matchPage_->board(), &BoardWidget::firstPainted, this, &MainWindow::firstPainted);
    connect(&session_, &MatchSession::changed, this, [this] {
        keep();
        updateActions();
    });
    connect(&session_, &MatchSession::pausedChanged, this, &MainWindow::updateActions);
    connect(&store_, &MatchStore::failed, this, [this](const QString& reason) {
        saveFailed_ = true;
        matchPage_->showNotice(
            tr("The match could not be saved (%1). The program keeps trying.").arg(reason));
    });
    connect(&store_, &MatchStore::kept, this, [this] {
        if (std::exchange(saveFailed_, false))
            matchPage_->showNotice(QString());
    });
    auto* timeKeeper = new QTimer(this);
    timeKeeper->setInterval(timeKeptEvery);
    connect(timeKeeper, &QTimer::timeout, this, [this] {
        if (session_.active() && !session_.match().over() && !session_.paused())
            keep();
    });
    timeKeeper->start();
    if (!workplace_.settings.setAside().isEmpty())
        startPage_->setNotice(tr("The settings were damaged and begin anew; the old file is %1.")
                                  .arg(QDir::toNativeSeparators(workplace_.settings.setAside())));
    restoreGeometry(workplace_.settings.windowGeometry());
    updateActions();
}

MainWindow::~MainWindow() {
    QApplication::setFont(programFont_);
}

void MainWindow::offerUnfinished() {
    unfinished_ = store_.unfinished(workplace_.lexicons.provider(), ownWordsProvider());
    startPage_->setUnfinished(unfinished_ ? TurnText::score(*unfinished_->file.record.match) : QString());
    updateSummary();
}

MatchSetup MainWindow::defaultSetup() {
    MatchSetup setup = workplace_.settings.lastSetup();
    const QStringList languages = workplace_.lexicons.languages();
    if (!languages.contains(QString::fromStdString(setup.language))) {
        // First the interface's language, then Russian, then whatever there is.
        for (const QString& code : {workplace_.language.code(), QStringLiteral("ru"), languages.value(0)}) {
            if (languages.contains(code)) {
                setup.language = code.toStdString();
                break;
            }
        }
    }
    return setup;
}

void MainWindow::updateSummary() {
    const MatchSetup setup = defaultSetup();
    const auto lexicon = workplace_.lexicons.lexicon(setup.language);
    if (!lexicon) {
        startPage_->setSetupSummary(setup.game.game, lexiconProblem(setup.language));
        return;
    }
    ownWords_.list(lexicon->language());  // read while nothing waits for them
    startPage_->setSetupSummary(setup.game.game, SetupText::summary(setup, lexicon->language()));
}

QString MainWindow::lexiconProblem(const std::string& code) const {
    const QString name = code.empty() ? QStringLiteral("—") : QString::fromStdString(code);
    return tr("The dictionary “%1” is missing or damaged. Install the program anew.").arg(name);
}

void MainWindow::playInTwo() {
    MatchSetup setup = defaultSetup();
    setup.game.players = 2;
    setup.seats.resize(2);
    if (setup.game.game == GameKind::balda)
        setup.game.balda = evenedOut(setup.game.balda, 2);
    start(std::move(setup));
}

void MainWindow::playAgain() {
    start(defaultSetup());
}

void MainWindow::start(MatchSetup setup, const Word& startWord) {
    auto lexicon = workplace_.lexicons.lexicon(setup.language);
    const QString problem =
        lexicon ? SetupText::problem(setup.game, lexicon->language()) : lexiconProblem(setup.language);
    if (!problem.isEmpty()) {
        showStartPage();
        startPage_->setNotice(problem);
        return;
    }
    workplace_.settings.setLastSetup(setup);
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        if (setup.seats[i].name.empty())
            setup.seats[i].name = tr("Player %1").arg(i + 1).toStdString();
    }
    setup.started = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const QString keptBefore = std::exchange(keptIn_, store_.newFile());
    matchPage_->showNotice(QString());
    auto ownWords = setup.game.ownWords ? ownWordsOf(setup.language) : nullptr;
    if (!session_.start(std::move(setup), std::move(lexicon), std::move(ownWords), startWord)) {
        keptIn_ = keptBefore;
        showStartPage();
        startPage_->setNotice(tr("The dictionary has no start word of this length."));
        return;
    }
    pages_->setCurrentWidget(matchPage_);
    matchPage_->board().setFocus();
}

void MainWindow::setUpMatch() {
    NewMatchDialog dialog(appearance_, workplace_.lexicons, workplace_.settings, defaultSetup(), this);
    dialog.setOwnWords(ownWordsProvider());
    if (dialog.exec() == QDialog::Accepted)
        start(dialog.setup(), dialog.startWord());
}

void MainWindow::continueUnfinished() {
    if (!unfinished_)
        return;
    MatchStore::Unfinished found = *std::exchange(unfinished_, std::nullopt);
    QString notice;
    if (found.file.record.error) {
        const Alphabet& alphabet = found.file.record.match->language().alphabet;
        notice = tr("The record is damaged and goes on where it is valid: %1")
                     .arg(RefusalText::of(*found.file.record.error, &alphabet));
    }
    showMatch(std::move(*found.file.record.match), found.path, notice);
}

void MainWindow::open(const QString& path) {
    RecordFile file = readRecordFile(path, workplace_.lexicons.provider(), ownWordsProvider());
    const QString name = QFileInfo(path).fileName();
    if (!file.record.match) {
        const QString reason = file.problem        ? *file.problem
                               : file.record.error ? RefusalText::of(*file.record.error, nullptr)
                                                   : QString();
        const QString notice = tr("%1 cannot be opened: %2").arg(name, reason);
        if (session_.active())
            matchPage_->showNotice(notice);
        startPage_->setNotice(notice);
        return;
    }
    QString notice;
    if (file.record.error)
        notice = tr("%1 is damaged and opens as far as it is valid: %2")
                     .arg(name, RefusalText::of(*file.record.error, &file.record.match->language().alphabet));
    else if (file.record.otherLexicon)
        notice = tr("This match was judged by another edition of the dictionary; its words stand.");
    // A match from elsewhere goes on in a file of its own: the opened one stays as it is.
    const bool ours = QFileInfo(path).absolutePath() == QFileInfo(store_.newFile()).absolutePath();
    showMatch(std::move(*file.record.match), ours && !file.record.error ? path : store_.newFile(), notice);
}

void MainWindow::showMatch(Match match, const QString& keptIn, const QString& notice) {
    keptIn_ = keptIn;
    session_.resume(std::move(match));
    pages_->setCurrentWidget(matchPage_);
    matchPage_->showNotice(notice);
    matchPage_->board().setFocus();
}

void MainWindow::keep() {
    session_.settleTime();
    store_.keep(keptIn_, QByteArray::fromStdString(writeRecord(session_.match())));
}

void MainWindow::askForFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a match"), store_.folder(),
                                                      tr("Matches (*.bukvol);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::saveCopy() {
    if (!session_.active())
        return;
    QString path = QFileDialog::getSaveFileName(this, tr("Save a copy of the match"), QDir::homePath(),
                                                tr("Matches (*.bukvol)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(recordSuffix))
        path += recordSuffix;
    session_.settleTime();
    const auto problem = writeFile(path, QByteArray::fromStdString(writeRecord(session_.match())));
    matchPage_->showNotice(problem ? tr("Not saved: %1").arg(*problem)
                                   : tr("Saved as %1").arg(QFileInfo(path).fileName()));
}

void MainWindow::endByAgreement() {
    if (!session_.active() || session_.match().over())
        return;
    // What cannot be taken back is asked once.
    QMessageBox question(QMessageBox::NoIcon, tr("End by agreement"),
                         tr("Do all players agree to end the match here?"), QMessageBox::NoButton, this);
    auto* end = question.addButton(tr("End the match"), QMessageBox::AcceptRole);
    question.addButton(tr("Play on"), QMessageBox::RejectRole);
    question.exec();
    if (question.clickedButton() == end)
        static_cast<void>(session_.perform(EndByAgreement{}));
}

void MainWindow::showStartPage() {
    if (session_.active()) {
        if (!session_.match().over())
            keep();
        store_.waitUntilKept();
        session_.close();
    }
    startPage_->setNotice(QString());
    pages_->setCurrentWidget(startPage_);
    offerUnfinished();
    updateActions();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (session_.active() && !session_.match().over())
        keep();
    store_.waitUntilKept();
    // The usual window comes back, not the one before a class.
    classRoom_->setProjector(false);
    if (classRoom_->classMode())
        classRoom_->setClassMode(false);
    workplace_.settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

}  // namespace bukvol::desktop
