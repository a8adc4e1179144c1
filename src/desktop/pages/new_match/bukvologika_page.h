// The options of Буквологика: letters, start square, moves.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include "desktop/pages/new_match/setup_page.h"

namespace bukvol::desktop {

class BukvologikaPage : public SetupPage {
    Q_OBJECT
public:
    explicit BukvologikaPage(QWidget* parent = nullptr);

    void showSetup(const MatchSetup& setup) override;
    void fill(MatchSetup& setup) const override;

private:
    QComboBox* moves_;
    QComboBox* supply_;
    QSpinBox* lettersAtHand_;
    QComboBox* startSquare_;
    QComboBox* openingMoves_;
    QCheckBox* strict_;
};

}  // namespace bukvol::desktop
