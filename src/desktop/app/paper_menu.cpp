#include "desktop/app/paper_menu.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>

#include "desktop/app/menu_entry.h"
#include "desktop/app/record_file.h"
#include "desktop/paper/blank_sheet_dialog.h"
#include "desktop/paper/match_report.h"
#include "desktop/paper/picture_dialog.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

QString interfaceLanguage() {
    return QLocale().bcp47Name().left(2);
}

/// The pointer says that something takes its time.
class WaitCursor {
public:
    WaitCursor() { QGuiApplication::setOverrideCursor(Qt::WaitCursor); }
    WaitCursor(const WaitCursor&) = delete;
    WaitCursor& operator=(const WaitCursor&) = delete;
    ~WaitCursor() { QGuiApplication::restoreOverrideCursor(); }
};

std::optional<BoardScene> lastMove(const Match& match) {
    const auto& entries = match.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (const auto* play = std::get_if<PlayMove>(&entry->action))
            return moveScene(match.language().alphabet, match.state().board, play->move);
    }
    return std::nullopt;
}

}  // namespace

PaperMenu::PaperMenu(QMainWindow& window, const Appearance& appearance, MatchSession& session,
                     LexiconLocator& lexicons)
    : QObject(&window), window_(window), appearance_(appearance), session_(session), lexicons_(lexicons) {
    connect(&session_, &MatchSession::changed, this, &PaperMenu::updateActions);
}

void PaperMenu::addTo(QMenu& menu) {
    menu_ = menu.addMenu(QString());
    const auto add = [&](const char* name, const QList<QKeySequence>& keys, auto act) {
        QAction* action = addEntry(*menu_, window_, name, keys);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    picture_ = add("savePicture", {}, &PaperMenu::showPicture);
    report_ = add("saveReport", {}, &PaperMenu::askForReport);
    print_ = add("printMatch", {QKeySequence::Print}, &PaperMenu::askForPrinter);
    menu_->addSeparator();
    sheet_ = add("blankSheet", {}, &PaperMenu::showSheet);
}

void PaperMenu::retranslate() {
    menu_->setTitle(tr("Pict&ures and paper"));
    picture_->setText(tr("Board as a &picture…"));
    report_->setText(tr("&Report of the match (PDF)…"));
    print_->setText(tr("Pri&nt the match…"));
    sheet_->setText(tr("&Sheet to play on paper…"));
}

void PaperMenu::updateActions() {
    for (QAction* action : {picture_, report_, print_})
        action->setEnabled(session_.active() && !session_.paused());
}

void PaperMenu::showPicture() {
    if (!session_.active())
        return;
    const Match& match = session_.match();
    const QString position = QString::fromStdString(
        toText(match.setup().game.game, match.state().position(), match.language().alphabet));
    PictureDialog dialog(appearance_,
                         {standingScene(match.language().alphabet, match.state().board), appearance_.theme(),
                          TurnText::gameName(match.setup().game.game), position},
                         lastMove(match), &window_);
    dialog.exec();
}

bool PaperMenu::saveReport(const QString& path) {
    if (!session_.active())
        return false;
    session_.settleTime();
    const WaitCursor waiting;
    const QByteArray pdf = toPdf(MatchReport(session_.match(), interfaceLanguage()));
    const auto problem = pdf.isEmpty() ? std::optional(tr("it could not be drawn")) : writeFile(path, pdf);
    emit told(problem ? tr("Not saved: %1").arg(*problem)
                      : tr("Saved as %1").arg(QFileInfo(path).fileName()));
    return !problem;
}

void PaperMenu::askForReport() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = QString::fromStdString(session_.match().setup().started).left(10);
    const QString file = TurnText::gameName(session_.match().setup().game.game) + QLatin1Char(' ') + name;
    QString path = QFileDialog::getSaveFileName(
        &window_, tr("Save the report"), QDir(folder).filePath(file.trimmed() + QStringLiteral(".pdf")),
        tr("PDF documents (*.pdf)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        path += QStringLiteral(".pdf");
    saveReport(path);
}

bool PaperMenu::printMatch(QPrinter& printer) {
    session_.settleTime();
    const WaitCursor waiting;
    const bool printed = print(MatchReport(session_.match(), interfaceLanguage()), printer);
    emit told(printed ? tr("The match was sent to the printer.")
                      : tr("Not printed: the printer does not answer."));
    return printed;
}

void PaperMenu::askForPrinter() {
    if (!session_.active())
        return;
    QPrinter printer(QPrinter::HighResolution);
    proposePaper(printer);
    QPrintDialog dialog(&printer, &window_);
    dialog.setWindowTitle(tr("Print the match"));
    if (dialog.exec() == QDialog::Accepted)
        printMatch(printer);
}

void PaperMenu::showSheet() {
    const QString language =
        session_.active() ? QString::fromStdString(session_.match().setup().language) : usualLanguage_;
    BlankSheetDialog(appearance_, lexicons_, language, &window_).exec();
}

}  // namespace bukvol::desktop
