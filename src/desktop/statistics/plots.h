// The statistics' drawings: numbers, scores over time, kinds of move.
#pragma once

#include "desktop/statistics/statistics_answer.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

/// A number with what it counts below it.
class NumberCard : public Card {
    Q_OBJECT
public:
    explicit NumberCard(const Appearance& appearance, QWidget* parent = nullptr);

    void setNumber(const QString& number, const QString& caption);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {90, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& look_;
    QString number_;
    QString caption_;
};

/// A drawing on a card under a title.
class Plot : public Card {
    Q_OBJECT
public:
    explicit Plot(const Appearance& appearance, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override { return {260, 190}; }

protected:
    const Appearance& look() const { return look_; }
    /// Paints the title; returns the room below it.
    QRectF paintTitle(QPainter& painter, const QString& title) const;

private:
    const Appearance& look_;
};

/// A dot for each match and the mean of the last few as a line.
class ScoresPlot : public Plot {
    Q_OBJECT
public:
    using Plot::Plot;
    void setMatches(std::vector<MatchPoint> matches);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<MatchPoint> matches_;
};

/// A bar for each kind of move.
class KindsPlot : public Plot {
    Q_OBJECT
public:
    using Plot::Plot;
    void setKinds(const std::array<int, moveKindCount>& kinds);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<int, moveKindCount> kinds_{};
};

/// The day of a moment as the player writes it; "—" where it is not known.
QString shownDay(const QString& started);

}  // namespace bukvol::desktop
