// What text a widget paints, and where.
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

class QWidget;

namespace bukvol::desktop::test {

struct PaintedText {
    QString text;
    QRectF place;    ///< in the widget; from the height of capitals to a little below the line
    QRectF visible;  ///< what of the place is not clipped
};

/// Paints the widget without its children and tells all text that it paints.
std::vector<PaintedText> paintedText(QWidget& widget);

}  // namespace bukvol::desktop::test
