#include "desktop/statistics/plots.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <numeric>

#include "desktop/look/kind_icon.h"
#include "desktop/look/text_fit.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

constexpr int smallestText = 11;
/// The mean of so many matches is drawn.
constexpr std::size_t meanOf = 5;

}  // namespace

QString shownDay(const QString& started) {
    const QDateTime moment = QDateTime::fromString(started, Qt::ISODate).toLocalTime();
    return moment.isValid() ? QLocale().toString(moment.date(), QLocale::ShortFormat) : QStringLiteral("—");
}

NumberCard::NumberCard(const Appearance& appearance, QWidget* parent)
    : Card(appearance, parent), look_(appearance) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NumberCard::setNumber(const QString& number, const QString& caption) {
    number_ = number;
    caption_ = caption;
    setAccessibleName(caption + QStringLiteral(": ") + number);
    update();
}

QSize NumberCard::sizeHint() const {
    const int height =
        QFontMetrics(look_.textFont(30, true)).height() + QFontMetrics(look_.textFont(14)).height();
    return {140, height + 18};
}

void NumberCard::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    const Theme& theme = look_.theme();
    QPainter painter(this);
    const QRectF inside = QRectF(rect()).adjusted(12, 8, -12, -10);
    const QFont numberFont = fittedFont(look_.textFont(30, true), number_, inside.width(), smallestText);
    painter.setFont(numberFont);
    painter.setPen(theme.ink);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop, number_);
    painter.setFont(fittedFont(look_.textFont(14), caption_, inside.width(), smallestText));
    painter.setPen(theme.soft);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetricsF(painter.font()).elidedText(caption_, Qt::ElideRight, inside.width()));
}

Plot::Plot(const Appearance& appearance, QWidget* parent) : Card(appearance, parent), look_(appearance) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QRectF Plot::paintTitle(QPainter& painter, const QString& title) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF inside = QRectF(rect()).adjusted(16, 12, -16, -14);
    const QFont font = fittedFont(look_.textFont(16, true), title, inside.width(), smallestText);
    painter.setFont(font);
    painter.setPen(look_.theme().ink);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop, title);
    return inside.adjusted(0, QFontMetricsF(font).height() + 8, 0, 0);
}

void ScoresPlot::setMatches(std::vector<MatchPoint> matches) {
    matches_ = std::move(matches);
    QStringList points;
    for (const MatchPoint& match : matches_)
        points << QString::number(match.points);
    setAccessibleName(tr("Points of each match"));
    setAccessibleDescription(points.join(QStringLiteral(", ")));
    update();
}

