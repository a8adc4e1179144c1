#include "desktop/paper/board_picture.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>

#include "desktop/look/board_painter.h"
#include "desktop/paper/paper_look.h"

namespace bukvol::desktop {

namespace {

constexpr double dotsPerMetre = 96 / 0.0254;

/// A board whose frame fills the size, but for what the whole pixels of its squares leave over.
QSize sizeOf(const BoardPicture& picture, int side) {
    const QRectF frame = BoardLayout(QRectF(0, 0, side, side), picture.scene.board.geometry()).frame();
    const bool wide = frame.width() >= frame.height();
    const int other = qRound(side * (wide ? frame.height() / frame.width() : frame.width() / frame.height()));
    return wide ? QSize(side, other) : QSize(other, side);
}

void paint(QPainter& painter, const BoardPicture& picture, const QSize& size) {
    if (picture.forPaper) {
        // Lines on paper have widths of their own.
        const double scale = std::max(size.width(), size.height()) / millimetres(100);
        painter.scale(scale, scale);
        return paintPaperBoard(painter, QRectF(QPointF(), QSizeF(size) / scale), picture.scene);
    }
    const BoardLayout layout(QRectF(QPointF(), QSizeF(size)), picture.scene.board.geometry());
    BoardPainter(picture.scene, picture.theme, layout).paint(painter);
}

}  // namespace

QImage drawBoard(const BoardPicture& picture, int side, double density) {
    const QSize size = sizeOf(picture, qRound(std::clamp(side, smallestPicture, largestPicture) * density));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(picture.forPaper ? Qt::white : Qt::transparent);
    QPainter painter(&image);
    paint(painter, picture, size);
    painter.end();
    image.setDevicePixelRatio(density);
    image.setDotsPerMeterX(qRound(dotsPerMetre * density));
    image.setDotsPerMeterY(qRound(dotsPerMetre * density));
    image.setText(QStringLiteral("Title"), picture.title);
    image.setText(QStringLiteral("Description"), picture.description);
    return image;
}

QByteArray toPng(const BoardPicture& picture, int side, double density) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const QImage image = drawBoard(picture, side, density);
    return !image.isNull() && image.save(&buffer, "PNG") ? buffer.data() : QByteArray();
}

QByteArray toSvg(const BoardPicture& picture, int side) {
    const QSize size = sizeOf(picture, std::clamp(side, smallestPicture, largestPicture));
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(picture.title);
    generator.setDescription(picture.description);
    QPainter painter(&generator);
    paint(painter, picture, size);
    return painter.end() ? buffer.data() : QByteArray();
}

}  // namespace bukvol::desktop
