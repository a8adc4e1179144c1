#include "desktop/widgets/buttons.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "desktop/look/kind_icon.h"
#include "desktop/look/text_fit.h"

namespace bukvol::desktop {

namespace {

QColor mixed(const QColor& a, const QColor& b, double partOfB) {
    const auto mix = [&](int x, int y) { return static_cast<int>(x + (y - x) * partOfB); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

void paintFocus(QPainter& painter, const QRectF& rect, double radius, const QColor& colour) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.6));
    painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), radius - 3, radius - 3);
}

}  // namespace

TextButton::TextButton(const Appearance& appearance, Style style, QWidget* parent)
    : QAbstractButton(parent), appearance_(appearance), style_(style) {
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(&appearance_, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void TextButton::setStyle(Style style) {
    style_ = style;
    update();
}

void TextButton::setTextSize(double size) {
    textSize_ = size;
    updateGeometry();
}

QSize TextButton::sizeHint() const {
    const QFontMetricsF metrics(appearance_.textFont(textSize_, style_ != Style::link));
    const double padding = style_ == Style::link ? appearance_.px(6) : appearance_.px(26);
    const double height = style_ == Style::link ? metrics.height() + appearance_.px(6) : appearance_.px(46);
    return {qCeil(metrics.horizontalAdvance(text()) + 2 * padding), std::max(24, qCeil(height))};
}

QFont TextButton::textFont() const {
    return fittedFont(appearance_.textFont(textSize_, style_ != Style::link), text(),
                      width() - appearance_.px(8), 8);
}

void TextButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

bool TextButton::event(QEvent* event) {
    if (event->type() == QEvent::EnabledChange)
        setCursor(isEnabled() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    return QAbstractButton::event(event);
}

void TextButton::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = std::min(appearance_.px(12), height() / 2.0);
    const double line = std::max(1.5, theme.outline);
    const QRectF body = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const bool lit = isEnabled() && (underMouse() || isDown());
    QColor ink = theme.accent;
    if (style_ == Style::primary) {
        QColor fill =
            isEnabled() ? theme.accent : mixed(theme.panel, theme.line, theme.tileOutlines ? 0.15 : 0.75);
        if (lit)
            fill = mixed(fill, theme.ink, isDown() ? 0.25 : 0.12);
        painter.setPen(theme.tileOutlines ? QPen(theme.line, line) : QPen(Qt::NoPen));
        painter.setBrush(fill);
        painter.drawRoundedRect(body, radius, radius);
        ink = isEnabled() ? theme.accentInk : theme.soft;
    } else if (style_ == Style::outlined) {
        painter.setPen(QPen(isEnabled() ? theme.accent : theme.line, line));
        painter.setBrush(lit ? theme.accentWash : theme.panel);
        painter.drawRoundedRect(body, radius, radius);
    } else if (!lit) {
        ink = theme.soft;
    }
    if (!isEnabled())
        ink = theme.soft;
    painter.setPen(ink);
    painter.setFont(textFont());
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (hasFocus())
        paintFocus(painter, rect(), radius, ink);
}

KindButton::KindButton(const Appearance& appearance, MoveKind kind, QWidget* parent)
    : QAbstractButton(parent), appearance_(appearance), kind_(kind) {
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

bool KindButton::event(QEvent* event) {
    if (event->type() == QEvent::EnabledChange)
        setCursor(isEnabled() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    return QAbstractButton::event(event);
}

QFont KindButton::textFont() const {
    return fittedFont(appearance_.textFont(14), text(), width() - appearance_.px(3), 8);
}

void KindButton::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = appearance_.px(14);
    const double inset = theme.outline / 2;
    const QRectF body = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    const bool lit = isEnabled() && (underMouse() || isDown());
    painter.setPen(
        QPen(isChecked() || lit ? theme.accent : theme.line, lit && !isChecked() ? 2 : theme.outline));
    painter.setBrush(isChecked() ? theme.accent : theme.panel);
    painter.drawRoundedRect(body, radius, radius);

    const QColor ink = isChecked()   ? theme.accentInk
                       : isEnabled() ? theme.ink
                                     : mixed(theme.panel, theme.soft, 0.55);
    const double textHeight = appearance_.px(30);
    paintKind(painter, QRectF(0, appearance_.px(8), width(), height() - textHeight - appearance_.px(8)),
              kind_, ink);
    painter.setPen(ink);
    painter.setFont(textFont());
    painter.drawText(QRectF(0, height() - textHeight, width(), textHeight - appearance_.px(5)),
                     Qt::AlignCenter, text());
    painter.setFont(appearance_.textFont(12));
    painter.drawText(QRectF(0, appearance_.px(5), width() - appearance_.px(9), appearance_.px(20)),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(static_cast<int>(kind_) + 1));
    if (hasFocus())
        paintFocus(painter, rect(), radius, ink);
}

}  // namespace bukvol::desktop
