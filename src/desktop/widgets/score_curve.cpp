#include "desktop/widgets/score_curve.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <array>

namespace bukvol::desktop {

namespace {

constexpr std::array penStyles{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};

/// Each player's mark has a shape of its own.
void paintMark(QPainter& painter, QPointF at, double size, std::size_t shape) {
    const double r = size;
    const auto polygon = [&](std::initializer_list<QPointF> points) {
        QPolygonF shapeAt(points);
        shapeAt.translate(at);
        painter.drawPolygon(shapeAt);
    };
    switch (shape % 6) {
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

}  // namespace

ScoreCurve::ScoreCurve(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance) {
    setObjectName(QStringLiteral("scoreCurve"));
    setCursor(Qt::PointingHandCursor);
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void ScoreCurve::setLook(const ScoreCurveLook& look) {
    if (look == look_)
        return;
    look_ = look;
    QStringList told;
    for (const ScoreLine& line : look_.lines) {
        QStringList scores;
        for (const int score : line.scores)
            scores << QString::number(score);
        told << line.name + QStringLiteral(": ") + scores.join(QStringLiteral(", "));
    }
    setAccessibleName(tr("How the score went"));
    setAccessibleDescription(told.join(QStringLiteral(". ")));
    setToolTip(tr("Click on a turn to look at it"));
    update();
}

int ScoreCurve::most() const {
    int most = 1;
    for (const ScoreLine& line : look_.lines) {
        for (const int score : line.scores)
            most = std::max(most, score);
    }
    return most;
}

QFont ScoreCurve::labelFont() const {
    return appearance_.textFont(14);
}

double ScoreCurve::labelWidth() const {
    double width = 0;
    for (const ScoreLine& line : look_.lines) {
        const QString score = line.scores.empty() ? QString() : QString::number(line.scores.back());
        width = std::max(
            width, QFontMetricsF(labelFont()).horizontalAdvance(line.name + QStringLiteral("  ") + score));
    }
    return std::min(width + appearance_.px(22), this->width() * 0.4);
}

QRectF ScoreCurve::plot() const {
    const QFontMetricsF metrics(labelFont());
    const double left = metrics.horizontalAdvance(QStringLiteral("000")) + appearance_.px(6);
    const double below = metrics.height() + 2;
    return QRectF(left, appearance_.px(9), width() - left - labelWidth(),
                  height() - appearance_.px(12) - below);
}

double ScoreCurve::positionOf(std::size_t turn) const {
    const QRectF area = plot();
    const double count = std::max(1.0, static_cast<double>(turns()));
    return area.left() + area.width() * (static_cast<double>(turn) + 1) / count;
}

QPointF ScoreCurve::at(const ScoreLine& line, std::size_t turn) const {
    const QRectF area = plot();
    return {positionOf(turn), area.bottom() - area.height() * line.scores[turn] / most()};
}

QColor ScoreCurve::colourOf(std::size_t line) const {
    const Theme& theme = appearance_.theme();
    const std::array colours{theme.accent, theme.ink, theme.refusal, theme.star, theme.soft, theme.ink};
    return colours[line % colours.size()];
}

void ScoreCurve::paintScale(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    const QRectF area = plot();
    painter.setFont(labelFont());
    painter.setPen(theme.soft);
    const double height = QFontMetricsF(labelFont()).height();
    for (const int score : {0, most()}) {
        const double y = area.bottom() - area.height() * score / most();
        painter.drawText(QRectF(0, y - height / 2, area.left() - appearance_.px(6), height),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(score));
    }
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.drawLine(area.topLeft(), area.bottomLeft());
    if (look_.current) {
        const double x = positionOf(*look_.current);
        painter.setPen(QPen(theme.accent, std::max(1.5, theme.outline)));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        const QString number = QString::number(*look_.current + 1);
        const double width = QFontMetricsF(labelFont()).horizontalAdvance(number) + 4;
        painter.drawText(QRectF(x - width / 2, area.bottom() + 1, width, height), Qt::AlignCenter, number);
    }
}

void ScoreCurve::paintLine(QPainter& painter, std::size_t index) const {
    const ScoreLine& line = look_.lines[index];
    const double width = std::max(1.6, appearance_.px(2));
    QPolygonF way{plot().bottomLeft()};
    for (std::size_t turn = 0; turn < line.scores.size(); ++turn)
        way << at(line, turn);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(colourOf(index), width, penStyles[index % penStyles.size()], Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(way);
    painter.setPen(QPen(colourOf(index), width));
    painter.setBrush(index % 2 == 0 ? QBrush(colourOf(index)) : QBrush(appearance_.theme().panel));
    for (const std::size_t turn : line.own)
        paintMark(painter, at(line, turn), std::max(3.0, appearance_.px(4)), index);
}

void ScoreCurve::paintNames(QPainter& painter) const {
    // From the highest down, none over another.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < look_.lines.size(); ++i) {
        if (!look_.lines[i].scores.empty())
            order.push_back(i);
    }
    const auto endOf = [&](std::size_t i) { return at(look_.lines[i], look_.lines[i].scores.size() - 1); };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return endOf(a).y() < endOf(b).y(); });
    const double height =
        std::min(QFontMetricsF(labelFont()).height(), this->height() / std::max(1.0, double(order.size())));
    const double last = this->height() - height * static_cast<double>(order.size());
    double top = 0;
    for (std::size_t n = 0; n < order.size(); ++n) {
        const ScoreLine& line = look_.lines[order[n]];
        const double lowest = last + height * static_cast<double>(n);
        top = std::clamp(endOf(order[n]).y() - height / 2, top, std::max(top, lowest));
        const double left = plot().right() + appearance_.px(10);
        painter.setPen(QPen(colourOf(order[n]), std::max(1.6, appearance_.px(2))));
        painter.setBrush(order[n] % 2 == 0 ? QBrush(colourOf(order[n])) : QBrush(appearance_.theme().panel));
        paintMark(painter, QPointF(left, top + height / 2), std::max(3.0, appearance_.px(4)), order[n]);
        const QRectF room(left + appearance_.px(9), top, width() - left - appearance_.px(9), height);
        const QString score = QStringLiteral(" ") + QString::number(line.scores.back());
        const QFontMetricsF metrics(labelFont());
        painter.setFont(labelFont());
        painter.setPen(appearance_.theme().ink);
        painter.drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(line.name, Qt::ElideRight, room.width() - metrics.horizontalAdvance(score)) +
                score);
        top += height;
    }
}

void ScoreCurve::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    for (std::size_t line = 0; line < look_.lines.size(); ++line)
        paintLine(painter, line);
    paintNames(painter);
}

void ScoreCurve::mousePressEvent(QMouseEvent* event) {
    if (turns() == 0 || event->button() != Qt::LeftButton)
        return;
    std::size_t nearest = 0;
    for (std::size_t turn = 1; turn < turns(); ++turn) {
        if (std::abs(positionOf(turn) - event->position().x()) <
            std::abs(positionOf(nearest) - event->position().x()))
            nearest = turn;
    }
    emit turnPicked(static_cast<int>(nearest));
}

}  // namespace bukvol::desktop
