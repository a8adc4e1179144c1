#include "desktop/widgets/choice_button.h"

#include <QPainter>
#include <algorithm>

#include "desktop/look/text_fit.h"

namespace bukvol::desktop {

ChoiceButton::ChoiceButton(const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent), appearance_(appearance) {
    setCheckable(true);
    setAutoExclusive(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

QFont ChoiceButton::textFont() const {
    return fittedFont(appearance_.textFont(15, isChecked()), text(), width() - 6, 8);
}

QSize ChoiceButton::sizeHint() const {
    const QFontMetricsF metrics(appearance_.textFont(15, true));
    return {qCeil(metrics.horizontalAdvance(text()) + appearance_.px(16)),
            std::max(26, qRound(appearance_.px(36)))};
}

void ChoiceButton::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isEnabled() && (underMouse() || isDown());
    const double line = isChecked() ? std::max(2.0, theme.outline) : theme.outline;
    const double radius = std::min(appearance_.px(10), height() / 2.0);
    painter.setPen(QPen(isChecked() || lit ? theme.accent : theme.line, line));
    painter.setBrush(isChecked() ? theme.accent : theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
    const QColor ink = isChecked() ? theme.accentInk : theme.ink;
    painter.setPen(ink);
    painter.setFont(textFont());
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.6));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), radius - 3, radius - 3);
    }
}

}  // namespace bukvol::desktop
