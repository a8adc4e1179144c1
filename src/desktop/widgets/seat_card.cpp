#include "desktop/widgets/seat_card.h"

#include <QPainter>
#include <algorithm>

namespace bukvol::desktop {

SeatCard::SeatCard(const Appearance& appearance, QWidget* parent) : QWidget(parent), appearance_(appearance) {
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void SeatCard::setLook(const SeatLook& look) {
    look_ = look;
    setToolTip(look.name);
    QStringList parts{look.name, tr("%n point(s)", nullptr, look.score)};
    if (!look.clock.isEmpty())
        parts << look.clock;
    if (look.inTurn)
        parts << tr("to move");
    setAccessibleName(parts.join(QStringLiteral(", ")));
    update();
}

void SeatCard::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = look_.inTurn ? std::max(3.0, appearance_.px(3)) : theme.outline;
    const double radius = std::min(appearance_.px(14), height() / 4.0);
    const QRectF body = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(look_.inTurn ? theme.accent : theme.line, line));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(body, radius, radius);

    const double padding = appearance_.px(16);
    const bool low = height() < appearance_.px(70);
    const double swatch = std::clamp(appearance_.px(20), 12.0, height() * 0.3);
    const double top = low ? height() * 0.14 : height() * 0.19;
    painter.setPen(QPen(theme.line, std::max(1.0, theme.outline / 2)));
    painter.setBrush(look_.black ? theme.blackTile : theme.whiteTile);
    painter.drawRoundedRect(QRectF(padding, top, swatch, swatch), swatch / 4, swatch / 4);

    const QFont scoreFont = appearance_.textFont(low ? 28 : 38, true);
    const QString score = QString::number(look_.score);
    const double scoreWidth = QFontMetricsF(scoreFont).horizontalAdvance(score);
    const QFont nameFont = appearance_.textFont(17, look_.inTurn || look_.winner);
    // In a low card the name shares its line with the score.
    const double nameLeft = padding + swatch + appearance_.px(10);
    const double nameWidth = width() - nameLeft - padding - (low ? scoreWidth + appearance_.px(6) : 0);
    painter.setPen(theme.ink);
    painter.setFont(nameFont);
    painter.drawText(QRectF(nameLeft, top - swatch * 0.5, nameWidth, swatch * 2), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(nameFont).elidedText(look_.name, Qt::ElideRight, nameWidth));

    painter.setFont(scoreFont);
    const QRectF scoreRect(0, 0, width() - padding, height() - appearance_.px(low ? 4 : 6));
    painter.drawText(scoreRect, Qt::AlignRight | Qt::AlignBottom, score);

    const double bottomWidth = width() - 2 * padding - scoreWidth - appearance_.px(8);
    const QRectF bottom(padding, height() - appearance_.px(low ? 26 : 34), bottomWidth, appearance_.px(22));
    double x = bottom.left();
    if (!look_.clock.isEmpty()) {
        const QFont font = appearance_.textFont(16, look_.clockAlert);
        painter.setFont(font);
        painter.setPen(look_.clockAlert ? theme.refusal : theme.soft);
        painter.drawText(bottom, Qt::AlignLeft | Qt::AlignVCenter, look_.clock);
        x += QFontMetricsF(font).horizontalAdvance(look_.clock) + appearance_.px(10);
    }
    if (!look_.rack.isEmpty()) {
        QFont font = Appearance::letterFont(std::max(11.0, appearance_.px(14)));
        const double room = bottom.right() - x;
        while (font.pixelSize() > 9 && QFontMetricsF(font).horizontalAdvance(look_.rack) > room)
            font.setPixelSize(font.pixelSize() - 1);
        painter.setFont(font);
        painter.setPen(theme.soft);
        painter.drawText(QRectF(x, bottom.top(), room, bottom.height()), Qt::AlignLeft | Qt::AlignVCenter, look_.rack);
    }
}

}  // namespace bukvol::desktop
