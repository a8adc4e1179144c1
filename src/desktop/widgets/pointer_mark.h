// A large soft ring that shows a class where to look.
#pragma once

#include <QWidget>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

class PointerMark : public QWidget {
    Q_OBJECT
public:
    explicit PointerMark(const Appearance& appearance, QWidget* parent);

    /// Shows the ring around a point of the parent.
    void showAt(QPoint centre);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& appearance_;
};

}  // namespace bukvol::desktop
