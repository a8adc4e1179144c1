// The board on the screen. It knows no rules: it draws a scene and reports what is done to its squares.
#pragma once

#include <QWidget>
#include <optional>

#include "desktop/look/appearance.h"
#include "desktop/look/board_cache.h"
#include "desktop/look/board_layout.h"
#include "desktop/look/board_scene.h"

namespace bukvol::desktop {

class BoardWidget : public QWidget {
    Q_OBJECT
public:
    explicit BoardWidget(const Appearance& appearance, QWidget* parent = nullptr);

    void setScene(const BoardScene& scene);
    const BoardScene& scene() const { return scene_; }

    Square cursor() const { return cursor_; }
    void setCursorSquare(Square square);

    /// Where things lie, in the pixels of this widget.
    BoardLayout layoutOfSquares() const { return deviceLayout().inWidgetPixels(); }
    std::optional<Square> squareAt(QPoint point) const { return layoutOfSquares().squareAt(point); }
    /// A square in words: its name, its tile, its marks.
    QString describe(Square square) const;
    /// As if the square had been clicked.
    void press(Square square);

signals:
    void squarePressed(bukvol::Square square);
    void squareEntered(bukvol::Square square);  ///< while the pointer is down
    void released();
    void tileDragged(bukvol::Square from, QPoint globalPosition);
    void tileDropped(bukvol::Square from, QPoint globalPosition);
    void firstPainted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void moveCursor(int files, int ranks);
    BoardLayout deviceLayout() const;
    void updateSquare(Square square);

    const Appearance& appearance_;
    BoardCache cache_;
    BoardScene scene_;
    Square cursor_{3, 3};
    bool keyboardUsed_ = false;  // the cursor is drawn once the keyboard has been used
    std::optional<Square> pressed_;
    QPoint pressedAt_;
    std::optional<Square> entered_;
    bool dragging_ = false;
    bool painted_ = false;
};

}  // namespace bukvol::desktop
