// The page that lists the matches kept: unfinished ones to go on with, finished ones to look back at.
#pragma once

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "desktop/widgets/match_card.h"

namespace bukvol::desktop {

class MatchesPage : public QWidget {
    Q_OBJECT
public:
    MatchesPage(Appearance& appearance, QWidget* parent = nullptr);

    void clear();
    void add(const MatchItem& item);
    /// All matches have been added.
    void finish();
    bool finished() const { return finished_; }
    const std::vector<MatchCard*>& cards() const { return cards_; }
    void setNotice(const QString& notice);

signals:
    void openAsked(const QString& path);
    void discardAsked(bukvol::desktop::MatchCard* card);
    void bringBackAsked(bukvol::desktop::MatchCard* card);
    void backAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Section {
        QLabel* heading;
        QVBoxLayout* cards;
    };
    Section addSection(QVBoxLayout& list);
    void place();
    void restyle();
    void retranslate();

    Appearance& appearance_;
    std::vector<MatchCard*> cards_;
    bool finished_ = false;
    QLabel* title_;
    TextButton* back_;
    QLabel* notice_;
    QScrollArea* scroll_;
    QWidget* list_;
    Section unfinishedMatches_;
    Section finishedMatches_;
};

}  // namespace bukvol::desktop
