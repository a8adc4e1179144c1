// Chooses a sheet to play on without a computer, and saves or prints it.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include "desktop/app/lexicon_locator.h"
#include "desktop/paper/blank_sheet.h"
#include "desktop/paper/paper_dialog.h"

namespace bukvol::desktop {

class BlankSheetDialog : public PaperDialog {
    Q_OBJECT
public:
    /// `language`: of play, chosen at first.
    BlankSheetDialog(const Appearance& program, LexiconLocator& lexicons, const QString& language,
                     QWidget* parent);

    /// Writes the sheet as PDF; says in the dialog what came of it.
    bool saveTo(const QString& path);

private:
    std::unique_ptr<BlankSheet> sheet() const;
    void refresh();
    void save();
    void printSheet();

    LexiconLocator& lexicons_;
    QComboBox* game_;
    QComboBox* language_;
    QSpinBox* players_;
    QCheckBox* cutOuts_;
    QPushButton* save_;
    QPushButton* print_;
};

}  // namespace bukvol::desktop
