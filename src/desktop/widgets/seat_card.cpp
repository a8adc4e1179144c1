#include "desktop/widgets/seat_card.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

namespace bukvol::desktop {

SeatCard::SeatCard(const Appearance& appearance, QWidget* parent) : QWidget(parent), appearance_(appearance) {
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void SeatCard::setLook(const SeatLook& look) {
    if (look == look_)
        return;
    look_ = look;
    setToolTip(look.name);
    updateAccessibleName();
    update();
}

void SeatCard::updateAccessibleName() {
    QStringList parts{look_.name, tr("%n point(s)", nullptr, look_.score)};
    if (!look_.clock.isEmpty())
        parts << look_.clock;
    if (look_.inTurn)
        parts << tr("to move");
    setAccessibleName(parts.join(QStringLiteral(", ")));
}

void SeatCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        updateAccessibleName();
    QWidget::changeEvent(event);
}

void SeatCard::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = look_.inTurn ? std::max({3.0, appearance_.px(3), theme.outline * 2}) : theme.outline;
    const double radius = std::min(appearance_.px(14), height() / 4.0);
    const QRectF body = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(look_.inTurn ? theme.accent : theme.line, line));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(body, radius, radius);
    // In a low card the score stands beside the name and leaves the lower line to clock and rack.
    if (height() < appearance_.px(75))
        paintLow(painter);
    else
        paintHigh(painter);
}

void SeatCard::paintName(QPainter& painter, const QRectF& row) const {
    const Theme& theme = appearance_.theme();
    const double swatch = std::clamp(appearance_.px(20), 11.0, row.height());
    painter.setPen(QPen(theme.line, std::max(1.0, theme.outline / 2)));
    painter.setBrush(look_.black ? theme.blackTile : theme.whiteTile);
    painter.drawRoundedRect(QRectF(row.left(), row.center().y() - swatch / 2, swatch, swatch), swatch / 4,
                            swatch / 4);
    const QRectF text = row.adjusted(swatch + appearance_.px(9), -row.height() / 2, 0, row.height() / 2);
    QFont font = appearance_.textFont(17, look_.inTurn || look_.winner);
    while (font.pixelSize() > 11 && QFontMetricsF(font).horizontalAdvance(look_.name) > text.width())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setPen(theme.ink);
    painter.setFont(font);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(look_.name, Qt::ElideRight, text.width()));
}

void SeatCard::paintClockAndRack(QPainter& painter, const QRectF& row) const {
    const Theme& theme = appearance_.theme();
    double left = row.left();
    if (!look_.clock.isEmpty()) {
        const QFont font = appearance_.textFont(16, look_.clockAlert);
        painter.setFont(font);
        painter.setPen(look_.clockAlert ? theme.refusal : theme.soft);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, look_.clock);
        left += QFontMetricsF(font).horizontalAdvance(look_.clock) + appearance_.px(10);
    }
    const QRectF room(left, row.top(), row.right() - left, row.height());
    QString rack = look_.rack;
    QFont font = Appearance::letterFont(std::max(12.0, appearance_.px(15)));
    const auto tooWide = [&] { return QFontMetricsF(font).horizontalAdvance(rack) > room.width(); };
    if (tooWide())
        rack.remove(QLatin1Char(' '));
    while (font.pixelSize() > 7 && tooWide())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(theme.soft);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, rack);
}

void SeatCard::paintHigh(QPainter& painter) const {
    const double padding = appearance_.px(16);
    const QFont font = appearance_.textFont(38, true);
    const QString score = QString::number(look_.score);
    const double scoreWidth = QFontMetricsF(font).horizontalAdvance(score);
    paintName(painter, QRectF(padding, height() * 0.19, width() - 2 * padding, appearance_.px(20)));
    painter.setFont(font);
    painter.drawText(QRectF(0, 0, width() - padding, height() - appearance_.px(6)),
                     Qt::AlignRight | Qt::AlignBottom, score);
    paintClockAndRack(painter,
                      QRectF(padding, height() - appearance_.px(34),
                             width() - 2 * padding - scoreWidth - appearance_.px(10), appearance_.px(22)));
}

void SeatCard::paintLow(QPainter& painter) const {
    const double padding = appearance_.px(13);
    const bool second = !look_.clock.isEmpty() || !look_.rack.isEmpty();
    const double rowHeight = second ? height() / 2.0 : height();
    const QFont font = appearance_.textFont(26, true);
    const QString score = QString::number(look_.score);
    const double scoreWidth = QFontMetricsF(font).horizontalAdvance(score);
    const QRectF upper(padding, second ? appearance_.px(4) : 0, width() - 2 * padding, rowHeight);
    const double mark = std::max(11.0, appearance_.px(18));
    paintName(painter, QRectF(padding, upper.center().y() - mark / 2,
                              upper.width() - scoreWidth - appearance_.px(6), mark));
    painter.setFont(font);
    painter.drawText(upper, Qt::AlignRight | Qt::AlignVCenter, score);
    if (second)
        paintClockAndRack(painter,
                          QRectF(padding, height() / 2.0, upper.width(), height() / 2.0 - appearance_.px(4)));
}

}  // namespace bukvol::desktop
