#include "desktop/widgets/board_widget.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "desktop/look/board_changes.h"
#include "desktop/look/board_painter.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

BoardWidget::BoardWidget(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance) {
    // Before anything tells assistive programs of the board: what they take it for then, they keep.
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setObjectName(QStringLiteral("board"));
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

BoardLayout BoardWidget::deviceLayout() const {
    const double ratio = devicePixelRatioF();
    return {QRectF(0, 0, width() * ratio, height() * ratio), scene_.board.geometry(), ratio};
}

void BoardWidget::setScene(const BoardScene& scene) {
    const auto different = changedLooks(scene_, scene);
    scene_ = scene;
    const Geometry& geometry = scene_.board.geometry();
    cursor_ =
        Square(std::min(cursor_.file(), geometry.files - 1), std::min(cursor_.rank(), geometry.ranks - 1));
    if (!different)
        return update();
    for (const Square square : *different)
        updateSquare(square);
}

void BoardWidget::updateSquare(Square square) {
    // The cursor's line reaches over the square's edge.
    const QRectF cell = layoutOfSquares().cellRect(square);
    const double reach = cell.width() * 0.08 + 1;
    update(cell.adjusted(-reach, -reach, reach, reach).toAlignedRect());
}

void BoardWidget::setCursorSquare(Square square) {
    updateSquare(cursor_);
    cursor_ = square;
    keyboardUsed_ = true;
    updateSquare(cursor_);
    announceFocusedSquare(*this, square);
}

void BoardWidget::moveCursor(int files, int ranks) {
    const Geometry& geometry = scene_.board.geometry();
    // The first arrow only shows where the cursor is.
    if (!keyboardUsed_) {
        setCursorSquare(cursor_);
        return;
    }
    setCursorSquare(Square(std::clamp(cursor_.file() + files, 0, geometry.files - 1),
                           std::clamp(cursor_.rank() + ranks, 0, geometry.ranks - 1)));
}

void BoardWidget::press(Square square) {
    emit squarePressed(square);
    emit released();
}

QString BoardWidget::describe(Square square) const {
    QStringList parts{QString::fromStdString(toText(square))};
    if (scene_.hidden) {
        parts << tr("hidden");
    } else if (const auto tile = scene_.board.tileAt(square); !tile) {
        parts << tr("empty");
    } else if (tile->isJoker()) {
        parts << tr("joker");
    } else {
        parts << (tile->face() == Face::white ? tr("%1, white tile") : tr("%1, black tile"))
                     .arg(scene_.letterText(tile->letter()));
    }
    if (scene_.marked.contains(square))
        parts << tr("can be used");
    if (scene_.changed.contains(square))
        parts << tr("changed");
    if (scene_.chosen == square)
        parts << tr("chosen");
    if (scene_.hinted == square)
        parts << tr("hint: the word begins here");
    const auto step = std::find(scene_.snake.begin(), scene_.snake.end(), square);
    if (step != scene_.snake.end())
        parts << tr("letter %1 of the word").arg(step - scene_.snake.begin() + 1);
    return parts.join(QStringLiteral(", "));
}

void BoardWidget::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const BoardLayout layout = deviceLayout();
    Theme theme = appearance_.theme();
    theme.outline *= layout.devicePixelRatio();
    const QRect frame = layoutOfSquares().frame().toAlignedRect();
    for (const QRect& beside : event->region() - frame.adjusted(1, 1, -1, -1))
        painter.fillRect(beside, theme.window);
    // In device pixels pictures are copied as they are.
    const double ratio = layout.devicePixelRatio();
    painter.scale(1 / ratio, 1 / ratio);
    const QRectF exposed(QPointF(event->rect().topLeft()) * ratio, QSizeF(event->rect().size()) * ratio);
    const bool showCursor = keyboardUsed_ && hasFocus();
    BoardPainter(scene_, theme, layout, &cache_)
        .paint(painter, showCursor ? std::optional(cursor_) : std::nullopt, exposed);
    if (!painted_) {
        painted_ = true;
        emit firstPainted();
    }
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    keyboardUsed_ = false;
    updateSquare(cursor_);
    pressed_ = squareAt(event->position().toPoint());
    pressedAt_ = event->position().toPoint();
    entered_ = pressed_;
    dragging_ = false;
    if (!pressed_)
        return;
    cursor_ = *pressed_;
    // A tile that may be dragged is pressed only when it turns out not to be dragged.
    if (!scene_.draggable.contains(*pressed_))
        emit squarePressed(*pressed_);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    if (!pressed_)
        return;
    if (scene_.draggable.contains(*pressed_)) {
        if (dragging_ || (point - pressedAt_).manhattanLength() >= QApplication::startDragDistance()) {
            dragging_ = true;
            emit tileDragged(*pressed_, event->globalPosition().toPoint());
        }
        return;
    }
    const auto square = squareAt(point);
    if (!square || square == entered_)
        return;
    // Near a corner the pointer brushes squares it does not mean: only the middle part of a square counts.
    const QRectF inner = layoutOfSquares().squareRect(*square);
    const double inset = inner.width() * 0.14;
    if (!inner.adjusted(inset, inset, -inset, -inset).contains(event->position()))
        return;
    entered_ = square;
    emit squareEntered(*square);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pressed_)
        return;
    const Square from = *std::exchange(pressed_, std::nullopt);
    if (std::exchange(dragging_, false))
        emit tileDropped(from, event->globalPosition().toPoint());
    else if (scene_.draggable.contains(from))
        emit squarePressed(from);
    emit released();
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return moveCursor(-1, 0);
        case Qt::Key_Right:
            return moveCursor(1, 0);
        case Qt::Key_Up:
            return moveCursor(0, 1);
        case Qt::Key_Down:
            return moveCursor(0, -1);
        case Qt::Key_Space:
            setCursorSquare(cursor_);
            return press(cursor_);
        default:
            QWidget::keyPressEvent(event);
    }
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        setCursorSquare(cursor_);
    QWidget::focusInEvent(event);
    updateSquare(cursor_);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    updateSquare(cursor_);
}

}  // namespace bukvol::desktop