void ScoresPlot::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    const Theme& theme = look().theme();
    QPainter painter(this);
    const QRectF room = paintTitle(painter, tr("Points of each match"));
    const QFont font = look().textFont(13);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(theme.soft);
    if (matches_.empty()) {
        painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, tr("Nothing to draw yet"));
        return;
    }
    int most = 1;
    for (const MatchPoint& match : matches_)
        most = std::max(most, match.points);
    int step = 1;
    for (const int next : {2, 5, 10, 20, 50, 100, 200, 500}) {
        if (step * 4 < most)
            step = next;
    }
    const int high = (most + step - 1) / step * step;
    const double left = room.left() + metrics.horizontalAdvance(QString::number(high)) + 10;
    const double bottom = room.bottom() - metrics.height() - 4;
    const double top = room.top() + metrics.height() / 2;
    const double right = room.right() - 6;
    const auto count = static_cast<double>(std::max<std::size_t>(1, matches_.size() - 1));
    const auto at = [&](std::size_t i, double points) {
        const double part = matches_.size() == 1 ? 0.5 : static_cast<double>(i) / count;
        return QPointF(left + 6 + (right - left - 12) * part, bottom - (bottom - top) * points / high);
    };
    for (int points = 0; points <= high; points += step) {
        const double y = at(0, points).y();
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(left, y), QPointF(right, y));
        painter.setPen(theme.soft);
        painter.drawText(
            QRectF(room.left(), y - metrics.height() / 2, left - room.left() - 8, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(points));
    }
    const QRectF days(left, bottom + 4, right - left, metrics.height());
    painter.drawText(days, Qt::AlignLeft | Qt::AlignTop, shownDay(matches_.front().started));
    if (matches_.size() > 1)
        painter.drawText(days, Qt::AlignRight | Qt::AlignTop, shownDay(matches_.back().started));
    QPolygonF means;
    double sum = 0;
    for (std::size_t i = 0; i < matches_.size(); ++i) {
        sum += matches_[i].points - (i >= meanOf ? matches_[i - meanOf].points : 0);
        means << at(i, sum / static_cast<double>(std::min(i + 1, meanOf)));
    }
    painter.setPen(QPen(theme.accent, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(means);
    const double radius = matches_.size() > 60 ? 2.2 : 3.8;
    painter.setPen(QPen(theme.panel, 1));
    painter.setBrush(theme.ink);
    for (std::size_t i = 0; i < matches_.size(); ++i)
        painter.drawEllipse(at(i, matches_[i].points), radius, radius);
}

void KindsPlot::setKinds(const std::array<int, moveKindCount>& kinds) {
    kinds_ = kinds;
    QStringList counts;
    for (int kind = 0; kind < moveKindCount; ++kind)
        counts << QStringLiteral("%1 %2")
                      .arg(TurnText::kindName(static_cast<MoveKind>(kind)))
                      .arg(kinds_[static_cast<std::size_t>(kind)]);
    setAccessibleName(tr("Kinds of move"));
    setAccessibleDescription(counts.join(QStringLiteral(", ")));
    update();
}

void KindsPlot::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    const Theme& theme = look().theme();
    QPainter painter(this);
    const QRectF room = paintTitle(painter, tr("Kinds of move"));
    const int all = std::accumulate(kinds_.begin(), kinds_.end(), 0);
    const int most = std::max(1, *std::max_element(kinds_.begin(), kinds_.end()));
    const double row = room.height() / moveKindCount;
    const double icon = std::min(26.0, row * 0.8);
    const QFont font = look().textFont(14);
    const double numberWidth = QFontMetricsF(font).horizontalAdvance(QStringLiteral("8888 · 88 %")) + 6;
    double nameWidth = 0;
    for (int kind = 0; kind < moveKindCount; ++kind)
        nameWidth =
            std::max(nameWidth,
                     QFontMetricsF(font).horizontalAdvance(TurnText::kindName(static_cast<MoveKind>(kind))));
    nameWidth = std::min(nameWidth, room.width() * 0.4);
    for (int kind = 0; kind < moveKindCount; ++kind) {
        const int count = kinds_[static_cast<std::size_t>(kind)];
        const double y = room.top() + row * kind;
        paintKind(painter, QRectF(room.left(), y + (row - icon) / 2, icon, icon), static_cast<MoveKind>(kind),
                  theme.ink);
        painter.setFont(font);
        painter.setPen(theme.ink);
        const QRectF name(room.left() + icon + 8, y, nameWidth, row);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(TurnText::kindName(static_cast<MoveKind>(kind)),
                                                        Qt::ElideRight, name.width()));
        const QRectF track(name.right() + 10, y + row / 2 - 6, room.right() - numberWidth - name.right() - 10,
                           12);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accentWash);
        painter.drawRoundedRect(track, 6, 6);
        if (count > 0) {
            painter.setBrush(theme.accent);
            painter.drawRoundedRect(
                QRectF(track.topLeft(), QSizeF(std::max(12.0, track.width() * count / most), track.height())),
                6, 6);
        }
        painter.setPen(theme.ink);
        const QString number = all > 0
                                   ? QStringLiteral("%1 · %2 %").arg(count).arg(qRound(100.0 * count / all))
                                   : QStringLiteral("0");
        painter.drawText(QRectF(track.right(), y, room.right() - track.right(), row),
                         Qt::AlignRight | Qt::AlignVCenter, number);
    }
}

}  // namespace bukvol::desktop
