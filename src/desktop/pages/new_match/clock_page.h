// The clock of a match.
#pragma once

#include <QCheckBox>
#include <QSpinBox>

#include "desktop/pages/new_match/setup_page.h"

namespace bukvol::desktop {

class ClockPage : public SetupPage {
    Q_OBJECT
public:
    explicit ClockPage(QWidget* parent = nullptr);

    void showSetup(const MatchSetup& setup) override;
    void fill(MatchSetup& setup) const override;

private:
    void enableOptions();

    QCheckBox* clock_;
    QSpinBox* minutes_;
    QCheckBox* penalty_;
};

}  // namespace bukvol::desktop
