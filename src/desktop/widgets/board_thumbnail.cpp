#include "desktop/widgets/board_thumbnail.h"

#include "desktop/look/board_painter.h"

namespace bukvol::desktop {

BoardThumbnail::BoardThumbnail(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance) {
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void BoardThumbnail::setScene(const BoardScene& scene) {
    scene_ = scene;
    update();
}

void BoardThumbnail::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const BoardLayout layout(QRectF(0, 0, width() * ratio, height() * ratio), scene_.board.geometry(), ratio);
    Theme theme = appearance_.theme();
    theme.outline *= ratio;
    BoardPainter(scene_, theme, layout).paint(painter);
}

}  // namespace bukvol::desktop
