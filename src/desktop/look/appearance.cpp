#include "desktop/look/appearance.h"

#include <QApplication>
#include <algorithm>

namespace bukvol::desktop {

void useProgramFont() {
    constexpr double smallest = 11;
    QFont font = QApplication::font();
    font.setFamilies({QStringLiteral("PT Sans"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(std::max(smallest, font.pointSizeF()));
    QApplication::setFont(font);
}

void Appearance::setTheme(const Theme& theme) {
    theme_ = theme;
    emit changed();
}

void Appearance::setScale(double scale) {
    if (qFuzzyCompare(scale, scale_))
        return;
    scale_ = scale;
    emit changed();
}

void Appearance::setTextSize(int percent) {
    if (percent == textSize_)
        return;
    textSize_ = percent;
    emit changed();
}

QFont Appearance::textFont(double size, bool bold) const {
    constexpr double smallest = 12;
    QFont font;
    font.setFamilies({QStringLiteral("PT Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(qRound(std::max(px(size), std::min(size, smallest)) * textSize_ / 100));
    font.setBold(bold);
    return font;
}

QFont Appearance::letterFont(double pixels) {
    QFont font;
    font.setFamilies({QStringLiteral("PT Serif"), QStringLiteral("DejaVu Serif")});
    font.setPixelSize(std::max(1, qRound(pixels)));
    font.setBold(true);
    return font;
}

}  // namespace bukvol::desktop
