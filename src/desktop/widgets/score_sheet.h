// The score sheet: a column for each player, a row for each round.
#pragma once

#include <QAbstractScrollArea>
#include <vector>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

struct SheetEntry {
    QString word;  ///< empty: nothing yet
    QString kind;
    QString score;
    QString sign;          ///< after the word, where it counts for another reason than the dictionary
    QString tip;           ///< what the sign means
    bool pending = false;  ///< not yet handed in
    bool struck = false;   ///< a refused word that ended the turn
    bool operator==(const SheetEntry&) const = default;
};

struct SheetLook {
    QString startWord;  ///< what the match began with, told under the names; may be empty
    std::vector<QString> names;
    std::vector<std::vector<SheetEntry>> columns;  ///< by player, by round
    int rounds = 0;                                ///< rows to show
};

class ScoreSheet : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ScoreSheet(const Appearance& appearance, QWidget* parent = nullptr);

    void setLook(const SheetLook& look);
    const SheetLook& look() const { return look_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    double rowHeight() const;
    double columnWidth() const;
    const SheetEntry* entryAt(QPoint position) const;
    double headHeight() const;
    double namesHeight() const;
    double startWordHeight() const;
    void paintStartWord(QPainter& painter) const;
    double numberWidth() const;
    void updateScrolling();
    void paintEntry(QPainter& painter, const QRectF& cell, const SheetEntry& entry) const;

    const Appearance& appearance_;
    SheetLook look_;
};

}  // namespace bukvol::desktop
