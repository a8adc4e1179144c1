#include "desktop/look/text_fit.h"

#include <QFontMetricsF>

namespace bukvol::desktop {

QFont fittedFont(QFont font, const QString& text, double width, int least) {
    while (font.pixelSize() > least && QFontMetricsF(font).horizontalAdvance(text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

QFont fittedFont(QFont font, const QString& text, QSize room, int least) {
    const auto height = [&] {
        return QFontMetrics(font)
            .boundingRect(QRect(0, 0, room.width(), 1000), Qt::TextWordWrap, text)
            .height();
    };
    while (font.pixelSize() > least && height() > room.height())
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

}  // namespace bukvol::desktop
