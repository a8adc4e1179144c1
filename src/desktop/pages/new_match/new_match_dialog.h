// Sets up a match: the game and its style first, who plays, and all other options folded away under "more".
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <array>
#include <optional>
#include <vector>

#include "core/match/record.h"
#include "desktop/app/settings.h"
#include "desktop/pages/game_switch.h"
#include "desktop/pages/new_match/setup_page.h"
#include "desktop/pages/new_match/style_picker.h"
#include "desktop/widgets/card.h"
#include "desktop/widgets/column_scroll.h"
#include "desktop/widgets/themed_dialog.h"

namespace bukvol::desktop {

class BaldaPage;
class BukvologikaPage;
class LexiconLocator;

class NewMatchDialog : public ThemedDialog {
    Q_OBJECT
public:
    NewMatchDialog(const Appearance& program, LexiconLocator& lexicons, Settings& settings,
                   const MatchSetup& setup, QWidget* parent = nullptr);

    /// The player's own words, by which a start word is judged as well.
    void setOwnWords(OwnWordsProvider ownWords) { ownWords_ = std::move(ownWords); }

    /// The match as chosen.
    MatchSetup setup() const;
    /// What Балда is to begin with; empty: a word is drawn.
    Word startWord() const;
    void showMore(bool shown);

private:
    QWidget* makeChoice(SetupPage* players);
    QWidget* makeMore(const std::vector<std::pair<QString, QWidget*>>& pages);
    QWidget* makeBoard();
    QWidget* makeKeeping();
    QWidget* makeProblem();
    QLayout* makeButtons();
    void showSetup(const MatchSetup& setup);
    bool isBalda() const { return base_.game.game == GameKind::balda; }
    SetupPage& board() const;
    void changeGame(GameKind game);
    QString problemOf(const MatchSetup& setup, const Lexicon::Pointer& lexicon);
    void suggest(const MatchSetup& setup);
    /// Whether there is room for both columns; with large text one has room at a time.
    bool roomForBoth() const;
    int columnPixels() const;
    /// The dialog is no higher than its window.
    void keepWithinWindow();
    void check();
    void keepStyle();

    LexiconLocator& lexicons_;
    Settings& settings_;
    MatchSetup base_;  // what no page shows
    OwnWordsProvider ownWords_;
    std::array<std::optional<MatchSetup>, gameKindCount> left_;  // as it was when another game was chosen
    BukvologikaPage* bukvologika_;
    BaldaPage* balda_;
    std::vector<SetupPage*> common_;  // pages of any game
    GameSwitch* games_;
    StylePicker* styles_;
    QStackedWidget* boards_ = nullptr;
    ColumnScroll* choice_ = nullptr;
    QWidget* more_ = nullptr;
    QPushButton* moreButton_ = nullptr;
    QLineEdit* styleName_ = nullptr;
    QPushButton* keepStyle_ = nullptr;
    QWidget* problemRow_ = nullptr;
    QLabel* problem_ = nullptr;
    QPushButton* suggestion_ = nullptr;
    QPushButton* start_ = nullptr;
    bool showing_ = false;
};

}  // namespace bukvol::desktop
