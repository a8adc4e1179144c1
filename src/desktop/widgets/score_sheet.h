// The score sheet: a column for each player, a row for each round.
#pragma once

#include <QAbstractScrollArea>
#include <optional>
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
    std::vector<QString> names;
    std::vector<std::vector<SheetEntry>> columns;  ///< by player, by round
    int rounds = 0;                                ///< rows to show
};

/// A move on the sheet.
struct SheetPlace {
    int player = 0;
    int round = 0;
    bool operator==(const SheetPlace&) const = default;
};

class ScoreSheet : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ScoreSheet(const Appearance& appearance, QWidget* parent = nullptr);

    void setLook(const SheetLook& look);
    const SheetLook& look() const { return look_; }
    /// A click chooses a move; the keys are left to the page.
    void setChoosable(bool choosable);
    /// The move that is marked, and kept in view.
    void setMarked(std::optional<SheetPlace> place);
    std::optional<SheetPlace> marked() const { return marked_; }
    /// Where a move stands, in the pixels of the viewport.
    QRect placeRect(SheetPlace place) const;

signals:
    void chosen(bukvol::desktop::SheetPlace place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double rowHeight() const;
    double columnWidth() const;
    std::optional<SheetPlace> placeAt(QPoint position) const;
    const SheetEntry* entryAt(QPoint position) const;
    double gapBetweenColumns() const;
    void keepMarkedInView();
    double headHeight() const;
    double numberWidth() const;
    void updateScrolling();
    void paintEntry(QPainter& painter, const QRectF& cell, const SheetEntry& entry) const;

    const Appearance& appearance_;
    SheetLook look_;
    std::optional<SheetPlace> marked_;
    bool choosable_ = false;
};

}  // namespace bukvol::desktop
