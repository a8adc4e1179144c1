// How the scores of a match grew, as a drawing.
#pragma once

#include <QPainter>
#include <QString>
#include <optional>
#include <vector>

#include "desktop/look/theme.h"

namespace bukvol::desktop {

/// A player's points.
struct ScoreLine {
    QString name;
    std::vector<int> points;         ///< from 0 before the first turn on, after each turn of the match
    std::vector<std::size_t> own{};  ///< those of the points that a turn of this player made; marked
    bool operator==(const ScoreLine&) const = default;
};

struct ScoreCurveLook {
    std::vector<ScoreLine> lines;
    std::optional<std::size_t> current{};  ///< the turn that is looked at, from 1
    bool operator==(const ScoreCurveLook&) const = default;
};

/// Lines are told apart by dashes and by the shapes of their marks; a name stands at each line's end.
class ScoreCurvePainter {
public:
    /// `unit`: a pixel of the design in the painter's units. `font`: of the labels. Look and theme outlive
    /// it.
    ScoreCurvePainter(const ScoreCurveLook& look, const QRectF& rect, const Theme& theme, const QFont& font,
                      double unit);

    void paint(QPainter& painter) const;
    /// How far from the left a turn lies, from 0 before the first to the last.
    double positionOf(std::size_t turn) const;
    std::size_t turns() const { return turns_; }

private:
    QPointF at(std::size_t turn, int points) const;
    QPointF endOf(std::size_t line) const;
    void paintScale(QPainter& painter) const;
    void paintCurrent(QPainter& painter) const;
    void paintLine(QPainter& painter, std::size_t line) const;
    void paintNames(QPainter& painter) const;
    std::vector<double> heightsOfNames() const;
    void paintMark(QPainter& painter, QPointF at, std::size_t line) const;
    QColor colourOf(std::size_t line) const;

    const ScoreCurveLook& look_;
    const Theme& theme_;
    QFont font_;
    double unit_;
    QRectF rect_;
    QRectF plot_;
    std::size_t turns_ = 0;
    int step_ = 1;  // points between two lines of the scale
    int high_ = 1;  // points at the top of the scale
};

}  // namespace bukvol::desktop
