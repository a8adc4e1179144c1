// The options of Балда: the board, the start word and how words may run.
#pragma once

#include <QCheckBox>
#include <QSpinBox>
#include <optional>

#include "desktop/pages/new_match/offer_box.h"
#include "desktop/pages/new_match/setup_page.h"

namespace bukvol::desktop {

class BaldaPage : public SetupPage {
    Q_OBJECT
public:
    explicit BaldaPage(QWidget* parent = nullptr);

    void showSetup(const MatchSetup& setup) override;
    void fill(MatchSetup& setup) const override;
    void adapt(const MatchSetup& setup, const Language& language) override;

    /// The start word as it is typed or chosen; empty: one is to be drawn.
    Word startWord() const { return typed_.value_or(Word()); }
    /// Why the match's rules refuse the start word, in words; empty where they do not. Words to begin with
    /// are offered from what this judge accepts.
    QString judgeStartWord(const GameOptions& options, const WordJudge& judge);

private:
    QLayout* makeSize();
    QLayout* makePlace();
    QString written() const { return word_->currentText().simplified(); }
    void showRows(int chosen);
    void resizeBoard();
    void offer();

    QSpinBox* files_;
    QSpinBox* ranks_;
    OfferBox* word_;
    QSpinBox* letters_;
    QComboBox* row_;
    QComboBox* steps_;
    QCheckBox* reuse_;
    QCheckBox* refuseShown_;
    int filesBefore_ = 0;
    std::optional<Word> typed_;       // none where what is written is no word of the alphabet
    std::optional<WordJudge> judge_;  // by whom `words_` were found
    std::vector<Word> words_;         // to begin with
    int wordsLength_ = 0;
};

}  // namespace bukvol::desktop
