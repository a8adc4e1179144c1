// The verdict on a word: its tiles, the sentence, the gloss, words to look at, and the own-word button.
#pragma once

#include <QLabel>

#include "desktop/widgets/buttons.h"
#include "desktop/widgets/card.h"
#include "desktop/words/dictionary_answer.h"
#include "desktop/words/word_links.h"
#include "desktop/words/word_tiles.h"

namespace bukvol::desktop {

class VerdictCard : public Card {
    Q_OBJECT
public:
    explicit VerdictCard(const Appearance& appearance, QWidget* parent = nullptr);

    /// `note`: by which rules it is.
    void setAnswer(const DictionaryAnswer& answer, const QString& note);

signals:
    void lookUpAsked(const QString& word);
    void addAsked();
    void removeAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void retranslate();

    const Appearance& appearance_;
    DictionaryAnswer answer_;
    WordTiles* tiles_;
    QLabel* sentence_;
    QLabel* gloss_;
    QLabel* remarks_;
    WordLinks* links_;
    QLabel* note_;
    TextButton* own_;
};

}  // namespace bukvol::desktop
