// Sets up a match: its style first, who plays, and all other options folded away under "more".
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <vector>

#include "desktop/app/settings.h"
#include "desktop/pages/new_match/setup_page.h"
#include "desktop/pages/new_match/style_picker.h"
#include "desktop/widgets/card.h"
#include "desktop/widgets/themed_dialog.h"

namespace bukvol::desktop {

class LexiconLocator;

class NewMatchDialog : public ThemedDialog {
    Q_OBJECT
public:
    NewMatchDialog(const Appearance& program, LexiconLocator& lexicons, Settings& settings,
                   const MatchSetup& setup, QWidget* parent = nullptr);

    /// The match as chosen.
    MatchSetup setup() const;
    void showMore(bool shown);

private:
    QWidget* makeChoice(SetupPage* players);
    QWidget* makeMore(const std::vector<std::pair<QString, SetupPage*>>& pages);
    QWidget* makeKeeping();
    QLayout* makeButtons();
    void showSetup(const MatchSetup& setup);
    void check();
    void keepStyle();

    LexiconLocator& lexicons_;
    Settings& settings_;
    MatchSetup base_;  // what no page shows
    std::vector<SetupPage*> pages_;
    StylePicker* styles_;
    QWidget* more_ = nullptr;
    QPushButton* moreButton_ = nullptr;
    QLineEdit* styleName_ = nullptr;
    QPushButton* keepStyle_ = nullptr;
    QLabel* problem_ = nullptr;
    QPushButton* start_ = nullptr;
    bool showing_ = false;
};

}  // namespace bukvol::desktop
