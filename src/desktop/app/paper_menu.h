// The menu entries for pictures of the board, the match on paper, and sheets to play on.
#pragma once

#include <QMainWindow>
#include <QMenu>
#include <optional>

#include "desktop/app/lexicon_locator.h"
#include "desktop/look/appearance.h"
#include "desktop/look/board_scene.h"
#include "desktop/play/match_session.h"

class QPrinter;

namespace bukvol::desktop {

class PaperMenu : public QObject {
    Q_OBJECT
public:
    PaperMenu(QMainWindow& window, const Appearance& appearance, MatchSession& session,
              LexiconLocator& lexicons);

    void addTo(QMenu& menu);
    void retranslate();
    /// Without a match there is nothing to save.
    void updateActions();
    /// The language that a sheet is in when no match is played.
    void setUsualLanguage(const QString& code) { usualLanguage_ = code; }

    /// Writes the report of the match as PDF and tells what came of it.
    bool saveReport(const QString& path);
    bool printMatch(QPrinter& printer);

signals:
    /// What came of it, for the match page.
    void told(const QString& sentence);

private:
    void showPicture();
    void askForReport();
    void askForPrinter();
    void showSheet();

    QMainWindow& window_;
    const Appearance& appearance_;
    MatchSession& session_;
    LexiconLocator& lexicons_;
    QString usualLanguage_;
    QMenu* menu_ = nullptr;
    QAction* picture_ = nullptr;
    QAction* report_ = nullptr;
    QAction* print_ = nullptr;
    QAction* sheet_ = nullptr;
};

}  // namespace bukvol::desktop
