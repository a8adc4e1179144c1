#include "desktop/app/main_window.h"
#include "desktop/app/paper_menu.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDir>
#include <QMessageBox>
#include <QTimer>

#include "desktop/app/statistics_menu.h"
#include "desktop/pages/new_match/new_match_dialog.h"
#include "desktop/play/computer_text.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/setup_text.h"
#include "desktop/play/turn_text.h"
#include "desktop/statistics/match_facts.h"

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
      opponent_(new Opponent(*this, *matchPage_, *startPage_, session_, workplace_.settings,
                             Random(workplace.seed + 1))),
      studyRoom_(new StudyRoom(*this, *pages_, appearance_, workplace_.lexicons, session_, *matchPage_,
                               workplace_.settings)),
      classRoom_(new ClassRoom(*this, *matchPage_, appearance_, workplace_.settings)),
      feelMenu_(new FeelMenu(workplace_.settings, appearance_, sounds_, this)),
      undoMenu_(new UndoMenu(*matchPage_, session_, this)),
      waiting_(new WaitingMatch(*pages_, *matchPage_, session_, this)),
      replayRoom_(new ReplayRoom(*pages_, *matchPage_, session_, appearance_, *waiting_, *this)),
      matchesRoom_(
          new MatchesRoom(*pages_, store_.folder(), workplace_.lexicons.provider(), appearance_, *this)),
      sharing_(new Sharing(*this, shareable())),
      paperMenu_(new PaperMenu(*this, appearance_, session_, workplace_.lexicons)),
      statistics_(new StatisticsMenu(*this, appearance_, session_, workplace_.lexicons, workplace_.wordFolder,
                                     workplace_.matchFolder)) {
    setMinimumSize(smallestSize);
    resize(usualSize);
    pages_->addWidget(startPage_);
    pages_->addWidget(matchPage_);
    setCentralWidget(pages_);
    buildMenu();
    applyLook();
    retranslate();
    connect(matchPage_, &MatchPage::sounded, &sounds_, &SoundPlayer::play);
    connect(paperMenu_, &PaperMenu::told, matchPage_, &MatchPage::showNotice);

    connect(matchPage_, &MatchPage::wordsAsked, statistics_, &StatisticsMenu::showMatchWords);

    connect(startPage_, &StartPage::playAsked, this, &MainWindow::playInTwo);
    connect(startPage_, &StartPage::gameChosen, this, [this](GameKind game) {
        workplace_.settings.setGame(game);
        updateSummary();
    });
    connect(startPage_, &StartPage::playComputerAsked, this, &MainWindow::playComputer);
    connect(startPage_, &StartPage::setUpAsked, this, &MainWindow::setUpMatch);
    connect(startPage_, &StartPage::openAsked, this, &MainWindow::askForFile);
    connect(startPage_, &StartPage::continueAsked, this, &MainWindow::continueUnfinished);
    connect(studyRoom_, &StudyRoom::left, this, &MainWindow::showTable);
    connect(studyRoom_, &StudyRoom::reviewed, this,
            [this](const Match& match, const std::vector<PlayerShare>& shares) {
                for (int player = 0; player < match.players(); ++player)
                    statistics_->store().setReviewShare(
                        matchId(match), player, shares[static_cast<std::size_t>(player)].percent() / 100.0);
            });
    connect(matchPage_, &MatchPage::newMatchAsked, this, &MainWindow::playAgain);
    connect(matchPage_, &MatchPage::startPageAsked, this, &MainWindow::showStartPage);
    connect(&startPage_->board(), &BoardWidget::firstPainted, this, &MainWindow::firstPainted);
    connect(&matchPage_->board(), &BoardWidget::firstPainted, this, &MainWindow::firstPainted);
    connect(&session_, &MatchSession::changed, this, [this] {
        keep();
        updateActions();
    });
    connect(&session_, &MatchSession::pausedChanged, this, &MainWindow::updateActions);
    connectRooms();
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
    startPage_->setMatchCount(matchesRoom_->count());
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
    paperMenu_->setUsualLanguage(QString::fromStdString(setup.language));
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
    seatPlayers(setup, {{setup.seats[0].name, false, 0}, {setup.seats[1].name, false, 0}});
    start(std::move(setup));
}

void MainWindow::playComputer() {
    start(opponent_->against(defaultSetup()));
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
    opponent_->remember(setup);
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        Seat& seat = setup.seats[i];
        if (seat.name.empty())
            seat.name = (seat.computer ? ComputerText::seatName(setup.seats, i) : tr("Player %1").arg(i + 1))
                            .toStdString();
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
        store_.waitUntilKept();  // what cannot be written now is tried again
        session_.close();
    }
    if (!saveFailed_)
        startPage_->setNotice(QString());
    pages_->setCurrentWidget(startPage_);
    offerUnfinished();
    updateActions();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (session_.active() && !session_.match().over())
        keep();
    opponent_->seat().rest();
    if (!store_.waitUntilKept() && !std::exchange(closingUnsaved_, true)) {
        // Closing now would lose it: that is told once, and done when it is asked for again.
        tell(
            tr("The match is not saved yet. Save a copy elsewhere (Ctrl+S), or close once more to lose it."));
        event->ignore();
        return;
    }
    // The usual window comes back, not the one before a class.
    classRoom_->setProjector(false);
    if (classRoom_->classMode())
        classRoom_->setClassMode(false);
    workplace_.settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

}  // namespace bukvol::desktop
