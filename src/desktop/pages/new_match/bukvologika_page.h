// The options of Буквологика: letters, board, course of the match.
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
    QCheckBox* undo_;
    QCheckBox* strict_;
    QCheckBox* refusalEndsTurn_;
};

}  // namespace bukvol::desktop
