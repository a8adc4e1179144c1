// Where matches and positions are looked at: the review and the analysis, as the window has them.
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

#include "desktop/app/lexicon_locator.h"
#include "desktop/app/settings.h"
#include "desktop/pages/match_page.h"
#include "desktop/play/review_run.h"

namespace bukvol::desktop {

class AnalysisPage;
class ReviewPage;

class StudyRoom : public QObject {
    Q_OBJECT
public:
    /// `pages`: the window's; the match page is one of them.
    StudyRoom(QMainWindow& window, QStackedWidget& pages, Appearance& appearance, LexiconLocator& lexicons,
              MatchSession& session, MatchPage& matchPage, const Settings& settings);

    /// Puts its entries into a menu.
    void addTo(QMenu& menu);
    void retranslate();
    /// The match stands at another point.
    void update();

    /// Reviews the match that is open; only one that is over.
    void openReview();
    /// Analyses what stands on the table, or an empty board.
    void openAnalysis();
    /// Analyses a position of Буквологика in a language of play.
    void openAnalysis(const std::string& languageCode, const Position& position);
    /// Analyses a position of any game: of the options the game, its board and its words count.
    void openAnalysis(const std::string& languageCode, const GameOptions& options, const Position& position);

    /// Null while they are not open.
    ReviewPage* review() { return review_; }
    AnalysisPage* analysis() { return analysis_; }

signals:
    /// A review is complete: what each player made of the best moves.
    void reviewed(const Match& match, const std::vector<PlayerShare>& shares);
    /// The page is left: the match or the start page is to be shown.
    void left();

private:
    void show(QWidget* page);
    void closePages();
    /// A match without hints is played without the program's opinion of any position.
    bool analysisIsOpen() const;

    QMainWindow& window_;
    QStackedWidget& pages_;
    Appearance& appearance_;
    LexiconLocator& lexicons_;
    MatchSession& session_;
    MatchPage& matchPage_;
    const Settings& settings_;
    ReviewPage* review_ = nullptr;
    AnalysisPage* analysis_ = nullptr;
    QAction* reviewAction_ = nullptr;
    QAction* analysisAction_ = nullptr;
};

}  // namespace bukvol::desktop
