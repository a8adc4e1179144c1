#include "desktop/widgets/seat_card.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "desktop/look/text_fit.h"

namespace bukvol::desktop {

SeatCard::SeatCard(const Appearance& appearance, QWidget* parent) : QWidget(parent), appearance_(appearance) {
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void SeatCard::setLook(const SeatLook& look) {
    if (look == look_)
        return;
    look_ = look;
    setToolTip(look.computer.isEmpty() ? look.name : look.name + QStringLiteral(" — ") + look.computer);
    updateAccessibleName();
    update();
}

void SeatCard::setBig(bool big) {
    big_ = big;
    update();
}

void SeatCard::updateAccessibleName() {
    QStringList parts{look_.name};
    if (!look_.computer.isEmpty())
        parts << look_.computer;
    parts << tr("%n point(s)", nullptr, look_.score);
    if (!look_.clock.isEmpty())
        parts << look_.clock;
    if (look_.clockState == ClockState::lastMinute)
        parts << tr("last minute");
    if (look_.clockState == ClockState::overtime)
        parts << tr("over time");
    if (!look_.clockNote.isEmpty())
        parts << look_.clockNote;
    if (look_.inTurn)
        parts << tr("to move");
    if (look_.thinking)
        parts << tr("thinking…");
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
    if (big_)
        return paintBig(painter);
    // In a low card the score stands beside the name and leaves the lower line to clock and rack.
    if (height() < appearance_.px(75) || width() < appearance_.px(200))
        paintLow(painter);
    else
        paintHigh(painter);
}

void SeatCard::paintSwatch(QPainter& painter, const QRectF& rect) const {
    const Theme& theme = appearance_.theme();
    painter.setPen(QPen(theme.line, std::max(1.0, theme.outline / 2)));
    painter.setBrush(look_.black ? theme.blackTile : theme.whiteTile);
    painter.drawRoundedRect(rect, rect.width() / 4, rect.width() / 4);
}

double SeatCard::paintComputer(QPainter& painter, const QRectF& row, double height) const {
    if (look_.computer.isEmpty())
        return row.left();
    const Theme& theme = appearance_.theme();
    const double line = std::max(1.2, height / 12);
    const double width = height * 1.2;
    const QRectF screen(row.left() + line, row.center().y() - height * 0.5, width, height * 0.76);
    painter.setPen(QPen(theme.ink, line, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(look_.thinking ? QBrush(theme.accentWash) : Qt::NoBrush);
    painter.drawRoundedRect(screen, height / 7, height / 7);
    const double foot = screen.bottom() + height * 0.24 - line / 2;
    painter.drawLine(QPointF(screen.center().x() - width * 0.28, foot),
                     QPointF(screen.center().x() + width * 0.28, foot));
    if (look_.thinking) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.ink);
        for (const double part : {0.25, 0.5, 0.75})
            painter.drawEllipse(QPointF(screen.left() + width * part, screen.center().y()), height * 0.09,
                                height * 0.09);
    }
    return screen.right() + line + height * 0.4;
}

void SeatCard::paintName(QPainter& painter, const QRectF& row) const {
    const Theme& theme = appearance_.theme();
    const double swatch = std::clamp(appearance_.px(20), 11.0, row.height());
    paintSwatch(painter, QRectF(row.left(), row.center().y() - swatch / 2, swatch, swatch));
    const QRectF after = row.adjusted(swatch + appearance_.px(9), 0, 0, 0);
    const double left = paintComputer(painter, after, swatch * 0.9);
    const QRectF text(left, row.top() - row.height() / 2, row.right() - left, row.height() * 2);
    const QFont font =
        fittedFont(appearance_.textFont(17, look_.inTurn || look_.winner), look_.name, text.width(), 11);
    painter.setPen(theme.ink);
    painter.setFont(font);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(look_.name, Qt::ElideRight, text.width()));
}

double SeatCard::paintClock(QPainter& painter, const QRectF& row, double pixels) const {
    const Theme& theme = appearance_.theme();
    const bool alert = look_.clockState == ClockState::lastMinute || look_.clockState == ClockState::overtime;
    QString text = look_.clock;
    if (!look_.clockNote.isEmpty())
        text += QStringLiteral(" · ") + look_.clockNote;
    QFont font = appearance_.textFont(16, alert);
    font.setPixelSize(qRound(pixels));
    const double markWidth = look_.clockState == ClockState::quiet ? 0 : pixels * 0.95;
    const double padding = alert ? pixels * 0.45 : 0;
    font = fittedFont(font, text, row.width() - markWidth - 2 * padding, 8);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text) + markWidth + 2 * padding;
    const double height = std::min(row.height(), pixels * 1.45);
    const QRectF pill(row.left(), row.center().y() - height / 2, width, height);
    QColor ink = look_.inTurn ? theme.ink : theme.soft;
    if (alert) {
        // The last minute wears an outline, overtime is filled: neither is told by colour alone.
        const bool filled = look_.clockState == ClockState::overtime;
        painter.setPen(QPen(theme.refusal, std::max(1.5, theme.outline / 2)));
        painter.setBrush(filled ? QBrush(theme.refusal) : Qt::NoBrush);
        painter.drawRoundedRect(pill.adjusted(1, 1, -1, -1), height / 2, height / 2);
        ink = filled ? theme.panel : theme.refusal;
    }
    const double markHeight = metrics.capHeight();
    const QRectF mark(pill.left() + padding, pill.center().y() - markHeight / 2, markHeight * 0.8,
                      markHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (look_.clockState == ClockState::paused) {
        for (const double left : {mark.left(), mark.left() + mark.width() * 0.6})
            painter.drawRect(QRectF(left, mark.top(), mark.width() * 0.35, mark.height()));
    } else if (alert) {
        // An hourglass.
        painter.drawPolygon(QPolygonF({mark.topLeft(), mark.topRight(), mark.center()}));
        painter.drawPolygon(QPolygonF({mark.bottomLeft(), mark.bottomRight(), mark.center()}));
    }
    painter.setPen(ink);
    painter.setFont(font);
    painter.drawText(pill.adjusted(padding + markWidth, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
    return pill.right();
}

void SeatCard::paintClockAndRack(QPainter& painter, const QRectF& row) const {
    double left = row.left();
    if (!look_.clock.isEmpty())
        left = paintClock(painter, row, std::max(12.0, appearance_.px(17))) + appearance_.px(10);
    if (look_.thinking) {
        const QFont font = appearance_.textFont(15);
        const QString text = tr("thinking…");
        if (QFontMetricsF(font).horizontalAdvance(text) <= row.right() - left) {
            painter.setFont(font);
            painter.setPen(appearance_.theme().soft);
            painter.drawText(QRectF(left, row.top(), row.right() - left, row.height()),
                             Qt::AlignLeft | Qt::AlignVCenter, text);
        }
    }
    paintRack(painter, QRectF(left, row.top(), row.right() - left, row.height()), Qt::AlignRight);
}

void SeatCard::paintRack(QPainter& painter, const QRectF& row, Qt::Alignment side) const {
    QString rack = look_.rack;
    const QFont font = Appearance::letterFont(std::max(13.0, appearance_.px(16)));
    if (QFontMetricsF(font).horizontalAdvance(rack) > row.width())
        rack.remove(QLatin1Char(' '));
    painter.setFont(fittedFont(font, rack, row.width(), 7));
    painter.setPen(appearance_.theme().ink);
    painter.drawText(row, side | Qt::AlignVCenter, rack);
}

void SeatCard::paintBig(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    const double padding = height() * 0.1;
    const QRectF body = QRectF(rect()).adjusted(padding * 1.3, padding * 0.7, -padding * 1.3, -padding * 0.7);
    const QRectF upper(body.left(), body.top(), body.width(), body.height() * 0.4);
    const QRectF lower(body.left(), upper.bottom(), body.width(), body.bottom() - upper.bottom());

    const double swatch = upper.height() * 0.62;
    paintSwatch(painter, QRectF(upper.left(), upper.center().y() - swatch / 2, swatch, swatch));
    const QRectF after = upper.adjusted(swatch * 1.35, 0, 0, 0);
    const double nameLeft = paintComputer(painter, after, swatch * 0.9);
    const QRectF text(nameLeft, upper.top(), upper.right() - nameLeft, upper.height());
    QFont font = appearance_.textFont(17, true);
    font.setPixelSize(std::max(1, qRound(upper.height() * 0.78)));
    font = fittedFont(font, look_.name, text.width(), std::max(1, qRound(upper.height() * 0.45)));
    painter.setFont(font);
    painter.setPen(theme.ink);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(look_.name, Qt::ElideRight, text.width()));

    const QString score = QString::number(look_.score);
    QFont scoreFont = appearance_.textFont(38, true);
    scoreFont.setPixelSize(std::max(1, qRound(std::min(lower.height() * 1.02, body.width() * 0.4))));
    painter.setFont(scoreFont);
    painter.drawText(lower, Qt::AlignRight | Qt::AlignVCenter, score);
    if (!look_.clock.isEmpty()) {
        const double room = body.width() - QFontMetricsF(scoreFont).horizontalAdvance(QStringLiteral("888"));
        paintClock(painter, QRectF(lower.left(), lower.top(), room, lower.height()), lower.height() * 0.4);
    }
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
    // A row for the name and the score, one for the clock, one for the whole rack.
    const double padding = appearance_.px(13);
    const int below = int(!look_.clock.isEmpty()) + int(!look_.rack.isEmpty());
    const double edge = below > 0 ? appearance_.px(5) : 0;
    const double room = height() - 2 * edge;
    const double upperHeight = below == 0 ? room : below == 1 ? room * 0.52 : room * 0.38;
    const double lowerHeight = below == 0 ? 0 : (room - upperHeight) / below;
    QRectF row(padding, edge, width() - 2 * padding, upperHeight);
    const QFont font = appearance_.textFont(26, true);
    const QString score = QString::number(look_.score);
    const double scoreWidth = QFontMetricsF(font).horizontalAdvance(score);
    const double mark = std::min(row.height(), std::max(11.0, appearance_.px(18)));
    paintName(painter, QRectF(padding, row.center().y() - mark / 2,
                              row.width() - scoreWidth - appearance_.px(6), mark));
    painter.setFont(font);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, score);
    row = QRectF(padding, row.bottom(), row.width(), lowerHeight);
    if (!look_.clock.isEmpty()) {
        paintClock(painter, row, std::max(12.0, appearance_.px(17)));
        row.translate(0, lowerHeight);
    }
    paintRack(painter, row, Qt::AlignLeft);
}

}  // namespace bukvol::desktop
