// Which words count, and what the program tells of them during the match.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

#include "desktop/pages/new_match/setup_page.h"

namespace bukvol::desktop {

class WordsPage : public SetupPage {
    Q_OBJECT
public:
    explicit WordsPage(QWidget* parent = nullptr);

    void showSetup(const MatchSetup& setup) override;
    void fill(MatchSetup& setup) const override;
    void adapt(const MatchSetup& setup, const Language& language) override;

private:
    QWidget* makeFolds();

    QFormLayout* form_;
    QWidget* folds_;
    QCheckBox* hints_;
    QCheckBox* verdict_;
    QCheckBox* dictionary_;
    QCheckBox* agreement_;
    QCheckBox* ownWords_;
    QCheckBox* foldYo_;
    QCheckBox* foldShortI_;
    QCheckBox* pluralOnly_;
    QCheckBox* refuseObscene_;
    QComboBox* diminutives_;
};

}  // namespace bukvol::desktop
