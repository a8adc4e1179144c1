#include "desktop/pages/new_match/course_page.h"

#include <QFormLayout>

namespace bukvol::desktop {

CoursePage::CoursePage(QWidget* parent)
    : SetupPage(parent),
      clock_(new QCheckBox(tr("&Clock"))),
      minutes_(new QSpinBox),
      penalty_(new QCheckBox(tr("A point to each opponent for a minute over"))),
      undo_(new QCheckBox(tr("Moves may be taken back"))),
      refusalEndsTurn_(new QCheckBox(tr("A refused word ends the turn"))) {
    auto* form = new QFormLayout(this);
    form->setVerticalSpacing(10);
    clock_->setObjectName(QStringLiteral("clock"));
    minutes_->setObjectName(QStringLiteral("minutes"));
    minutes_->setRange(1, maxClockMinutes);
    penalty_->setObjectName(QStringLiteral("penalty"));
    form->addRow(clock_);
    form->addRow(tr("&Minutes of each player"), minutes_);
    form->addRow(penalty_);
    undo_->setObjectName(QStringLiteral("undo"));
    form->addRow(undo_);
    refusalEndsTurn_->setObjectName(QStringLiteral("refusalEndsTurn"));
    form->addRow(refusalEndsTurn_);
    connect(clock_, &QCheckBox::toggled, this, [this] {
        enableOptions();
        emit changed();
    });
    connect(minutes_, &QSpinBox::valueChanged, this, &SetupPage::changed);
    for (auto* box : {penalty_, undo_, refusalEndsTurn_})
        connect(box, &QCheckBox::toggled, this, &SetupPage::changed);
}

void CoursePage::enableOptions() {
    minutes_->setEnabled(clock_->isChecked());
    penalty_->setEnabled(clock_->isChecked());
}

void CoursePage::showSetup(const MatchSetup& setup) {
    constexpr int usualMinutes = 10;
    clock_->setChecked(setup.clock.minutes.has_value());
    minutes_->setValue(setup.clock.minutes.value_or(usualMinutes));
    penalty_->setChecked(setup.clock.penalty);
    undo_->setChecked(setup.undo);
    refusalEndsTurn_->setChecked(setup.game.refusalEndsTurn);
    enableOptions();
}

void CoursePage::fill(MatchSetup& setup) const {
    setup.clock.minutes = clock_->isChecked() ? std::optional(minutes_->value()) : std::nullopt;
    setup.clock.penalty = penalty_->isChecked();
    setup.undo = undo_->isChecked();
    setup.game.refusalEndsTurn = refusalEndsTurn_->isChecked();
}

}  // namespace bukvol::desktop
