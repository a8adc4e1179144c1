#include "desktop/look/kind_icon.h"

#include "desktop/look/icon.h"

namespace bukvol::desktop {

void paintKind(QPainter& painter, const QRectF& rect, MoveKind kind, const QColor& ink) {
    const std::string_view name = code(kind);
    paintIcon(painter, rect,
              QStringLiteral("kinds/") + QLatin1String(name.data(), static_cast<qsizetype>(name.size())),
              ink);
}

}  // namespace bukvol::desktop
