// The dictionary beside the game: a word is typed and judged at once; below it the player's own words.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <functional>

#include "desktop/app/lexicon_locator.h"
#include "desktop/words/own_words_view.h"
#include "desktop/words/verdict_card.h"

namespace bukvol::desktop {

class DictionaryPanel : public QDialog {
    Q_OBJECT
public:
    DictionaryPanel(const Appearance& appearance, LexiconLocator& lexicons, OwnWordStore& store,
                    QWidget* parent);

    /// By what words are judged. `ofMatch`: the code of the match's language, empty where none is played;
    /// `usual`: the language chosen last.
    void setRules(DictionaryRules rules, const std::string& ofMatch, const std::string& usual);
    void lookUp(const QString& word);
    /// Comes to the front, ready for a word.
    void present();

    const DictionaryAnswer& answer() const { return answer_; }
    OwnWordsView& ownWords() { return *ownWords_; }
    QSize sizeHint() const override { return {440, 560}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void nameLanguages();
    void chooseLanguage(const QString& code);
    void judge();
    void retranslate();
    void restyle();

    Appearance look_;  // the theme of the window, but not its scale
    LexiconLocator& lexicons_;
    OwnWordStore& store_;
    DictionaryRules rules_;
    std::string matchLanguage_;
    Lexicon::Pointer lexicon_;
    DictionaryAnswer answer_;

    QLineEdit* field_;
    QComboBox* language_;
    VerdictCard* verdict_;
    OwnWordsView* ownWords_;
};

}  // namespace bukvol::desktop
