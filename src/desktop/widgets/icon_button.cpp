#include "desktop/widgets/icon_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "desktop/look/icon.h"

namespace bukvol::desktop {

IconButton::IconButton(const Appearance& appearance, const QString& icon, QWidget* parent)
    : QAbstractButton(parent), appearance_(appearance), icon_(icon) {
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void IconButton::setIconName(const QString& icon) {
    icon_ = icon;
    update();
}

void IconButton::setLabel(const QString& label, const QString& keys) {
    setAccessibleName(label);
    setToolTip(keys.isEmpty() ? label : QStringLiteral("%1 (%2)").arg(label, keys));
}

QSize IconButton::sizeHint() const {
    const int side = std::max(26, qRound(appearance_.px(36)));
    return {side, side};
}

void IconButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void IconButton::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isEnabled() && (underMouse() || isDown());
    const double line = std::max(1.5, theme.outline);
    const double radius = std::min(appearance_.px(10), height() / 2.0);
    painter.setPen(QPen(lit || hasFocus() ? theme.accent : theme.line, line));
    painter.setBrush(lit ? theme.accentWash : theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), radius - 3, radius - 3);
    }
    const double side = std::min(width(), height()) * 0.62;
    if (!isEnabled())
        painter.setOpacity(0.35);
    paintIcon(painter, QRectF((width() - side) / 2, (height() - side) / 2, side, side),
              QStringLiteral("actions/") + icon_, isEnabled() ? theme.accent : theme.soft);
}

}  // namespace bukvol::desktop
