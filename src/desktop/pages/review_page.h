// The review of a match: the best of every turn beside what was played, the greatest misses, the curve of the
// score.
#pragma once

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QTableWidget>
#include <QWidget>

#include "desktop/play/review_run.h"
#include "desktop/widgets/board_widget.h"
#include "desktop/widgets/buttons.h"
#include "desktop/widgets/film_player.h"
#include "desktop/widgets/score_curve.h"

namespace bukvol::desktop {

class ReviewPage : public QWidget {
    Q_OBJECT
public:
    /// Begins to review at once.
    ReviewPage(Appearance& appearance, const Match& match, QWidget* parent = nullptr);

    const ReviewRun& run() const { return run_; }
    BoardWidget& board() { return *board_; }
    /// Which of a turn's moves the board shows.
    enum class Shown { played, best };
    void show(std::size_t turn, Shown which);

signals:
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum Column { numberColumn, playerColumn, playedColumn, bestColumn, shareColumn, columnCount };

    void build();
    void fillTable();
    void follow();
    void showResults();
    void showMisses();
    int missHeight() const;
    void showMove();
    std::optional<Move> moveShown() const;
    void retranslate();
    void restyle();
    const TurnReview* reviewOf(std::size_t turn) const;

    Appearance& appearance_;
    ReviewRun run_;
    FilmPlayer film_;
    BoardScene scene_;  // of the move that is shown, without its film
    std::size_t turn_ = 0;
    Shown shown_ = Shown::played;
    bool filling_ = false;

    QHBoxLayout* columns_;
    QLabel* title_;
    TextButton* back_;
    BoardWidget* board_;
    QLabel* about_;
    QLabel* shares_;
    ScoreCurve* curve_;
    QTableWidget* table_;
    QLabel* missesTitle_;
    QListWidget* misses_;
    QProgressBar* progress_;
    QLabel* progressText_;
    TextButton* stop_;
};

}  // namespace bukvol::desktop
