#include "desktop/look/score_curve.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>

namespace bukvol::desktop {

namespace {

constexpr double markRadius = 3.8;  // of the design
constexpr double gapBeforeName = 20;

/// The next rounder number that so many steps reach `most` with.
int niceStep(int most, int steps) {
    for (int power = 1;; power *= 10) {
        for (const int part : {1, 2, 5}) {
            if (part * power * steps >= most)
                return part * power;
        }
    }
}

QString pointsText(const ScoreLine& line) {
    return QStringLiteral("  %1").arg(line.points.empty() ? 0 : line.points.back());
}

}  // namespace

ScoreCurvePainter::ScoreCurvePainter(const ScoreCurveLook& look, const QRectF& rect, const Theme& theme,
                                     const QFont& font, double unit)
    : look_(look), theme_(theme), font_(font), unit_(unit), rect_(rect) {
    const QFontMetricsF metrics(font_);
    int most = 1;
    double nameWidth = 0;
    for (const ScoreLine& line : look_.lines) {
        turns_ = std::max(turns_, line.points.size() - (line.points.empty() ? 0 : 1));
        for (const int points : line.points)
            most = std::max(most, points);
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(line.name + pointsText(line)));
    }
    nameWidth = std::min(nameWidth + 4 * unit_, rect_.width() * 0.35);
    // As many lines of the scale as there is room for.
    const double height = rect_.height() - 1.5 * metrics.height() - 5 * unit_;
    step_ = niceStep(most, std::clamp(static_cast<int>(height / (1.6 * metrics.height())), 1, 5));
    high_ = (most + step_ - 1) / step_ * step_;
    plot_ = QRectF(rect_.left() + metrics.horizontalAdvance(QString::number(high_)) + 8 * unit_,
                   rect_.top() + metrics.height() / 2, 0, height);
    plot_.setRight(rect_.right() - nameWidth - gapBeforeName * unit_);
}

double ScoreCurvePainter::positionOf(std::size_t turn) const {
    const double count = static_cast<double>(std::max<std::size_t>(1, turns_));
    return plot_.left() + plot_.width() * static_cast<double>(turn) / count;
}

QPointF ScoreCurvePainter::at(std::size_t turn, int points) const {
    return {positionOf(turn), plot_.bottom() - plot_.height() * points / high_};
}

QPointF ScoreCurvePainter::endOf(std::size_t line) const {
    const std::vector<int>& points = look_.lines[line].points;
    return points.empty() ? plot_.bottomLeft() : at(points.size() - 1, points.back());
}

QColor ScoreCurvePainter::colourOf(std::size_t line) const {
    const std::array colours{theme_.accent, theme_.ink, theme_.refusal, theme_.star, theme_.soft, theme_.ink};
    return colours[line % colours.size()];
}

void ScoreCurvePainter::paintMark(QPainter& painter, QPointF at, std::size_t line) const {
    const double r = markRadius * unit_;
    const QColor colour = colourOf(line);
    painter.setPen(QPen(colour, r * 0.4));
    painter.setBrush(line % 2 == 0 ? colour : theme_.panel);
    const auto polygon = [&](std::initializer_list<QPointF> points) {
        QPolygonF shape(points);
        shape.translate(at);
        painter.drawPolygon(shape);
    };
    switch (line % 6) {
        case 0:
            painter.drawEllipse(at, r, r);
            return;
        case 1:
            return polygon({{-r, -r}, {r, -r}, {r, r}, {-r, r}});
        case 2:
            return polygon({{0, -r * 1.2}, {r * 1.2, r}, {-r * 1.2, r}});
        case 3:
            return polygon({{0, -r * 1.35}, {r * 1.35, 0}, {0, r * 1.35}, {-r * 1.35, 0}});
        case 4:
            return polygon({{0, r * 1.2}, {r * 1.2, -r}, {-r * 1.2, -r}});
        default:
            return polygon({{-r, -r * 0.5}, {0, -r * 1.3}, {r, -r * 0.5}, {r, r}, {-r, r}});
    }
}

