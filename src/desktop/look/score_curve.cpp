#include "desktop/look/score_curve.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "desktop/look/tile_painter.h"

namespace bukvol::desktop {

namespace {

/// The next rounder number that so many steps reach `most` with.
int niceStep(int most, int steps) {
    for (int power = 1;; power *= 10) {
        for (const int part : {1, 2, 5}) {
            if (part * power * steps >= most)
                return part * power;
        }
    }
}

Qt::PenStyle dashOf(std::size_t line) {
    constexpr std::array styles{Qt::SolidLine,   Qt::DashLine,       Qt::DotLine,
                                Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    return styles[line % styles.size()];
}

QColor colourOf(std::size_t line, const Theme& theme) {
    const std::array colours{theme.accent, theme.ink, theme.refusal, theme.star, theme.soft, theme.ink};
    return colours[line % colours.size()];
}

void paintMarker(QPainter& painter, QPointF at, double radius, std::size_t line, const Theme& theme) {
    const QColor colour = colourOf(line, theme);
    painter.setPen(QPen(colour, radius * 0.4));
    painter.setBrush(line % 2 == 0 ? colour : theme.panel);
    switch (line % 3) {
        case 0:
            painter.drawEllipse(at, radius, radius);
            break;
        case 1:
            painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
            break;
        default:
            painter.drawPolygon(QPolygonF({at + QPointF(0, -1.2 * radius), at + QPointF(1.2 * radius, radius),
                                           at + QPointF(-1.2 * radius, radius)}));
    }
}

}  // namespace

void paintScoreCurve(QPainter& painter, const QRectF& rect, const std::vector<ScoreLine>& lines,
                     const Theme& theme, const QFont& font, double unit) {
    int most = 1;
    std::size_t turns = 1;
    for (const ScoreLine& line : lines) {
        turns = std::max(turns, line.points.size() - (line.points.empty() ? 0 : 1));
        for (const int points : line.points)
            most = std::max(most, points);
    }
    const QFontMetricsF metrics(font);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    double nameWidth = 0;
    for (const ScoreLine& line : lines)
        nameWidth = std::max(
            nameWidth, metrics.horizontalAdvance(line.name + QStringLiteral("  %1").arg(line.points.back())));
    nameWidth = std::min(nameWidth + 4 * unit, rect.width() * 0.3);
    const double left = rect.left() + metrics.horizontalAdvance(QString::number(most)) + 8 * unit;
    const double right = rect.right() - nameWidth - 20 * unit;
    const double top = rect.top() + metrics.height() / 2;
    const double bottom = rect.bottom() - metrics.height() - 5 * unit;
    const int step = niceStep(most, 5);
    const int high = (most + step - 1) / step * step;
    const auto at = [&](std::size_t turn, double points) {
        return QPointF(left + (right - left) * static_cast<double>(turn) / static_cast<double>(turns),
                       bottom - (bottom - top) * points / high);
    };
    for (int points = 0; points <= high; points += step) {
        const double y = at(0, points).y();
        painter.setPen(QPen(theme.line, unit));
        painter.drawLine(QPointF(left, y), QPointF(right, y));
        painter.setPen(theme.soft);
        painter.drawText(
            QRectF(rect.left(), y - metrics.height() / 2, left - rect.left() - 6 * unit, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(points));
    }
    const auto turnStep = static_cast<std::size_t>(niceStep(static_cast<int>(turns), 14));
    for (std::size_t turn = 0; turn <= turns; turn += turnStep) {
        const double x = at(turn, 0).x();
        painter.drawText(QRectF(x - 40 * unit, bottom + 4 * unit, 80 * unit, metrics.height()),
                         Qt::AlignHCenter | Qt::AlignTop, QString::number(turn));
    }
    // The names stand at the lines' ends, moved apart where these lie close together.
    std::vector<std::size_t> byHeight(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        byHeight[i] = i;
    std::ranges::stable_sort(byHeight, [&](std::size_t a, std::size_t b) {
        return lines[a].points.back() > lines[b].points.back();
    });
    std::vector<double> nameAt(lines.size());
    double least = top;
    for (const std::size_t i : byHeight) {
        nameAt[i] = std::max(least, at(turns, lines[i].points.back()).y());
        least = nameAt[i] + metrics.height();
    }
    double below = bottom + metrics.height() / 2;
    for (auto i = byHeight.rbegin(); i != byHeight.rend(); ++i) {
        nameAt[*i] = std::min(nameAt[*i], below);
        below = nameAt[*i] - metrics.height();
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QPolygonF run;
        for (std::size_t turn = 0; turn < lines[i].points.size(); ++turn)
            run << at(turn, lines[i].points[turn]);
        const QColor colour = colourOf(i, theme);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 2 * unit, dashOf(i), Qt::FlatCap, Qt::RoundJoin));
        painter.drawPolyline(run);
        const double radius = 3.6 * unit;
        paintMarker(painter, run.back(), radius, i, theme);
        const QPointF sample(right + 12 * unit, nameAt[i]);
        painter.setPen(QPen(theme.line, unit));
        if (std::abs(sample.y() - run.back().y()) > 1.5 * unit)
            painter.drawLine(run.back() + QPointF(radius * 1.4, 0), sample - QPointF(radius * 1.4, 0));
        paintMarker(painter, sample, radius, i, theme);
        painter.setPen(theme.ink);
        const QString points = QStringLiteral("  %1").arg(lines[i].points.back());
        const QRectF room(right + 20 * unit, nameAt[i] - metrics.height() / 2,
                          rect.right() - right - 20 * unit, metrics.height());
        const QString name = metrics.elidedText(lines[i].name, Qt::ElideRight,
                                                room.width() - metrics.horizontalAdvance(points));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, name + points);
    }
    painter.restore();
}

}  // namespace bukvol::desktop
