#include "desktop/widgets/bank_widget.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "desktop/look/tile_painter.h"
#include "desktop/widgets/bank_accessible.h"

namespace bukvol::desktop {

BankWidget::BankWidget(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance) {
    // Before anything tells assistive programs of the bank: what they take it for then, they keep.
    installBankAccessibility();
    setFocusPolicy(Qt::TabFocus);
    setObjectName(QStringLiteral("bank"));
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void BankWidget::setContent(const std::vector<BankSlot>& places, std::optional<int> chosen,
                            std::optional<int> inBag, const QString& owner, bool black) {
    places_ = places;
    chosen_ = chosen;
    inBag_ = inBag;
    owner_ = owner;
    black_ = black;
    cursor_ = std::clamp(cursor_, 0, std::max(0, static_cast<int>(places_.size()) - 1));
    updateAccessibleText();
    update();
}

void BankWidget::updateAccessibleText() {
    QStringList letters;
    for (const BankSlot& slot : places_) {
        if (!slot.letter.isEmpty())
            letters << slot.letter;
    }
    setAccessibleName((owner_.isEmpty() ? tr("Letters at hand: %1")
                                        : tr("Letters of %2: %1").arg(QStringLiteral("%1"), owner_))
                          .arg(letters.join(QStringLiteral(", "))));
    setAccessibleDescription(inBag_ ? tr("%n tile(s) in the bag", nullptr, *inBag_) : QString());
}

QString BankWidget::describe(int index) const {
    const BankSlot& place = places_[static_cast<std::size_t>(index)];
    if (place.letter.isEmpty())
        return tr("spent");
    return chosen_ == index ? tr("%1, chosen").arg(place.letter) : place.letter;
}

void BankWidget::setLifted(std::optional<int> index) {
    lifted_ = index;
    update();
}

double BankWidget::bagWidth() const {
    if (!inBag_)
        return 0;
    const double text = QFontMetricsF(appearance_.textFont(14)).horizontalAdvance(tr("in the bag"));
    return std::max({appearance_.px(84), 66.0, text});
}

BankWidget::Grid BankWidget::grid() const {
    constexpr double pitch = 1.22;  // from one letter to the next, in their sides
    const int count = std::max(1, static_cast<int>(places_.size()));
    const double margin = appearance_.px(19);
    const double room = width() - margin - (inBag_ ? bagWidth() + appearance_.px(20) : margin);
    const double height = this->height() - 2 * appearance_.px(12);
    Grid best;
    for (int rows = 1; rows <= count; ++rows) {
        const int columns = (count + rows - 1) / rows;
        const double side =
            std::min(room / (columns * pitch - (pitch - 1)), height / (rows * pitch - (pitch - 1)));
        if (side > best.side)
            best = {columns, rows, side, {}};
    }
    const double used = best.side * (best.rows * pitch - (pitch - 1));
    best.corner = {margin, (this->height() - used) / 2 - best.side * 0.02};
    return best;
}

QRectF BankWidget::slotRect(int index) const {
    const Grid grid = this->grid();
    const double step = grid.side * 1.22;
    return {grid.corner.x() + index % grid.columns * step, grid.corner.y() + index / grid.columns * step,
            grid.side, grid.side};
}

int BankWidget::slotAt(QPointF point) const {
    for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
        if (slotRect(i).adjusted(-2, -2, 2, 2).contains(point))
            return i;
    }
    return -1;
}

void BankWidget::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = appearance_.px(14);
    const double inset = theme.outline / 2;
    painter.setPen(QPen(theme.line, theme.outline));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);

    for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
        const BankSlot& slot = places_[static_cast<std::size_t>(i)];
        QRectF tile = slotRect(i);
        if (slot.letter.isEmpty() || lifted_ == i) {
            QPen dashed(theme.soft, std::max(1.5, theme.outline));
            dashed.setDashPattern({3, 2.4});
            painter.setPen(dashed);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(tile.adjusted(1, 1, -1, -1), tile.width() * 0.18, tile.width() * 0.18);
        } else {
            if (chosen_ == i)
                tile.translate(0, -tile.height() * 0.1);
            paintTile(painter, tile,
                      {.letter = slot.letter,
                       .face = black_ ? Face::black : Face::white,
                       .joker = false,
                       .jokerLetter = {},
                       .ring = chosen_ == i || slot.received,
                       .opacity = slot.usable ? 1 : 0.35},
                      theme);
        }
        const bool ringed = chosen_ == i || slot.received;
        if (!slot.letter.isEmpty() && lifted_ != i && !black_ && !ringed && !theme.tileOutlines) {
            // White on the light panel wants an edge.
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.line, 1));
            painter.drawRoundedRect(tile, tile.width() * 0.13, tile.width() * 0.13);
        }
        if (hasFocus() && cursor_ == i) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.ink, 2, Qt::DashLine));
            painter.drawRoundedRect(slotRect(i).adjusted(-3, -3, 3, 3), 8, 8);
        }
    }
    if (!inBag_)
        return;
    const QRectF bag(width() - bagWidth() - appearance_.px(18), 0, bagWidth(), height());
    painter.setPen(theme.soft);
    painter.setFont(appearance_.textFont(14));
    painter.drawText(bag.adjusted(0, 0, 0, -height() / 2.0 + appearance_.px(3)),
                     Qt::AlignRight | Qt::AlignBottom, tr("in the bag"));
    painter.setPen(theme.ink);
    painter.setFont(appearance_.textFont(21, true));
    painter.drawText(bag.adjusted(0, height() / 2.0 + appearance_.px(1), 0, 0), Qt::AlignRight | Qt::AlignTop,
                     QString::number(*inBag_));
}

void BankWidget::mousePressEvent(QMouseEvent* event) {
    const int index = slotAt(event->position());
    if (event->button() != Qt::LeftButton || index < 0)
        return;
    pressed_ = index;
    pressedAt_ = event->position().toPoint();
    dragging_ = false;
}

void BankWidget::mouseMoveEvent(QMouseEvent* event) {
    if (!pressed_ || places_[static_cast<std::size_t>(*pressed_)].letter.isEmpty())
        return;
    if (!dragging_ &&
        (event->position().toPoint() - pressedAt_).manhattanLength() < QApplication::startDragDistance())
        return;
    dragging_ = true;
    emit letterDragged(*pressed_, event->globalPosition().toPoint());
}

void BankWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pressed_)
        return;
    const int index = *std::exchange(pressed_, std::nullopt);
    if (std::exchange(dragging_, false))
        emit letterDropped(index, event->globalPosition().toPoint());
    else
        emit letterPressed(index);
}

void BankWidget::moveCursor(int by) {
    const int last = static_cast<int>(places_.size()) - 1;
    if (cursor_ + by >= 0 && cursor_ + by <= last)
        cursor_ += by;
    update();
}

void BankWidget::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return moveCursor(-1);
        case Qt::Key_Right:
            return moveCursor(1);
        case Qt::Key_Up:
            return moveCursor(-grid().columns);
        case Qt::Key_Down:
            return moveCursor(grid().columns);
        case Qt::Key_Space:
            if (cursor_ < static_cast<int>(places_.size()))
                emit letterPressed(cursor_);
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

void BankWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void BankWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace bukvol::desktop
