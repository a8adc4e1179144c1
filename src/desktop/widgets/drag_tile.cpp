#include "desktop/widgets/drag_tile.h"

#include <QPainter>

namespace bukvol::desktop {

DragTile::DragTile(const Appearance& appearance, QWidget* parent) : QWidget(parent), appearance_(appearance) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DragTile::showAt(QPoint centre, const TileLook& look, int side) {
    look_ = look;
    setGeometry(centre.x() - side / 2 - 4, centre.y() - side / 2 - 4, side + 8, side + 12);
    show();
    raise();
    update();
}

void DragTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTile(painter, QRectF(4, 4, width() - 8, width() - 8), look_, appearance_.theme());
}

}  // namespace bukvol::desktop
