// A rounded panel that other widgets lie on.
#pragma once

#include <QFrame>
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

/// A card with a field in it, in place of the field's own frame.
Card* cardAround(const Appearance& appearance, QFrame* field);

}  // namespace bukvol::desktop
