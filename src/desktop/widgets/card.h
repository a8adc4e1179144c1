// A rounded panel that other widgets lie on.
#pragma once

#include <QWidget>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

class Card : public QWidget {
    Q_OBJECT
public:
    explicit Card(const Appearance& appearance, QWidget* parent = nullptr);

    /// Wears the accent while this widget has the focus.
    void follow(QWidget* field);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const Appearance& appearance_;
    QWidget* field_ = nullptr;
};

}  // namespace bukvol::desktop
