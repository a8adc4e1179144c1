// One of several choices that stand side by side: the chosen one is filled.
#pragma once

#include <QAbstractButton>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

class ChoiceButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit ChoiceButton(const Appearance& appearance, QWidget* parent = nullptr);

    QFont textFont() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& appearance_;
};

}  // namespace bukvol::desktop
