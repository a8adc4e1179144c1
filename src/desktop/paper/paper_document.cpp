#include "desktop/paper/paper_document.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPrinter>
#include <algorithm>

#include "desktop/paper/paper_look.h"

namespace bukvol::desktop {

namespace {

constexpr double marginMillimetres = 15;

QPageLayout paperLayout(const QPageSize& size = QPageSize(QPageSize::A4)) {
    const double margin = marginMillimetres;
    return {size, QPageLayout::Portrait, QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter};
}

/// Paints the pages from `first` to `last` on a device whose pages lie within its margins.
template <class Device>
bool paintPages(const PaperDocument& document, Device& device, int first, int last) {
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const double unit = device.logicalDpiX() / paperUnitsPerInch;
    painter.scale(unit, unit);
    const QSizeF area = QSizeF(device.width(), device.height()) / unit;
    const int pages = document.pageCount(area);
    last = std::min(last, pages - 1);
    for (int page = first; page <= last; ++page) {
        if (page > first && !device.newPage())
            return false;
        painter.save();
        document.paintPage(painter, area, page);
        painter.restore();
    }
    return painter.end();
}

}  // namespace

QByteArray toPdf(const PaperDocument& document) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(static_cast<int>(paperUnitsPerInch));
    writer.setPageLayout(paperLayout());
    writer.setTitle(document.title());
    writer.setCreator(QStringLiteral("bukvol"));
    const bool painted = paintPages(document, writer, 0, std::numeric_limits<int>::max());
    return painted ? buffer.data() : QByteArray();
}

void proposePaper(QPrinter& printer) {
    printer.setPageLayout(paperLayout());
}

bool print(const PaperDocument& document, QPrinter& printer) {
    printer.setDocName(document.title());
    const bool some = printer.fromPage() > 0;
    return paintPages(
        document, printer, some ? printer.fromPage() - 1 : 0,
        some ? std::max(printer.fromPage(), printer.toPage()) - 1 : std::numeric_limits<int>::max());
}

QImage pageImage(const PaperDocument& document, int page, int width) {
    const QPageLayout layout = paperLayout();
    const QSizeF whole = layout.fullRect(QPageLayout::Inch).size() * paperUnitsPerInch;
    const QRectF inside = layout.paintRect(QPageLayout::Inch);
    const double unit = width / whole.width();
    QImage image(width, qRound(whole.height() * unit), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(unit, unit);
    painter.translate(inside.topLeft() * paperUnitsPerInch);
    document.paintPage(painter, inside.size() * paperUnitsPerInch, page);
    return image;
}

}  // namespace bukvol::desktop
