#include "desktop/widgets/column_scroll.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace bukvol::desktop {

ColumnScroll::ColumnScroll(QWidget* column, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(column);
    column->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    column->installEventFilter(this);
}

void ColumnScroll::setMostHeight(int pixels) {
    mostHeight_ = pixels;
    updateGeometry();
}

QSize ColumnScroll::sizeHint() const {
    const QSize column = widget()->sizeHint().expandedTo(widget()->minimumSize());
    const bool scrolls = column.height() > mostHeight_;
    return {column.width() + (scrolls ? verticalScrollBar()->sizeHint().width() : 0),
            std::min(column.height(), mostHeight_)};
}

bool ColumnScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace bukvol::desktop
