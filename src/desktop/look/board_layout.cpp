#include "desktop/look/board_layout.h"

#include <algorithm>
#include <cmath>

namespace bukvol::desktop {

namespace {

// As in the design: a frame of 640 with a border of 34 and squares of 81.7.
constexpr double designStep = 81.7;
constexpr double designBorder = 34;
constexpr double borderPart = designBorder / 640;
constexpr double squareInsetPart = 2.5 / designStep;
constexpr double tileInsetPart = 5.0 / designStep;

QRectF inset(const QRectF& rect, double by) {
    return rect.adjusted(by, by, -by, -by);
}

}  // namespace

BoardLayout::BoardLayout(const QRectF& rect, Geometry geometry, double devicePixelRatio)
    : geometry_(geometry), devicePixelRatio_(devicePixelRatio) {
    const double longer = std::max(geometry.files, geometry.ranks);
    const double borderSteps = longer * borderPart / (1 - 2 * borderPart);
    const double step = std::min(rect.width() / (geometry.files + 2 * borderSteps),
                                 rect.height() / (geometry.ranks + 2 * borderSteps));
    step_ = std::max(1.0, std::floor(step));
    // What the whole pixels leave over goes to the border, so that the frame fills its place.
    const double border = std::floor(
        std::min(rect.width() - step_ * geometry.files, rect.height() - step_ * geometry.ranks) / 2);
    const QSizeF size(step_ * geometry.files + 2 * border, step_ * geometry.ranks + 2 * border);
    frame_ = QRectF(QPointF(std::floor(rect.center().x() - size.width() / 2),
                            std::floor(rect.center().y() - size.height() / 2)),
                    size);
    corner_ = frame_.topLeft() + QPointF(border, border);
    squareInset_ = std::max(1.0, std::round(step_ * squareInsetPart));
    tileInset_ = std::max(squareInset_ + 1, std::round(step_ * tileInsetPart));
}

BoardLayout BoardLayout::inWidgetPixels() const {
    BoardLayout layout = *this;
    const double by = 1 / devicePixelRatio_;
    layout.frame_ = QRectF(frame_.topLeft() * by, frame_.size() * by);
    layout.corner_ = corner_ * by;
    layout.step_ = step_ * by;
    layout.squareInset_ = squareInset_ * by;
    layout.tileInset_ = tileInset_ * by;
    layout.devicePixelRatio_ = 1;
    return layout;
}

double BoardLayout::borderUnit() const {
    return (corner_.x() - frame_.x()) / designBorder;
}

double BoardLayout::unit() const {
    return step_ / designStep;
}

QRectF BoardLayout::squares() const {
    return cellRect(Square(0, geometry_.ranks - 1)) | cellRect(Square(geometry_.files - 1, 0));
}

QRectF BoardLayout::cellRect(Square square) const {
    const QPointF topLeft = corner_ + step_ * QPointF(square.file(), geometry_.ranks - 1 - square.rank());
    return {topLeft, QSizeF(step_, step_)};
}

QRectF BoardLayout::squareRect(Square square) const {
    return inset(cellRect(square), squareInset_);
}

QRectF BoardLayout::tileRect(Square square) const {
    return inset(cellRect(square), tileInset_);
}

QRectF BoardLayout::tileRectAt(QPointF centre) const {
    const QPointF topLeft = corner_ + step_ * QPointF(centre.x(), geometry_.ranks - 1 - centre.y());
    return inset(QRectF(topLeft, QSizeF(step_, step_)), tileInset_);
}

QRectF BoardLayout::fileLabelRect(int file) const {
    const QRectF cell = cellRect(Square(file, 0));
    return {cell.left(), cell.bottom(), cell.width(), frame_.bottom() - cell.bottom()};
}

QRectF BoardLayout::rankLabelRect(int rank) const {
    const QRectF cell = cellRect(Square(0, rank));
    return {frame_.left(), cell.top(), cell.left() - frame_.left(), cell.height()};
}

std::optional<Square> BoardLayout::squareAt(QPointF point) const {
    const QPointF inside = (point - corner_) / step_;
    const int file = static_cast<int>(std::floor(inside.x()));
    const int rank = geometry_.ranks - 1 - static_cast<int>(std::floor(inside.y()));
    if (!geometry_.contains(file, rank))
        return std::nullopt;
    return Square(file, rank);
}

QPointF BoardLayout::inSquares(QPointF point) const {
    const QPointF inside = (point - corner_) / step_;
    return {inside.x() - 0.5, geometry_.ranks - 0.5 - inside.y()};
}

}  // namespace bukvol::desktop
