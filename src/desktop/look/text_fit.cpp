#include "desktop/look/text_fit.h"

#include <QFontMetricsF>

namespace bukvol::desktop {

namespace {

/// The largest size in which a text fits. Every size that is asked for loads a font, so that few are tried.
template <class Fits>
QFont largestThatFits(QFont font, int least, Fits fits) {
    if (font.pixelSize() <= least || fits(font))
        return font;
    int fitting = least;
    int tooLarge = font.pixelSize();
    while (tooLarge - fitting > 1) {
        font.setPixelSize((fitting + tooLarge) / 2);
        (fits(font) ? fitting : tooLarge) = font.pixelSize();
    }
    font.setPixelSize(fitting);
    return font;
}

}  // namespace

QFont fittedFont(QFont font, const QString& text, double width, int least) {
    if (text.isEmpty())
        return font;
    return largestThatFits(std::move(font), least, [&](const QFont& tried) {
        return QFontMetricsF(tried).horizontalAdvance(text) <= width;
    });
}

QFont fittedFont(QFont font, const QString& text, QSize room, int least) {
    if (text.isEmpty())
        return font;
    return largestThatFits(std::move(font), least, [&](const QFont& tried) {
        const QRect all(0, 0, room.width(), 1000);
        return QFontMetrics(tried).boundingRect(all, Qt::TextWordWrap, text).height() <= room.height();
    });
}

}  // namespace bukvol::desktop
