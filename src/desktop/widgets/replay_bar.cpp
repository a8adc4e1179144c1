#include "desktop/widgets/replay_bar.h"

#include <QEvent>
#include <QLocale>
#include <QSignalBlocker>
#include <algorithm>

#include "desktop/play/replay_control.h"

namespace bukvol::desktop {

ReplayBar::ReplayBar(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      first_(new IconButton(appearance, QStringLiteral("first"), this)),
      previous_(new IconButton(appearance, QStringLiteral("previous"), this)),
      toggle_(new IconButton(appearance, QStringLiteral("play"), this)),
      next_(new IconButton(appearance, QStringLiteral("next"), this)),
      last_(new IconButton(appearance, QStringLiteral("last"), this)),
      slider_(new QSlider(Qt::Horizontal, this)) {
    first_->setObjectName(QStringLiteral("replayFirst"));
    previous_->setObjectName(QStringLiteral("replayPrevious"));
    toggle_->setObjectName(QStringLiteral("replayToggle"));
    next_->setObjectName(QStringLiteral("replayNext"));
    last_->setObjectName(QStringLiteral("replayLast"));
    slider_->setObjectName(QStringLiteral("replaySlider"));
    connect(first_, &QAbstractButton::clicked, this, &ReplayBar::firstAsked);
    connect(previous_, &QAbstractButton::clicked, this, &ReplayBar::previousAsked);
    connect(toggle_, &QAbstractButton::clicked, this, &ReplayBar::toggleAsked);
    connect(next_, &QAbstractButton::clicked, this, &ReplayBar::nextAsked);
    connect(last_, &QAbstractButton::clicked, this, &ReplayBar::lastAsked);
    for (const double speed : replaySpeeds) {
        auto* button = new ChoiceButton(appearance, this);
        button->setObjectName(QStringLiteral("replaySpeed%1").arg(speeds_.size()));
        connect(button, &QAbstractButton::clicked, this, [this, speed] { emit speedAsked(speed); });
        speeds_.push_back(button);
    }
    setTabOrder(speeds_.back(), slider_);
    connect(slider_, &QSlider::valueChanged, this, &ReplayBar::stopAsked);
    retranslate();
}

void ReplayBar::retranslate() {
    first_->setLabel(tr("To the beginning"), tr("Home"));
    previous_->setLabel(tr("One step back"), QStringLiteral("←"));
    toggle_->setLabel(running_ ? tr("Stand still") : tr("Run"), tr("Space"));
    next_->setLabel(tr("One step on"), QStringLiteral("→"));
    last_->setLabel(tr("To the end"), tr("End"));
    slider_->setAccessibleName(tr("Step of the match"));
    for (std::size_t i = 0; i < speeds_.size(); ++i) {
        const QString speed = QLocale().toString(replaySpeeds[i]) + QStringLiteral("×");
        speeds_[i]->setText(speed);
        speeds_[i]->setAccessibleName(tr("Speed %1").arg(speed));
        speeds_[i]->setToolTip(tr("Speed %1").arg(speed));
    }
}

void ReplayBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReplayBar::setState(int at, int last, bool running, const QString& words) {
    const QSignalBlocker shownOnly(slider_);
    slider_->setRange(0, last);
    slider_->setPageStep(std::max(1, last / 10));
    slider_->setValue(at);
    slider_->setEnabled(last > 0);
    slider_->setAccessibleDescription(words);
    first_->setEnabled(at > 0);
    previous_->setEnabled(at > 0);
    next_->setEnabled(at < last);
    last_->setEnabled(at < last);
    toggle_->setEnabled(last > 0);
    running_ = running;
    toggle_->setIconName(running ? QStringLiteral("pause") : QStringLiteral("play"));
    retranslate();
}

void ReplayBar::setSpeed(double speed) {
    for (std::size_t i = 0; i < speeds_.size(); ++i)
        speeds_[i]->setChecked(replaySpeeds[i] == speed);
}

void ReplayBar::resizeEvent(QResizeEvent*) {
    const int gap = std::max(4, qRound(appearance_.px(8)));
    const int sliderHeight = std::max(24, qRound(appearance_.px(30)));
    const int rowHeight = std::min(height() - sliderHeight - gap, std::max(26, qRound(appearance_.px(44))));
    // Buttons are a little wider than high; the speeds share what is left.
    const int wide = std::min(qRound(rowHeight * 1.2), (width() * 54 / 100 - 4 * gap) / 5);
    int x = 0;
    for (IconButton* button : {first_, previous_, toggle_, next_, last_}) {
        button->setGeometry(x, 0, wide, rowHeight);
        x += wide + gap;
    }
    const int left = x + gap;
    const int count = static_cast<int>(speeds_.size());
    const int each = std::min((width() - left - (count - 1) * gap) / count, qRound(rowHeight * 1.6));
    x = width() - count * each - (count - 1) * gap;
    for (ChoiceButton* button : speeds_) {
        button->setGeometry(x, 0, each, rowHeight);
        x += each + gap;
    }
    slider_->setGeometry(0, height() - sliderHeight, width(), sliderHeight);
}

}  // namespace bukvol::desktop
