#include "scenes/painted_text.h"

#include <QPaintEngine>
#include <QPainter>
#include <QWidget>
#include <optional>

namespace bukvol::desktop::test {

namespace {

/// Takes note of text and leaves everything else undrawn.
class TextNoter : public QPaintEngine {
public:
    TextNoter() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& changed) override {
        if (changed.state() & DirtyTransform)
            transform_ = changed.transform();
        if (changed.state() & (DirtyClipRegion | DirtyClipPath | DirtyClipEnabled))
            clip_ = painter()->hasClipping()
                        ? std::optional(transform_.mapRect(painter()->clipBoundingRect()))
                        : std::nullopt;
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        if (item.text().trimmed().isEmpty())
            return;
        const double height = QFontMetricsF(item.font()).capHeight();
        const QRectF place =
            transform_.mapRect(QRectF(at.x(), at.y() - height, item.width(), height + item.descent() / 2));
        texts.push_back({item.text(), place, clip_ ? place & *clip_ : place});
    }

    std::vector<PaintedText> texts;

private:
    QTransform transform_;
    std::optional<QRectF> clip_;
};

class NotingDevice : public QPaintDevice {
public:
    explicit NotingDevice(const QWidget& widget) : widget_(widget) {}

    QPaintEngine* paintEngine() const override { return &noter_; }
    std::vector<PaintedText> texts() const { return noter_.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        constexpr int dotsAnInch = 96;
        switch (metric) {
            case PdmWidth:
                return widget_.width();
            case PdmHeight:
                return widget_.height();
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return dotsAnInch;
            case PdmDepth:
                return 32;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return static_cast<int>(devicePixelRatioFScale());
            default:
                return 0;
        }
    }

private:
    const QWidget& widget_;
    mutable TextNoter noter_;
};

}  // namespace

std::vector<PaintedText> paintedText(QWidget& widget) {
    NotingDevice device(widget);
    widget.render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
    return device.texts();
}

}  // namespace bukvol::desktop::test
