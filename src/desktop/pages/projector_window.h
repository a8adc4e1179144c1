// Board and scores alone, for the class, while the teacher's screen keeps the controls.
#pragma once

#include <QWidget>
#include <vector>

#include "desktop/widgets/board_widget.h"
#include "desktop/widgets/pointer_mark.h"
#include "desktop/widgets/seat_card.h"

namespace bukvol::desktop {

class ProjectorWindow : public QWidget {
    Q_OBJECT
public:
    /// `beside`: the window that keeps the controls.
    explicit ProjectorWindow(QWidget* beside);

    void setTheme(const Theme& theme) { appearance_.setTheme(theme); }
    void setContent(const BoardScene& scene, const std::vector<SeatLook>& seats);
    /// The teacher's pointer, counted in squares; none: it is not on the board.
    void setPointer(std::optional<QPointF> pointer);
    /// Opens on a second screen where there is one, over all of it.
    void open();
    BoardWidget& board() { return *board_; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void place();
    void toggleFullScreen();

    QWidget* beside_;
    Appearance appearance_;
    BoardWidget* board_;
    PointerMark* pointer_;
    std::vector<SeatCard*> seats_;
    std::size_t players_ = 0;
};

}  // namespace bukvol::desktop
