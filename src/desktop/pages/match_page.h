// The page on which a match is played: joins the widgets to the turn and the session.
#pragma once

#include <QLabel>
#include <QWidget>
#include <array>
#include <optional>
#include <vector>

#include "desktop/play/match_session.h"
#include "desktop/play/turn_controller.h"
#include "desktop/play/turn_guide.h"
#include "desktop/widgets/bank_widget.h"
#include "desktop/widgets/board_widget.h"
#include "desktop/widgets/drag_tile.h"
#include "desktop/widgets/result_panel.h"
#include "desktop/widgets/score_sheet.h"
#include "desktop/widgets/seat_card.h"
#include "desktop/widgets/word_panel.h"

namespace bukvol::desktop {

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

signals:
    void newMatchAsked();
    void startPageAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectWidgets();
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
    std::optional<Square> squareUnder(QPoint globalPosition) const;
    void endDrag();

    void place();
    void retranslate();
    void refresh();
    void showTitle();
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
    QString notice_;
    TurnGuide* guide_ = nullptr;
    QWidget* guidePanel_ = nullptr;

    QLabel* title_;
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
