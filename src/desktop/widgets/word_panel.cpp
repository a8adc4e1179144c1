#include "desktop/widgets/word_panel.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "desktop/look/text_fit.h"
#include "desktop/look/text_style.h"
#include "desktop/look/tile_painter.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

WordPanel::WordPanel(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      status_(new QLabel(this)),
      submit_(new TextButton(appearance, TextButton::Style::primary, this)),
      otherWay_(new TextButton(appearance, TextButton::Style::link, this)) {
    setObjectName(QStringLiteral("wordPanel"));
    status_->setObjectName(QStringLiteral("wordStatus"));
    status_->setWordWrap(true);
    status_->setTextFormat(Qt::PlainText);
    status_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    submit_->setObjectName(QStringLiteral("submit"));
    otherWay_->setObjectName(QStringLiteral("otherWay"));
    connect(submit_, &QAbstractButton::clicked, this, [this] {
        if (look_.canAgree)
            emit agreed();
        else
            emit submitted();
    });
    connect(otherWay_, &QAbstractButton::clicked, this, &WordPanel::otherWayAsked);
    connect(&appearance_, &Appearance::changed, this, [this] {
        restyle();
        place();
        update();
    });
    restyle();
    retranslate();
}

void WordPanel::setLook(const WordPanelLook& look) {
    const bool statusChanged = look.status != look_.status;
    look_ = look;
    status_->setText(look.status);
    otherWay_->setText(look.otherWay);
    otherWay_->setVisible(!look.otherWay.isEmpty());
    submit_->setEnabled(look.canSubmit || look.canAgree);
    submit_->setStyle(look.canAgree ? TextButton::Style::outlined : TextButton::Style::primary);
    setAccessibleName(look.word.empty() ? look.placeholder : tr("Word: %1").arg(wordText()));
    restyle();
    retranslate();
    place();
    update();
    if (statusChanged && !look.status.isEmpty())
        announce(*status_, look.status);
}

QString WordPanel::wordText() const {
    QString text;
    for (const WordLetterLook& letter : look_.word)
        text += letter.letter.isEmpty() ? QStringLiteral("*") : letter.letter;
    return text;
}

void WordPanel::retranslate() {
    submit_->setText(look_.canAgree ? tr("Accept by agreement") : tr("Count it ⏎"));
}

void WordPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WordPanel::restyle() {
    const Theme& theme = appearance_.theme();
    const QColor ink = look_.tone == WordPanelLook::Tone::good  ? theme.accent
                       : look_.tone == WordPanelLook::Tone::bad ? theme.refusal
                                                                : theme.soft;
    styleText(*status_, statusFont(), ink);
}

double WordPanel::px(double length) const {
    constexpr QSizeF design(560, 112);
    return length *
           std::max(appearance_.scale(), std::min(width() / design.width(), height() / design.height()));
}

QFont WordPanel::statusFont() const {
    return appearance_.textFont(px(16) / appearance_.scale());
}

void WordPanel::resizeEvent(QResizeEvent*) {
    place();
}

void WordPanel::place() {
    if (!testAttribute(Qt::WA_Resized))
        return;  // nowhere yet: a font measured for nothing delays the start
    submit_->setTextSize(px(17) / appearance_.scale());
    otherWay_->setTextSize(px(15) / appearance_.scale());
    const double padding = px(18);
    const int buttonWidth = std::max(qCeil(px(160)), submit_->sizeHint().width() - qRound(px(16)));
    const int buttonHeight = qCeil(px(46));
    submit_->setGeometry(width() - qRound(padding) - buttonWidth, qRound(px(16)), buttonWidth, buttonHeight);
    const QSize link = otherWay_->sizeHint();
    const int rowTop = qRound(px(66));
    const int rowHeight = height() - rowTop - qRound(px(4));
    const int linkWidth = look_.otherWay.isEmpty() ? 0 : link.width();
    otherWay_->setGeometry(width() - qRound(padding) - linkWidth + qRound(px(6)),
                           rowTop + (rowHeight - link.height()) / 2, linkWidth, link.height());
    const int statusWidth = width() - 2 * qRound(padding) - (linkWidth > 0 ? linkWidth + 6 : 0);
    status_->setGeometry(qRound(padding), rowTop, statusWidth, rowHeight);
    // A long sentence takes a smaller size rather than be cut.
    status_->setFont(fittedFont(statusFont(), look_.status, QSize(statusWidth, rowHeight), 11));
}

void WordPanel::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = px(14);
    const double inset = theme.outline / 2;
    painter.setPen(QPen(theme.line, theme.outline));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);

    const double left = px(18);
    const QRectF row(left, px(16), submit_->x() - left - px(12), px(46));
    if (look_.word.empty()) {
        painter.setPen(theme.soft);
        painter.setFont(fittedFont(appearance_.textFont(px(20) / appearance_.scale()), look_.placeholder,
                                   row.width(), 11));
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, look_.placeholder);
        return;
    }
    const double count = static_cast<double>(look_.word.size());
    const double step = std::min(px(46), row.width() / count);
    const double side = step * 42 / 46;
    painter.setFont(Appearance::letterFont(std::min(px(30), side * 0.74)));
    for (std::size_t i = 0; i < look_.word.size(); ++i) {
        const WordLetterLook& letter = look_.word[i];
        const QRectF tile(row.left() + step * static_cast<double>(i), row.top(), side, row.height());
        painter.setPen(theme.tileOutlines ? QPen(theme.line, 1) : QPen(Qt::NoPen));
        painter.setBrush(theme.accentWash);
        painter.drawRoundedRect(tile, side * 0.19, side * 0.19);
        if (letter.letter.isEmpty()) {
            paintStar(painter, tile.center(), side * 0.26, theme.star);
            continue;
        }
        painter.setPen(letter.joker ? theme.starInk : theme.ink);
        paintCentredCapital(painter, tile, letter.letter);
    }
}

}  // namespace bukvol::desktop
