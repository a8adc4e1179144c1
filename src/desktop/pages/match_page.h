// The page on which a match is played: joins the widgets to the turn and the session.
#pragma once

#include <QLabel>
#include <QWidget>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "desktop/play/match_session.h"
#include "desktop/play/turn_controller.h"
#include "desktop/play/turn_guide.h"
#include "desktop/play/word_veil.h"
#include "desktop/sound/sound.h"
#include "desktop/widgets/bank_widget.h"
#include "desktop/widgets/board_widget.h"
#include "desktop/widgets/drag_tile.h"
#include "desktop/widgets/film_player.h"
#include "desktop/widgets/icon_button.h"
#include "desktop/widgets/result_panel.h"
#include "desktop/widgets/score_sheet.h"
#include "desktop/widgets/seat_card.h"
#include "desktop/widgets/word_panel.h"

namespace bukvol::desktop {

class ComputerSeat;
class HintGiver;

class MatchPage : public QWidget {
    Q_OBJECT
public:
    MatchPage(Appearance& appearance, MatchSession& session, QWidget* parent = nullptr);

    BoardWidget& board() { return *board_; }
    const TurnController& turn() const { return turn_; }
    /// A message beside the board about something that is no move (a save that failed, a damaged record).
    void showNotice(const QString& text);
    /// The turns are led by a guide, which says what is expected; `panel` stands in place of the score sheet.
    void setGuide(TurnGuide& guide, QWidget& panel);

    /// Who plays the seats of the computer, during whose turns people's gestures wait, and who gives hints.
    void setHelpers(ComputerSeat& computer, HintGiver& hints);
    /// Takes back the last turn of a person, or makes it again, and says so.
    void undo();
    void redo();

    /// The last move is seen once more.
    void showLastMove();
    void setClocksShown(bool shown);

    /// The board as large as it goes, for a class.
    void setClassMode(bool on);
    /// Words stay hidden from the class until showWords().
    void setWordsHidden(bool hidden);
    void showWords();
    /// The class looks at another screen: words are hidden only there.
    void setClassElsewhere(bool elsewhere);
    /// What the class may see.
    BoardScene classScene() const { return sceneOf(view_, veil_.hidesHalfMade(), true); }
    std::vector<SeatLook> seatLooks() const;

signals:
    /// Board or scores look different.
    void redrawn();
    void sounded(bukvol::desktop::Sound sound);
    void newMatchAsked();
    void reviewAsked();
    void startPageAsked();
    /// The match is to be looked at from its beginning.
    void replayAsked();
    void wordsAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectWidgets();
    void connectUndo();
    void showUndo();
    /// Says what was taken back or made again, and what is to be done now.
    void showPast(const QString& done);
    /// What was taken back or made again, for a sentence.
    QString summaryOf(const std::vector<MatchEntry>& entries) const;
    void beginTurn();
    /// Performs what the gestures came to and shows the result.
    void settle();
    /// Runs a gesture unless the match is paused.
    template <class Gesture>
    void gesture(Gesture gesture);

    void typeText(const QString& text);
    void moveCursorToLetter(Letter letter);
    void pass();
    void dragOver(const QString& letter, const Tile& tile, QPoint globalPosition);
    void dropped(QPoint globalPosition, const std::function<void(Square)>& drop);
    std::optional<Square> squareUnder(QPoint globalPosition) const;
    void endDrag();

    /// Whether the match waits for the computer.
    bool computersTurn() const;
    /// During the computer's turn: tells who made a gesture so. True then.
    bool holdsBack();
    /// Leaves nothing in the view that a person might use.
    static void leaveToComputer(TurnView& view);
    /// What is to be said while no word is being made: a hint, or what the computer did.
    void sayBeside(WordPanelLook& look) const;
    void showHint();
    void addHint(BoardScene& scene) const;
    MoveFilm filmOfHint() const;
    /// The kind of the computer's move that is just being seen.
    std::optional<MoveKind> kindInFilm() const;
    void showKinds();
    void showHintButton();

    /// Follows what has been played since the last call.
    void follow();
    MoveFilm filmOfMove(std::size_t entry) const;
    /// Shows a change that was just made by hand.
    void showChange();
    QPointF placeOfLetter(std::optional<int> slot) const;
    void announceMove(std::size_t entry);
    /// Whether the words of this page are hidden, as the class sees it.
    bool veiled() const { return veil_.on() && !classElsewhere_; }
    /// Whether the word in the making is hidden on this page.
    bool halfMadeHidden() const { return veiled() && veil_.hidesHalfMade(); }

    void place();
    void retranslate();
    void refresh();
    void showTitle();
    BoardScene sceneOf(const TurnView& view, bool wordHidden, bool forClass) const;
    void showBoard(const TurnView& view);
    void showBank(const TurnView& view);
    void showSeats();
    void showWord(const TurnView& view);
    void showSheet(const TurnView& view);
    void showResult();

    Appearance& appearance_;
    MatchSession& session_;
    TurnController turn_;
    TurnView view_;  // as shown
    std::vector<QString> letterTexts_;
    std::optional<Square> hovered_;
    std::optional<Square> lifted_;
    bool passAsked_ = false;
    bool declaring_ = false;
    bool performing_ = false;  // an action of this page is being performed
    bool dropped_ = false;     // the change was made by a drag, which showed it
    bool heldBack_ = false;    // a person made a gesture in the computer's turn
    bool hintSeen_ = false;    // the move of a hint stands on the board
    bool clocksShown_ = true;
    bool classMode_ = false;
    bool classElsewhere_ = false;
    WordVeil veil_;
    FilmPlayer film_;
    std::optional<std::size_t> filmed_;  // the entry of the move whose film plays
    std::size_t followed_ = 0;           // entries followed up to now
    QString notice_;
    TurnGuide* guide_ = nullptr;
    QWidget* guidePanel_ = nullptr;
    ComputerSeat* computer_ = nullptr;
    HintGiver* hints_ = nullptr;

    QLabel* title_;
    IconButton* undo_;
    IconButton* redo_;
    TextButton* again_;
    TextButton* hint_;
    BoardWidget* board_;
    BankWidget* bank_;
    std::vector<SeatCard*> seats_;
    std::array<KindButton*, moveKindCount> kinds_{};
    WordPanel* word_;
    ResultPanel* result_;
    ScoreSheet* sheet_;
    QLabel* expected_;
    TextButton* pass_;
    DragTile* drag_;
};

}  // namespace bukvol::desktop
