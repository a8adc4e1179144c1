// The first page: go on with a match, play at once, set up a match, open a record.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>

#include "desktop/widgets/board_widget.h"
#include "desktop/widgets/buttons.h"

namespace bukvol::desktop {

class StartPage : public QWidget {
    Q_OBJECT
public:
    StartPage(Appearance& appearance, QWidget* parent = nullptr);

    /// `score`: of the match that can be gone on with; empty when there is none.
    void setUnfinished(const QString& score);
    /// What "play at once" would start.
    void setSetupSummary(const QString& summary);
    void setNotice(const QString& notice);
    /// The level at which the computer is offered to play, 1 to computerLevels.
    void setComputerLevel(int level);
    int computerLevel() const;
    /// How many matches are kept; where there are none they cannot be listed.
    void setMatchCount(int count);
    BoardWidget& board() { return *board_; }

signals:
    void continueAsked();
    void playAsked();
    void playComputerAsked();
    void computerLevelChosen(int level);
    void setUpAsked();
    void openAsked();
    void introductionAsked();
    void matchesAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    void retranslate();
    void restyle();

    Appearance& appearance_;
    QString score_;
    QString summary_;
    QString notice_;
    int matchCount_ = 0;
    BoardWidget* board_;
    QLabel* title_;
    QLabel* subtitle_;
    TextButton* continue_;
    TextButton* play_;
    QLabel* summaryLabel_;
    TextButton* playComputer_;
    QComboBox* level_;
    TextButton* setUp_;
    TextButton* open_;
    TextButton* matches_;
    TextButton* introduction_;
    QLabel* noticeLabel_;
};

}  // namespace bukvol::desktop
