// How the score went, with a turn that can be picked.
#pragma once

#include <QWidget>

#include "desktop/look/appearance.h"
#include "desktop/look/score_curve.h"

namespace bukvol::desktop {

class ScoreCurve : public QWidget {
    Q_OBJECT
public:
    explicit ScoreCurve(const Appearance& appearance, QWidget* parent = nullptr);

    void setLook(const ScoreCurveLook& look);
    const ScoreCurveLook& look() const { return look_; }
    /// How far from the left a turn (from 1) stands.
    double positionOf(std::size_t turn) const { return painter().positionOf(turn); }

signals:
    /// A turn, from 1.
    void turnPicked(int turn);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    ScoreCurvePainter painter() const;

    const Appearance& appearance_;
    ScoreCurveLook look_;
};

}  // namespace bukvol::desktop
