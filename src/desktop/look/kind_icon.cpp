#include "desktop/look/kind_icon.h"

#include <QFile>
#include <QSvgRenderer>

namespace bukvol::desktop {

void paintKind(QPainter& painter, const QRectF& rect, MoveKind kind, const QColor& ink) {
    const std::string_view name = code(kind);
    QFile file(
        QStringLiteral(":/icons/kinds/%1.svg").arg(QLatin1String(name.data(), qsizetype(name.size()))));
    if (!file.open(QIODevice::ReadOnly))
        return;
    QSvgRenderer renderer(file.readAll().replace("currentColor", ink.name().toLatin1()));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, rect);
}

}  // namespace bukvol::desktop
