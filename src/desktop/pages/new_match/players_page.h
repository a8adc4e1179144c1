// Who plays, in which language, in which order.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <vector>

#include "desktop/app/lexicon_locator.h"
#include "desktop/pages/new_match/setup_page.h"

namespace bukvol::desktop {

class PlayersPage : public SetupPage {
    Q_OBJECT
public:
    explicit PlayersPage(LexiconLocator& lexicons, QWidget* parent = nullptr);

    void showSetup(const MatchSetup& setup) override;
    void fill(MatchSetup& setup) const override;

private:
    void showNames();

    QComboBox* language_;
    QSpinBox* players_;
    std::vector<QLineEdit*> names_;
    std::vector<QComboBox*> kinds_;  // a person, or the computer's level
    QCheckBox* byLot_;
};

}  // namespace bukvol::desktop
