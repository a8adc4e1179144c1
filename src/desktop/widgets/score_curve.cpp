#include "desktop/widgets/score_curve.h"

#include <QMouseEvent>
#include <QPainter>
#include <cmath>

namespace bukvol::desktop {

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
        QStringList points;
        for (std::size_t turn = 1; turn < line.points.size(); ++turn)
            points << QString::number(line.points[turn]);
        told << line.name + QStringLiteral(": ") + points.join(QStringLiteral(", "));
    }
    setAccessibleName(tr("How the score went"));
    setAccessibleDescription(told.join(QStringLiteral(". ")));
    setToolTip(tr("Click on a turn to look at it"));
    update();
}

ScoreCurvePainter ScoreCurve::painter() const {
    return {look_, rect(), appearance_.theme(), appearance_.textFont(14), appearance_.px(1)};
}

void ScoreCurve::paintEvent(QPaintEvent*) {
    QPainter device(this);
    painter().paint(device);
}

void ScoreCurve::mousePressEvent(QMouseEvent* event) {
    const ScoreCurvePainter drawn = painter();
    if (drawn.turns() == 0 || event->button() != Qt::LeftButton)
        return;
    std::size_t nearest = 1;
    for (std::size_t turn = 2; turn <= drawn.turns(); ++turn) {
        if (std::abs(drawn.positionOf(turn) - event->position().x()) <
            std::abs(drawn.positionOf(nearest) - event->position().x()))
            nearest = turn;
    }
    emit turnPicked(static_cast<int>(nearest));
}

}  // namespace bukvol::desktop
