// All the options of a match.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <vector>

#include "desktop/app/lexicon_locator.h"

class QFormLayout;

namespace bukvol::desktop {

class NewMatchDialog : public QDialog {
    Q_OBJECT
public:
    NewMatchDialog(LexiconLocator& lexicons, const MatchSetup& setup, QWidget* parent = nullptr);

    /// The match as chosen.
    MatchSetup setup() const;

private:
    QWidget* makePlayers();
    QWidget* makeTable();
    QWidget* makeCourse();
    QWidget* makeWords();
    void showSetup(const MatchSetup& setup);
    void check();

    LexiconLocator& lexicons_;
    QComboBox* language_;
    QSpinBox* players_;
    std::vector<QLineEdit*> names_;
    QCheckBox* byLot_;
    QComboBox* supply_;
    QSpinBox* lettersAtHand_;
    QComboBox* startSquare_;
    QComboBox* openingMoves_;
    QComboBox* moves_;
    QCheckBox* strict_;
    QCheckBox* refusalEndsTurn_;
    QCheckBox* agreement_;
    QCheckBox* dictionary_;
    QCheckBox* ownWords_;
    QCheckBox* clock_;
    QSpinBox* minutes_;
    QCheckBox* penalty_;
    QCheckBox* foldYo_;
    QCheckBox* pluralOnly_;
    QComboBox* diminutives_;
    QCheckBox* refuseObscene_;
    QLabel* problem_;
    QPushButton* start_;
};

}  // namespace bukvol::desktop
