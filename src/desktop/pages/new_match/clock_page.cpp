#include "desktop/pages/new_match/clock_page.h"

#include <QFormLayout>

namespace bukvol::desktop {

ClockPage::ClockPage(QWidget* parent)
    : SetupPage(parent),
      clock_(new QCheckBox(tr("&Clock"))),
      minutes_(new QSpinBox),
      penalty_(new QCheckBox(tr("A point to each opponent for a minute over"))) {
    auto* form = new QFormLayout(this);
    form->setVerticalSpacing(10);
    clock_->setObjectName(QStringLiteral("clock"));
    minutes_->setObjectName(QStringLiteral("minutes"));
    minutes_->setRange(1, maxClockMinutes);
    penalty_->setObjectName(QStringLiteral("penalty"));
    form->addRow(clock_);
    form->addRow(tr("&Minutes of each player"), minutes_);
    form->addRow(penalty_);
    connect(clock_, &QCheckBox::toggled, this, [this] {
        enableOptions();
        emit changed();
    });
    connect(minutes_, &QSpinBox::valueChanged, this, &SetupPage::changed);
    connect(penalty_, &QCheckBox::toggled, this, &SetupPage::changed);
}

void ClockPage::enableOptions() {
    minutes_->setEnabled(clock_->isChecked());
    penalty_->setEnabled(clock_->isChecked());
}

void ClockPage::showSetup(const MatchSetup& setup) {
    constexpr int usualMinutes = 10;
    clock_->setChecked(setup.clock.minutes.has_value());
    minutes_->setValue(setup.clock.minutes.value_or(usualMinutes));
    penalty_->setChecked(setup.clock.penalty);
    enableOptions();
}

void ClockPage::fill(MatchSetup& setup) const {
    setup.clock.minutes = clock_->isChecked() ? std::optional(minutes_->value()) : std::nullopt;
    setup.clock.penalty = penalty_->isChecked();
}

}  // namespace bukvol::desktop
