#include "desktop/widgets/style_card.h"

#include <QKeyEvent>
#include <QPainter>

namespace bukvol::desktop {

namespace {

constexpr int padding = 12;
constexpr int markSide = 18;
constexpr int smallestName = 12;

}  // namespace

StyleCard::StyleCard(const Appearance& appearance, const QString& name, const QString& details,
                     QWidget* parent)
    : QAbstractButton(parent), appearance_(appearance), details_(details) {
    setText(name);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleDescription(details);
    setToolTip(name);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&appearance_, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QRect StyleCard::textRect(int width) const {
    return {padding, padding - 2, width - 3 * padding - markSide, 1000};
}

QSize StyleCard::sizeHint() const {
    constexpr int usualWidth = 190;
    const int scaled = usualWidth * appearance_.textSize() / 100;
    return {scaled, heightForWidth(scaled)};
}

int StyleCard::heightForWidth(int width) const {
    int height = QFontMetrics(nameFont()).height() + 2 * padding - 4;
    if (!details_.isEmpty()) {
        const QRect room = textRect(width).adjusted(0, 0, padding + markSide, 0);
        height += QFontMetrics(detailsFont()).boundingRect(room, Qt::TextWordWrap, details_).height() + 4;
    }
    return height;
}

void StyleCard::keyPressEvent(QKeyEvent* event) {
    // Enter belongs to the dialog; Space chooses.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->ignore();
    else
        QAbstractButton::keyPressEvent(event);
}

void StyleCard::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = underMouse() || hasFocus();
    const double line = isChecked() ? std::max(2.5, theme.outline) : std::max(1.0, theme.outline / 2);
    painter.setPen(QPen(isChecked() || lit ? theme.accent : theme.line, line));
    painter.setBrush(isChecked() ? theme.accentWash : theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), 12, 12);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4.5, 4.5, -4.5, -4.5), 8, 8);
    }

    const QRect text = textRect(width());
    QFont nameWritten = nameFont();
    while (nameWritten.pixelSize() > smallestName &&
           QFontMetrics(nameWritten).horizontalAdvance(QAbstractButton::text()) > text.width())
        nameWritten.setPixelSize(nameWritten.pixelSize() - 1);
    const QFontMetrics name(nameWritten);
    painter.setFont(nameWritten);
    painter.setPen(theme.ink);
    painter.drawText(QRect(text.left(), text.top(), text.width(), name.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     name.elidedText(QAbstractButton::text(), Qt::ElideRight, text.width()));
    painter.setFont(detailsFont());
    painter.setPen(theme.soft);
    painter.drawText(QRect(text.left(), text.top() + name.height() + 4, width() - 2 * padding, height()),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, details_);
    // The mark of the chosen one, for the eye that sees no colours.
    if (isChecked()) {
        const QRectF mark(width() - padding - markSide, text.top() + (name.height() - markSide) / 2.0,
                          markSide, markSide);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawEllipse(mark);
        painter.setPen(QPen(theme.accentInk, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({mark.topLeft() + QPointF(5, 9.5), mark.topLeft() + QPointF(8, 12.5),
                                        mark.topLeft() + QPointF(13, 6)}));
    }
}

}  // namespace bukvol::desktop
