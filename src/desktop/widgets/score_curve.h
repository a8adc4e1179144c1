// How the score went: a line for each player, told apart by the shape of its marks and a name at its end.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

struct ScoreLine {
    QString name;
    std::vector<int> scores;       ///< after each turn of the match
    std::vector<std::size_t> own;  ///< the turns that were this player's
    bool operator==(const ScoreLine&) const = default;
};

struct ScoreCurveLook {
    std::vector<ScoreLine> lines;
    std::optional<std::size_t> current;  ///< the turn that is looked at
    bool operator==(const ScoreCurveLook&) const = default;
};

class ScoreCurve : public QWidget {
    Q_OBJECT
public:
    explicit ScoreCurve(const Appearance& appearance, QWidget* parent = nullptr);

    void setLook(const ScoreCurveLook& look);
    const ScoreCurveLook& look() const { return look_; }
    /// Where the turn's mark stands, from the left.
    double positionOf(std::size_t turn) const;

signals:
    void turnPicked(int turn);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRectF plot() const;
    QPointF at(const ScoreLine& line, std::size_t turn) const;
    std::size_t turns() const { return look_.lines.empty() ? 0 : look_.lines.front().scores.size(); }
    int most() const;
    QFont labelFont() const;
    double labelWidth() const;
    void paintScale(QPainter& painter) const;
    void paintLine(QPainter& painter, std::size_t line) const;
    void paintNames(QPainter& painter) const;
    QColor colourOf(std::size_t line) const;

    const Appearance& appearance_;
    ScoreCurveLook look_;
};

}  // namespace bukvol::desktop
