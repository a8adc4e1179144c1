// All words of a match with what they mean.
#pragma once

#include "core/match/match.h"
#include "desktop/statistics/word_table.h"
#include "desktop/widgets/themed_dialog.h"

namespace bukvol::desktop {

class MatchWordsDialog : public ThemedDialog {
    Q_OBJECT
public:
    MatchWordsDialog(const Appearance& program, const Match& match, QWidget* parent);

    WordTable& words() { return *words_; }

private:
    WordTable* words_;
};

}  // namespace bukvol::desktop
