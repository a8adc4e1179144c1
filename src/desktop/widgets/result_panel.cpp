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
      review_(new TextButton(appearance, TextButton::Style::outlined, this)),
      replay_(new TextButton(appearance, TextButton::Style::outlined, this)),
      words_(new TextButton(appearance, TextButton::Style::outlined, this)),
      startPage_(new TextButton(appearance, TextButton::Style::outlined, this)) {
    setObjectName(QStringLiteral("result"));
    newMatch_->setObjectName(QStringLiteral("resultNewMatch"));
    review_->setObjectName(QStringLiteral("resultReview"));
    replay_->setObjectName(QStringLiteral("resultReplay"));
    connect(review_, &QAbstractButton::clicked, this, &ResultPanel::reviewAsked);
    words_->setObjectName(QStringLiteral("resultWords"));
    connect(replay_, &QAbstractButton::clicked, this, &ResultPanel::replayAsked);
    connect(words_, &QAbstractButton::clicked, this, &ResultPanel::wordsAsked);
    for (TextButton* button : {review_, replay_, words_})
        button->setTextSize(16);
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
    review_->setText(tr("Review"));
    review_->setToolTip(tr("The best move of every turn, and what was missed"));
    replay_->setText(tr("Look back"));
    words_->setText(tr("Words"));
    words_->setToolTip(tr("The words of the match, with what they mean"));
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
    if (!testAttribute(Qt::WA_Resized))
        return;  // nowhere yet: a font measured for nothing delays the start
    const int padding = qRound(appearance_.px(24));
    const int buttonHeight = qRound(appearance_.px(46));
    const int smallHeight = std::max(24, qRound(appearance_.px(36)));
    // Side by side, each as wide as its text asks for, all a little narrower where there is less room.
    const auto row = [&](const auto& buttons, int top, int height, int left, int gap) {
        int asked = 0;
        for (const TextButton* button : buttons)
            asked += button->sizeHint().width();
        const int room = width() - left - padding - gap * (static_cast<int>(buttons.size()) - 1);
        const double part = std::min(1.0, static_cast<double>(room) / std::max(1, asked));
        int x = left;
        for (TextButton* button : buttons) {
            const int wide = static_cast<int>(button->sizeHint().width() * part);
            button->setGeometry(x, top, wide, height);
            x += wide + gap;
        }
    };
    const int top = height() - qRound(appearance_.px(20)) - buttonHeight;
    row(std::array{newMatch_, startPage_}, top, buttonHeight, padding, padding / 2);
    smallTop_ = top - qRound(appearance_.px(8)) - smallHeight;
    row(std::array{review_, replay_, words_}, smallTop_, smallHeight, padding, padding / 2);
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
    const QRectF text(padding, appearance_.px(18), width() - 2 * padding, smallTop_ - appearance_.px(22));
    painter.setPen(theme.ink);
    const QFont font = fittedFont(appearance_.textFont(32, true), winner_, text.width(), 14);
    painter.setFont(font);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, winner_);
    const QRectF below = text.adjusted(0, QFontMetricsF(font).height() + appearance_.px(2), 0, 0);
    painter.setPen(theme.soft);
    painter.setFont(fittedFont(appearance_.textFont(19), scores_, below.size().toSize(), 11));
    painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, scores_);
}

}  // namespace bukvol::desktop
