#include "desktop/look/icon.h"

#include <QFile>
#include <QSvgRenderer>

namespace bukvol::desktop {

void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& ink) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return;
    QSvgRenderer renderer(file.readAll().replace("currentColor", ink.name().toLatin1()));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, rect);
}

}  // namespace bukvol::desktop
