// The window: its pages, its menu, and the files of matches.
#pragma once

#include <QMainWindow>
#include <QStackedWidget>
#include <optional>

#include "desktop/app/class_room.h"
#include "desktop/app/feel_menu.h"
#include "desktop/app/interface_language.h"
#include "desktop/app/lexicon_locator.h"
#include "desktop/app/match_store.h"
#include "desktop/app/matches_room.h"
#include "desktop/app/opponent.h"
#include "desktop/app/replay_room.h"
#include "desktop/app/settings.h"
#include "desktop/app/sharing.h"
#include "desktop/app/study_room.h"
#include "desktop/app/undo_menu.h"
#include "desktop/look/appearance.h"
#include "desktop/pages/match_page.h"
#include "desktop/pages/start_page.h"
#include "desktop/play/match_session.h"
#include "desktop/words/own_word_store.h"

class QActionGroup;

namespace bukvol::desktop {

class DictionaryPanel;
class HelpWindow;
class LessonPage;
class PaperMenu;
class StatisticsMenu;

/// What the window works with; all of it outlives the window.
struct Workplace {
    Settings& settings;
    LexiconLocator& lexicons;
    InterfaceLanguage& language;
    QString matchFolder;  ///< where matches are kept while they are played
    std::uint64_t seed = 0;
    QString wordFolder = matchFolder;  ///< where the player's own words are kept
    SoundLoader sounds = loadSoundPlugin;
};

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const Workplace& workplace, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Looks for an unfinished match and offers it.
    void offerUnfinished();
    /// Opens a record, a damaged one as far as it is valid, or a position. A finished match is looked back
    /// at.
    void open(const QString& path);
    /// The same for its text. `name`: what it is called where it cannot be opened; `path`: its file, if any.
    void openText(const QByteArray& text, const QString& name, const QString& path);
    /// Shows a position somebody gave. `language`: the code of the language of play.
    void openPosition(const std::string& language, const Position& position,
                      GameKind game = GameKind::bukvologika);
    void start(MatchSetup setup);
    void useTheme(ThemeChoice choice);
    /// The desktop's colours are these now; they are followed where the player chose no others.
    void followSystem(const QPalette& palette);

    MatchSession& session() { return session_; }
    MatchPage& matchPage() { return *matchPage_; }
    StartPage& startPage() { return *startPage_; }
    MatchStore& store() { return store_; }
    OwnWordStore& ownWords() { return ownWords_; }
    ClassRoom& classRoom() { return *classRoom_; }
    Opponent& opponent() { return *opponent_; }
    StudyRoom& studyRoom() { return *studyRoom_; }
    ReplayRoom& replayRoom() { return *replayRoom_; }
    MatchesRoom& matchesRoom() { return *matchesRoom_; }
    PaperMenu& paperMenu() { return *paperMenu_; }
    StatisticsMenu& statistics() { return *statistics_; }

    const Appearance& appearance() const { return appearance_; }
    /// Brings what is on the screen to what the settings say: colours, text, language.
    void applySettings();
    /// Begins the introduction; a match under way waits.
    void startLesson();
    /// Shows the players' guide.
    void showHelp();

signals:
    /// A board is on the screen for the first time.
    void firstPainted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void connectRooms();
    void buildMenu();
    void retranslate();
    void buildWordsMenu();
    void retranslateWords();
    void useLanguage(const QString& code);
    void buildHelpMenu();
    void retranslateHelp();
    /// From the introduction, a review or an analysis back to the match, or to the start page.
    void showTable();
    void closeLesson();
    void showSettings();
    void applyLook();

    MatchSetup defaultSetup();
    void playInTwo();
    void playComputer();
    void playAgain();
    void setUpMatch();
    void askForFile();
    void saveCopy();
    void endByAgreement();
    void continueUnfinished();
    void showStartPage();
    void showMatch(Match match, const QString& keptIn, const QString& notice);
    void keep();
    bool isKeptIn(const QString& path) const;
    /// In which languages a position that was given may be, the likely ones first.
    QStringList languagesOfPositions();
    Shareable shareable();
    /// Says something on whatever page is shown.
    void tell(const QString& sentence);
    void updateActions();
    void updateSummary();
    bool dictionaryClosed() const;
    void showDictionary();
    void placeDictionary();
    void updateDictionary();
    std::shared_ptr<const OwnedGraph> ownWordsOf(const std::string& code);
    OwnWordsProvider ownWordsProvider() {
        return [this](const std::string& code) { return ownWordsOf(code); };
    }
    QString lexiconProblem(const std::string& code) const;

    Workplace workplace_;
    QPalette systemPalette_;
    QFont programFont_;
    Appearance appearance_;
    MatchSession session_;
    MatchStore store_;
    OwnWordStore ownWords_;
    SoundPlayer sounds_;
    QString keptIn_;  // the file of the match being played
    std::optional<MatchStore::Unfinished> unfinished_;
    bool saveFailed_ = false;
    bool closingUnsaved_ = false;  // the player knows that the match is not saved

    QStackedWidget* pages_;
    StartPage* startPage_;
    MatchPage* matchPage_;
    Opponent* opponent_;
    StudyRoom* studyRoom_;
    ClassRoom* classRoom_;
    FeelMenu* feelMenu_;
    UndoMenu* undoMenu_;
    WaitingMatch* waiting_;
    ReplayRoom* replayRoom_;
    MatchesRoom* matchesRoom_;
    Sharing* sharing_;
    PaperMenu* paperMenu_;
    StatisticsMenu* statistics_;
    DictionaryPanel* dictionary_ = nullptr;  // made when first asked for
    HelpWindow* helpWindow_ = nullptr;       // likewise
    LessonPage* lesson_ = nullptr;           // while the introduction runs

    QMenu* matchMenu_ = nullptr;
    QMenu* wordsMenu_ = nullptr;
    QMenu* viewMenu_ = nullptr;
    QMenu* languageMenu_ = nullptr;
    QMenu* helpMenu_ = nullptr;
    QAction* newMatch_ = nullptr;
    QAction* playAtOnce_ = nullptr;
    QAction* open_ = nullptr;
    QAction* saveCopy_ = nullptr;
    QAction* pause_ = nullptr;
    QAction* end_ = nullptr;
    QAction* toStart_ = nullptr;
    QAction* quit_ = nullptr;
    QAction* lookUp_ = nullptr;
    QAction* again_ = nullptr;
    QAction* settings_ = nullptr;
    QAction* introduction_ = nullptr;
    QAction* help_ = nullptr;
    QActionGroup* themes_ = nullptr;
    QActionGroup* languages_ = nullptr;
};

}  // namespace bukvol::desktop
