// How the main window opens and keeps matches: files, pasted text, the lists and the replay.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "desktop/app/main_window.h"
#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

void MainWindow::connectRooms() {
    connect(pages_, &QStackedWidget::currentChanged, this, &MainWindow::updateActions);
    connect(&store_, &MatchStore::failed, this, [this](const QString& reason) {
        saveFailed_ = true;
        tell(tr("The match could not be saved (%1). The program keeps trying.").arg(reason));
    });
    connect(&store_, &MatchStore::kept, this, [this] {
        closingUnsaved_ = false;
        if (std::exchange(saveFailed_, false))
            tell(QString());
    });
    connect(replayRoom_, &ReplayRoom::firstPainted, this, &MainWindow::firstPainted);
    connect(replayRoom_, &ReplayRoom::startPageAsked, this, &MainWindow::showStartPage);
    connect(replayRoom_, &ReplayRoom::playAsked, this, [this](const Match& match) {
        showMatch(match, store_.newFile(), tr("A new match goes on from here; the other stays as it was."));
    });
    connect(replayRoom_, &ReplayRoom::copyPositionAsked, sharing_, &Sharing::copyPosition);
    connect(startPage_, &StartPage::matchesAsked, matchesRoom_, &MatchesRoom::show);
    connect(matchesRoom_, &MatchesRoom::openAsked, this, &MainWindow::open);
    connect(matchesRoom_, &MatchesRoom::discarding, this, [this](const QString& path) {
        store_.waitUntilKept();
        store_.forget(path);
        if (session_.active() && isKeptIn(path)) {
            session_.close();
            updateActions();
        }
    });
    connect(matchesRoom_, &MatchesRoom::backAsked, this, [this] {
        if (!session_.active())
            return showStartPage();
        pages_->setCurrentWidget(matchPage_);
        matchPage_->board().setFocus();
    });
    connect(sharing_, &Sharing::fileGiven, this, &MainWindow::open);
    connect(sharing_, &Sharing::textGiven, this,
            [this](const QByteArray& text) { openText(text, tr("The text"), QString()); });
    connect(sharing_, &Sharing::told, this, &MainWindow::tell);
}

Shareable MainWindow::shareable() {
    const auto played = [this] { return session_.active() && pages_->currentWidget() == matchPage_; };
    return {
        .match = [this, played]() -> const Match* {
            return played() ? &session_.match() : replayRoom_->shownMatch();
        },
        .position = [this, played]() -> std::optional<SharedPosition> {
            if (!played())
                return replayRoom_->shownPosition();
            if (session_.paused())  // its board is hidden
                return std::nullopt;
            const Match& match = session_.match();
            return SharedPosition{match.setup().game.game, match.setup().language, match.state().position()};
        },
        .alphabet = [this](const std::string& code) -> const Alphabet* {
            const auto lexicon = workplace_.lexicons.lexicon(code);  // stays open in the locator
            return lexicon ? &lexicon->language().alphabet : nullptr;
        }};
}

void MainWindow::tell(const QString& sentence) {
    if (session_.active())
        matchPage_->showNotice(sentence);
    startPage_->setNotice(sentence);
    replayRoom_->tell(sentence);
    if (matchesRoom_->page() != nullptr)
        matchesRoom_->page()->setNotice(sentence);
}

bool MainWindow::isKeptIn(const QString& path) const {
    return QFileInfo(path).absoluteFilePath() == QFileInfo(keptIn_).absoluteFilePath();
}

QStringList MainWindow::languagesOfPositions() {
    QStringList languages;
    if (session_.active())
        languages << QString::fromStdString(session_.match().setup().language);
    languages << QString::fromStdString(defaultSetup().language) << workplace_.language.code()
              << workplace_.lexicons.languages();
    languages.removeDuplicates();
    return languages;
}

void MainWindow::open(const QString& path) {
    if (session_.active() && isKeptIn(path)) {
        pages_->setCurrentWidget(matchPage_);
        matchPage_->board().setFocus();
        return;
    }
    QString problem;
    const auto content = readSmallFile(path, problem);
    const QString name = QFileInfo(path).fileName();
    if (content)
        openText(*content, name, path);
    else
        tell(tr("%1 cannot be opened: %2").arg(name, problem));
}

void MainWindow::openText(const QByteArray& text, const QString& name, const QString& path) {
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    SharedText shared = SharedTextReader::read(view, languagesOfPositions(), workplace_.lexicons.provider(),
                                               ownWordsProvider());
    if (const auto* position = std::get_if<SharedPosition>(&shared))
        return openPosition(position->language, position->position, position->game);
    if (const auto* problem = std::get_if<QString>(&shared))
        return tell(tr("%1 cannot be opened: %2").arg(name, *problem));
    ReadRecord& record = std::get<ReadRecord>(shared);
    if (!record.match) {
        const QString reason = record.error ? RefusalText::of(*record.error, nullptr) : QString();
        return tell(tr("%1 cannot be opened: %2").arg(name, reason));
    }
    QString notice;
    if (record.error)
        notice = tr("%1 is damaged and opens as far as it is valid: %2")
                     .arg(name, RefusalText::of(*record.error, &record.match->language().alphabet));
    else if (record.otherLexicon)
        notice = tr("This match was judged by another edition of the dictionary; its words stand.");
    if (record.match->over())
        return replayRoom_->show(std::move(*record.match), notice);
    // A match from elsewhere goes on in a file of its own: the opened one stays as it is.
    const bool ours =
        !path.isEmpty() && QFileInfo(path).absolutePath() == QFileInfo(store_.newFile()).absolutePath();
    showMatch(std::move(*record.match), ours && !record.error ? path : store_.newFile(), notice);
}

void MainWindow::openPosition(const std::string& language, const Position& position, GameKind game) {
    // The one place to put an analysis of the position in.
    const auto lexicon = workplace_.lexicons.lexicon(language);
    if (!lexicon)
        return tell(lexiconProblem(language));
    replayRoom_->showPosition({game, language, position}, lexicon->language());
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

void MainWindow::showMatch(Match match, const QString& keptIn, const QString& notice) {
    if (session_.active() && !session_.match().over())
        keep();  // the match under way is left as it stands
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

}  // namespace bukvol::desktop
