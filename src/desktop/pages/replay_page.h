// The page on which a match is looked back at, step by step. It changes nothing.
#pragma once

#include <QLabel>
#include <QWidget>
#include <optional>
#include <vector>

#include "desktop/play/replay.h"
#include "desktop/play/replay_control.h"
#include "desktop/widgets/bank_widget.h"
#include "desktop/widgets/board_widget.h"
#include "desktop/widgets/buttons.h"
#include "desktop/widgets/film_player.h"
#include "desktop/widgets/move_card.h"
#include "desktop/widgets/replay_bar.h"
#include "desktop/widgets/score_sheet.h"
#include "desktop/widgets/seat_card.h"

namespace bukvol::desktop {

class ReplayPage : public QWidget {
    Q_OBJECT
public:
    ReplayPage(Appearance& appearance, QWidget* parent = nullptr);

    /// Shows a match from a stop on; without one from its last. `notice`: something about it that is to be
    /// told.
    void setMatch(Match match, std::optional<int> stop = {}, const QString& notice = {});
    void setNotice(const QString& notice);
    /// Only after setMatch().
    const Replay& replay() const { return *replay_; }
    int at() const { return control_.at(); }
    const ReplayControl& control() const { return control_; }
    BoardWidget& board() { return *board_; }
    /// Runs no longer.
    void stand();

signals:
    void backAsked();
    /// Play is to go on from the stop shown, as a new match.
    void playAsked(int stop);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectWidgets();
    void place();
    void retranslate();
    void follow(int from, int to);
    void refresh();
    void showTitle();
    void showBoard();
    void showBank();
    void showSeats();
    void showMove();
    void showSheet();
    /// Where a stop stands on the sheet.
    std::optional<SheetPlace> placeOf(int stop) const;
    void choose(SheetPlace place);
    /// The film that leads to a stop from the one before.
    std::optional<MoveFilm> filmTo(int stop) const;

    Appearance& appearance_;
    std::optional<Replay> replay_;
    std::vector<std::vector<SheetCell>> cells_;  // the match's score sheet
    std::vector<QString> letterTexts_;
    QString notice_;
    ReplayControl control_;
    FilmPlayer film_;

    QLabel* title_;
    TextButton* back_;
    BoardWidget* board_;
    BankWidget* bank_;
    std::vector<SeatCard*> seats_;
    MoveCard* move_;
    ReplayBar* bar_;
    ScoreSheet* sheet_;
    QLabel* remark_;
    TextButton* play_;
};

}  // namespace bukvol::desktop
