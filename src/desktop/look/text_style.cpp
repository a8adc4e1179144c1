#include "desktop/look/text_style.h"

namespace bukvol::desktop {

void styleText(QWidget& widget, const QFont& font, const QColor& colour) {
    widget.setFont(font);
    colourText(widget, colour);
}

void colourText(QWidget& widget, const QColor& colour) {
    QPalette palette = widget.palette();
    palette.setColor(QPalette::WindowText, colour);
    widget.setPalette(palette);
}

}  // namespace bukvol::desktop
