#include "desktop/widgets/result_panel.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <array>

#include "desktop/look/text_fit.h"

namespace bukvol::desktop {

ResultPanel::ResultPanel(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      newMatch_(new TextButton(appearance, TextButton::Style::primary, this)),
      replay_(new TextButton(appearance, TextButton::Style::outlined, this)),
      startPage_(new TextButton(appearance, TextButton::Style::outlined, this)) {
    setObjectName(QStringLiteral("result"));
    newMatch_->setObjectName(QStringLiteral("resultNewMatch"));
    replay_->setObjectName(QStringLiteral("resultReplay"));
    connect(replay_, &QAbstractButton::clicked, this, &ResultPanel::replayAsked);
    connect(newMatch_, &QAbstractButton::clicked, this, &ResultPanel::newMatchAsked);
    connect(startPage_, &QAbstractButton::clicked, this, &ResultPanel::startPageAsked);
    connect(&appearance_, &Appearance::changed, this, [this] {
        place();
        update();
    });
    retranslate();
}

void ResultPanel::setResult(const QString& winner, const QString& scores) {
    winner_ = winner;
    scores_ = scores;
    setAccessibleName(winner + QStringLiteral(". ") + scores);
    update();
}

void ResultPanel::retranslate() {
    newMatch_->setText(tr("New match"));
    replay_->setText(tr("Look back"));
    startPage_->setText(tr("To the start page"));
    place();
}

void ResultPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ResultPanel::resizeEvent(QResizeEvent*) {
    place();
}

void ResultPanel::place() {
    const int padding = qRound(appearance_.px(24));
    const int buttonHeight = qRound(appearance_.px(46));
    const int top = height() - padding - buttonHeight;
    const int gap = padding / 2;
    // Side by side, each as wide as its text asks for, all a little narrower where there is less room.
    const std::array<TextButton*, 3> buttons{newMatch_, replay_, startPage_};
    int asked = 0;
    for (const TextButton* button : buttons)
        asked += button->sizeHint().width();
    const int room = width() - 2 * padding - 2 * gap;
    const double part = std::min(1.0, static_cast<double>(room) / std::max(1, asked));
    int x = padding;
    for (TextButton* button : buttons) {
        const int wide = static_cast<int>(button->sizeHint().width() * part);
        button->setGeometry(x, top, wide, buttonHeight);
        x += wide + gap;
    }
}

void ResultPanel::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = appearance_.px(14);
    const double line = std::max(2.0, theme.outline);
    painter.setPen(QPen(theme.accent, line));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
    const double padding = appearance_.px(24);
    const QRectF text = QRectF(rect()).adjusted(padding, padding, -padding, -padding - appearance_.px(52));
    painter.setPen(theme.ink);
    const QFont font = fittedFont(appearance_.textFont(34, true), winner_, text.width(), 14);
    painter.setFont(font);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, winner_);
    const double below = QFontMetricsF(font).height() + appearance_.px(6);
    painter.setPen(theme.soft);
    painter.setFont(appearance_.textFont(19));
    painter.drawText(text.adjusted(0, below, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, scores_);
}

}  // namespace bukvol::desktop
