// The menu entries for statistics and words met, and what keeps them.
#pragma once

#include <QMainWindow>
#include <QMenu>

#include "desktop/look/appearance.h"
#include "desktop/play/match_session.h"
#include "desktop/statistics/statistics_store.h"

namespace bukvol::desktop {

class StatisticsDialog;

class StatisticsMenu : public QObject {
    Q_OBJECT
public:
    /// `folder`: where the database lies. `records`: the folder of the matches' records.
    StatisticsMenu(QMainWindow& window, const Appearance& appearance, MatchSession& session,
                   LexiconLocator& lexicons, const QString& folder, const QString& records);

    void addTo(QMenu& matchMenu);
    void addToWords(QMenu& wordsMenu);
    void retranslate();
    void updateActions();

    StatisticsStore& store() { return store_; }
    void showStatistics();
    void showWordsMet();
    /// The words of the match that is open.
    void showMatchWords();

private:
    StatisticsDialog& dialog();

    QMainWindow& window_;
    const Appearance& appearance_;
    MatchSession& session_;
    LexiconLocator& lexicons_;
    StatisticsStore store_;
    StatisticsDialog* dialog_ = nullptr;  // made when first asked for
    QAction* statistics_ = nullptr;
    QAction* matchWords_ = nullptr;
    QAction* wordsMet_ = nullptr;
};

}  // namespace bukvol::desktop
