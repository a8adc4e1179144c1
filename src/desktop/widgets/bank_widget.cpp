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

void BankWidget::setContent(const std::vector<BankSlot>& places, std::optional<int> chosen, int inBag,
                            const QString& owner, bool black) {
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
    setAccessibleDescription(tr("%n tile(s) in the bag", nullptr, inBag_));
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
    return std::max(appearance_.px(84), 66.0);
}

double BankWidget::slotSide() const {
    const double room = width() - bagWidth() - appearance_.px(20);
    const double count = std::max<double>(1, static_cast<double>(places_.size()));
    return std::min(height() * 50.0 / 74, room / (count * 1.22 - 0.22));
}

QRectF BankWidget::slotRect(int index) const {
    const double side = slotSide();
    const double room = width() - bagWidth() - appearance_.px(20);
    const double count = static_cast<double>(places_.size());
    const double step = std::min(side * 1.22, count > 1 ? (room - side) / (count - 1) : side);
    return {appearance_.px(19) + index * step, (height() - side) / 2 - side * 0.02, side, side};
}

int BankWidget::slotAt(QPointF point) const {
    for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
        if (slotRect(i).adjusted(-3, -6, 3, 6).contains(point))
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
        if (hasFocus() && cursor_ == i) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.ink, 2, Qt::DashLine));
            painter.drawRoundedRect(slotRect(i).adjusted(-3, -3, 3, 3), 8, 8);
        }
    }
    const QRectF bag(width() - bagWidth() - appearance_.px(18), 0, bagWidth(), height());
    painter.setPen(theme.soft);
    painter.setFont(appearance_.textFont(14));
    painter.drawText(bag.adjusted(0, 0, 0, -height() * 0.46), Qt::AlignRight | Qt::AlignBottom,
                     tr("in the bag"));
    painter.setPen(theme.ink);
    painter.setFont(appearance_.textFont(21, true));
    painter.drawText(bag.adjusted(0, height() * 0.52, 0, 0), Qt::AlignRight | Qt::AlignTop,
                     QString::number(inBag_));
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

void BankWidget::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(places_.size()) - 1;
    switch (event->key()) {
        case Qt::Key_Left:
            cursor_ = std::max(0, cursor_ - 1);
            return update();
        case Qt::Key_Right:
            cursor_ = std::min(last, cursor_ + 1);
            return update();
        case Qt::Key_Space:
            if (cursor_ >= 0 && cursor_ <= last)
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
