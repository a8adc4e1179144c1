// What goes to paper page by page: as a PDF, to a printer, or as a picture of a page.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QPainter>
#include <QString>

class QPrinter;

namespace bukvol::desktop {

/// Its pages are painted in paper units (paper_look.h) on the area inside the margins.
class PaperDocument {
public:
    PaperDocument() = default;
    PaperDocument(const PaperDocument&) = delete;
    PaperDocument& operator=(const PaperDocument&) = delete;
    virtual ~PaperDocument() = default;

    virtual QString title() const = 0;
    virtual int pageCount(const QSizeF& area) const = 0;
    /// `page`: from 0.
    virtual void paintPage(QPainter& painter, const QSizeF& area, int page) const = 0;
};

/// The document on A4.
QByteArray toPdf(const PaperDocument& document);
/// Proposes A4 with the margins of the PDF to the player, who may choose others.
void proposePaper(QPrinter& printer);
/// Prints the pages that the printer was asked for. False where the printer cannot be used.
bool print(const PaperDocument& document, QPrinter& printer);
/// A page of A4 of this width in pixels.
QImage pageImage(const PaperDocument& document, int page, int width);

}  // namespace bukvol::desktop
