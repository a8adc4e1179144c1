// A player: name, clock, score, and whose turn it is.
#pragma once

#include <QWidget>
#include <vector>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

/// How a clock stands; each state has its own shape.
enum class ClockState { quiet, paused, lastMinute, overtime };

struct SeatLook {
    QString name;
    QString clock;  ///< empty where there is none
    ClockState clockState = ClockState::quiet;
    QString clockNote;  ///< what overtime has cost up to now; empty: nothing
    int score = 0;
    bool black = false;
    bool inTurn = false;
    bool winner = false;
    QString computer;       ///< what is to be said of the computer that plays here; empty: a person plays
    bool thinking = false;  ///< the computer looks for its move
    QString rack;           ///< the letters of a player who is not in turn

    bool operator==(const SeatLook&) const = default;
};

class SeatCard : public QWidget {
    Q_OBJECT
public:
    explicit SeatCard(const Appearance& appearance, QWidget* parent = nullptr);

    void setLook(const SeatLook& look);
    const SeatLook& look() const { return look_; }
    /// As large as the card allows, to be read across a room.
    void setBig(bool big);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateAccessibleName();
    void paintHigh(QPainter& painter) const;
    void paintLow(QPainter& painter) const;
    void paintName(QPainter& painter, const QRectF& row) const;
    void paintBig(QPainter& painter) const;
    /// A screen, with dots in it while the computer thinks; returns where it ends.
    double paintComputer(QPainter& painter, const QRectF& row, double height) const;
    void paintSwatch(QPainter& painter, const QRectF& rect) const;
    /// Returns where the clock ends.
    double paintClock(QPainter& painter, const QRectF& row, double pixels) const;
    void paintRack(QPainter& painter, const QRectF& row, Qt::Alignment side) const;
    void paintClockAndRack(QPainter& painter, const QRectF& row) const;

    const Appearance& appearance_;
    SeatLook look_;
    bool big_ = false;
};

}  // namespace bukvol::desktop
