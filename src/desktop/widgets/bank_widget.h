// The letters at hand and what is left in the bag.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

/// A place among the letters at hand.
struct BankSlot {
    QString letter;  ///< empty: the letter was spent
    bool usable = true;
    bool received = false;  ///< came from the board in this move
};

class BankWidget : public QWidget {
    Q_OBJECT
public:
    explicit BankWidget(const Appearance& appearance, QWidget* parent = nullptr);

    /// `inBag`: none where letters do not come from a bag. `owner`: whose rack it is; empty for a common
    /// bank.
    void setContent(const std::vector<BankSlot>& places, std::optional<int> chosen, std::optional<int> inBag,
                    const QString& owner, bool black);
    /// The letter in the air is not drawn.
    void setLifted(std::optional<int> index);
    QRectF slotRect(int index) const;

    const std::vector<BankSlot>& places() const { return places_; }
    std::optional<int> chosen() const { return chosen_; }
    /// A place in words: its letter and what became of it.
    QString describe(int index) const;

signals:
    void letterPressed(int index);
    void letterDragged(int index, QPoint globalPosition);
    void letterDropped(int index, QPoint globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// How the letters stand: in as many rows as make them largest.
    struct Grid {
        int columns = 1;
        int rows = 1;
        double side = 0;
        QPointF corner;
    };
    Grid grid() const;
    int slotAt(QPointF point) const;
    double bagWidth() const;
    void moveCursor(int by);
    void updateAccessibleText();

    const Appearance& appearance_;
    std::vector<BankSlot> places_;
    std::optional<int> chosen_;
    std::optional<int> lifted_;
    std::optional<int> inBag_;
    QString owner_;
    bool black_ = false;
    int cursor_ = 0;
    std::optional<int> pressed_;
    QPoint pressedAt_;
    bool dragging_ = false;
};

}  // namespace bukvol::desktop
