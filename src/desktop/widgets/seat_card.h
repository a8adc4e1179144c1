// A player: name, clock, score, and whose turn it is.
#pragma once

#include <QWidget>
#include <vector>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

struct SeatLook {
    QString name;
    QString clock;  ///< empty where there is none
    bool clockAlert = false;
    int score = 0;
    bool black = false;
    bool inTurn = false;
    bool winner = false;
    QString rack;  ///< the letters of a player who is not in turn

    bool operator==(const SeatLook&) const = default;
};

class SeatCard : public QWidget {
    Q_OBJECT
public:
    explicit SeatCard(const Appearance& appearance, QWidget* parent = nullptr);

    void setLook(const SeatLook& look);
    const SeatLook& look() const { return look_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateAccessibleName();
    void paintHigh(QPainter& painter) const;
    void paintLow(QPainter& painter) const;
    void paintName(QPainter& painter, const QRectF& row) const;
    void paintClockAndRack(QPainter& painter, const QRectF& row) const;

    const Appearance& appearance_;
    SeatLook look_;
};

}  // namespace bukvol::desktop