void ScoreCurvePainter::paintScale(QPainter& painter) const {
    const double height = QFontMetricsF(font_).height();
    for (int points = 0; points <= high_; points += step_) {
        const double y = at(0, points).y();
        painter.setPen(QPen(theme_.line, unit_));
        painter.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
        painter.setPen(theme_.soft);
        painter.drawText(
            QRectF(rect_.left(), y - height / 2, plot_.left() - rect_.left() - 6 * unit_, height),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(points));
    }
    const auto turnStep = static_cast<std::size_t>(niceStep(static_cast<int>(turns_), 14));
    for (std::size_t turn = 0; turn <= turns_ && !look_.current; turn += turnStep)
        painter.drawText(
            QRectF(positionOf(turn) - 40 * unit_, plot_.bottom() + 4 * unit_, 80 * unit_, height),
            Qt::AlignHCenter | Qt::AlignTop, QString::number(turn));
}

void ScoreCurvePainter::paintCurrent(QPainter& painter) const {
    const double x = positionOf(*look_.current);
    painter.setPen(QPen(theme_.accent, std::max(1.5, theme_.outline)));
    painter.drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom()));
    painter.drawText(
        QRectF(x - 40 * unit_, plot_.bottom() + 4 * unit_, 80 * unit_, QFontMetricsF(font_).height()),
        Qt::AlignHCenter | Qt::AlignTop, QString::number(*look_.current));
}

void ScoreCurvePainter::paintLine(QPainter& painter, std::size_t index) const {
    constexpr std::array dashes{Qt::SolidLine,   Qt::DashLine,       Qt::DotLine,
                                Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    const ScoreLine& line = look_.lines[index];
    QPolygonF run;
    for (std::size_t turn = 0; turn < line.points.size(); ++turn)
        run << at(turn, line.points[turn]);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(colourOf(index), 2 * unit_, dashes[index % dashes.size()], Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(run);
    for (const std::size_t turn : line.own)
        paintMark(painter, at(turn, line.points[turn]), index);
    paintMark(painter, endOf(index), index);
}

/// The names stand at the lines' ends, moved apart where these lie close together.
std::vector<double> ScoreCurvePainter::heightsOfNames() const {
    const double height = QFontMetricsF(font_).height();
    std::vector<std::size_t> order(look_.lines.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t line) { return endOf(line).y(); });
    std::vector<double> heights(order.size());
    double least = plot_.top();
    for (const std::size_t i : order) {
        heights[i] = std::max(least, endOf(i).y());
        least = heights[i] + height;
    }
    double below = rect_.bottom() - height / 2;
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        heights[*i] = std::min(heights[*i], below);
        below = heights[*i] - height;
    }
    return heights;
}

void ScoreCurvePainter::paintNames(QPainter& painter) const {
    const QFontMetricsF metrics(font_);
    const std::vector<double> heights = heightsOfNames();
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const double radius = markRadius * unit_ * 1.4;
        const QPointF sample(plot_.right() + 12 * unit_, heights[i]);
        const QPointF end = endOf(i);
        painter.setPen(QPen(theme_.line, unit_));
        if (std::abs(sample.y() - end.y()) > 1.5 * unit_)
            painter.drawLine(end + QPointF(radius, 0), sample - QPointF(radius, 0));
        paintMark(painter, sample, i);
        painter.setPen(theme_.ink);
        const QString points = pointsText(look_.lines[i]);
        const double left = plot_.right() + gapBeforeName * unit_;
        const QRectF room(left, heights[i] - metrics.height() / 2, rect_.right() - left, metrics.height());
        const QString name = metrics.elidedText(look_.lines[i].name, Qt::ElideRight,
                                                room.width() - metrics.horizontalAdvance(points));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, name + points);
    }
}

void ScoreCurvePainter::paint(QPainter& painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font_);
    paintScale(painter);
    if (look_.current)
        paintCurrent(painter);
    for (std::size_t line = 0; line < look_.lines.size(); ++line)
        paintLine(painter, line);
    paintNames(painter);
    painter.restore();
}

}  // namespace bukvol::desktop
