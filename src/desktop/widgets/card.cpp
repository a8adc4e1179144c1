#include "desktop/widgets/card.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace bukvol::desktop {

Card::Card(const Appearance& appearance, QWidget* parent) : QWidget(parent), appearance_(appearance) {
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void Card::follow(QWidget* field) {
    field_ = field;
    field->installEventFilter(this);
}

bool Card::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::eventFilter(watched, event);
}

void Card::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = field_ != nullptr && field_->hasFocus();
    const double line = lit ? std::max(2.0, theme.outline) : theme.outline;
    const double radius = appearance_.px(12);
    painter.setPen(QPen(lit ? theme.accent : theme.line, line));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
}

Card* cardAround(const Appearance& appearance, QFrame* field) {
    auto* card = new Card(appearance);
    field->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(6, 5, 6, 5);
    layout->addWidget(field);
    card->follow(field);
    return card;
}

}  // namespace bukvol::desktop
