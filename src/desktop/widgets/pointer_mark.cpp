#include "desktop/widgets/pointer_mark.h"

#include <QPainter>
#include <algorithm>

namespace bukvol::desktop {

PointerMark::PointerMark(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance) {
    setObjectName(QStringLiteral("pointerMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void PointerMark::showAt(QPoint centre) {
    const int side = std::max(64, std::min(parentWidget()->width(), parentWidget()->height()) / 7);
    setGeometry(centre.x() - side / 2, centre.y() - side / 2, side, side);
    if (!isVisible()) {
        show();
        raise();
    }
}

void PointerMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = appearance_.theme();
    const double side = width();
    const double line = side * 0.075;
    const QRectF ring = QRectF(rect()).adjusted(line * 1.5, line * 1.5, -line * 1.5, -line * 1.5);
    QColor wash = theme.accent;
    wash.setAlphaF(0.12F);
    painter.setBrush(wash);
    // Light around dark, to be seen on any ground.
    QColor halo = theme.panel;
    halo.setAlphaF(0.8F);
    painter.setPen(QPen(halo, line * 1.9));
    painter.drawEllipse(ring);
    QColor ink = theme.refusal;
    ink.setAlphaF(0.9F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, line));
    painter.drawEllipse(ring);
}

}  // namespace bukvol::desktop
