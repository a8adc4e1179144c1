// The course of a match in any game: the clock, and what may be tried twice.
#pragma once

#include <QCheckBox>
#include <QSpinBox>

#include "desktop/pages/new_match/setup_page.h"

namespace bukvol::desktop {

class CoursePage : public SetupPage {
    Q_OBJECT
public:
    explicit CoursePage(QWidget* parent = nullptr);

    void showSetup(const MatchSetup& setup) override;
    void fill(MatchSetup& setup) const override;

private:
    void enableOptions();

    QCheckBox* clock_;
    QSpinBox* minutes_;
    QCheckBox* penalty_;
    QCheckBox* undo_;
    QCheckBox* refusalEndsTurn_;
};

}  // namespace bukvol::desktop
