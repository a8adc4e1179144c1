#include "desktop/pages/new_match/words_page.h"

#include <QHBoxLayout>

#include "desktop/pages/choice_box.h"
#include "desktop/words/dictionary_option.h"

namespace bukvol::desktop {

WordsPage::WordsPage(QWidget* parent)
    : SetupPage(parent),
      form_(new QFormLayout(this)),
      folds_(new QWidget),
      hints_(new QCheckBox(tr("Hints may be asked for"))),
      verdict_(new QCheckBox(tr("Tell at once whether the word counts"))),
      dictionary_(new QCheckBox(tr("The dictionary is open during the match"))),
      agreement_(new QCheckBox(tr("Players may agree on unknown words"))),
      ownWords_(new QCheckBox(tr("My own words count"))),
      foldYo_(new QCheckBox(QStringLiteral("Е = Ё"))),
      foldShortI_(new QCheckBox(QStringLiteral("И = Й"))),
      pluralOnly_(new QCheckBox(tr("Nouns without a singular count"))),
      refuseObscene_(new QCheckBox(tr("Obscene words do not count"))),
      diminutives_(new QComboBox) {
    form_->setVerticalSpacing(6);
    hints_->setObjectName(QStringLiteral("hints"));
    verdict_->setObjectName(QStringLiteral("verdictBeforehand"));
    dictionary_->setObjectName(QStringLiteral("dictionaryOpen"));
    agreement_->setObjectName(QStringLiteral("agreement"));
    ownWords_->setObjectName(QStringLiteral("ownWordsCount"));
    foldYo_->setObjectName(QStringLiteral("foldYo"));
    foldShortI_->setObjectName(QStringLiteral("foldShortI"));
    pluralOnly_->setObjectName(QStringLiteral("pluralOnly"));
    refuseObscene_->setObjectName(QStringLiteral("refuseObscene"));
    diminutives_->setObjectName(QStringLiteral("diminutives"));
    for (auto* box : {hints_, verdict_, dictionary_, agreement_, ownWords_, pluralOnly_, refuseObscene_})
        form_->addRow(box);
    form_->addRow(tr("One &letter"), makeFolds());
    for (auto* box : {hints_, verdict_, dictionary_, agreement_, ownWords_, foldYo_, foldShortI_, pluralOnly_,
                      refuseObscene_})
        connect(box, &QCheckBox::toggled, this, &SetupPage::changed);
    diminutives_->addItem(tr("do not count"), static_cast<int>(DiminutivePolicy::refuse));
    diminutives_->addItem(tr("count, with a remark"), static_cast<int>(DiminutivePolicy::warn));
    diminutives_->addItem(tr("count"), static_cast<int>(DiminutivePolicy::accept));
    form_->addRow(tr("&Diminutives"), diminutives_);
    connect(diminutives_, &QComboBox::currentIndexChanged, this, &SetupPage::changed);
}

QWidget* WordsPage::makeFolds() {
    foldYo_->setAccessibleName(tr("Е and Ё are one letter"));
    foldShortI_->setAccessibleName(tr("И and Й are one letter"));
    auto* row = new QHBoxLayout(folds_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(foldYo_);
    row->addWidget(foldShortI_);
    row->addStretch();
    return folds_;
}

void WordsPage::showSetup(const MatchSetup& setup) {
    const WordRules& words = setup.game.words;
    hints_->setChecked(setup.hints);
    verdict_->setChecked(setup.verdictBeforehand);
    dictionary_->setChecked(dictionaryOpen(setup));
    agreement_->setChecked(setup.game.wordsByAgreement);
    ownWords_->setChecked(setup.game.ownWords);
    foldYo_->setChecked(words.foldYo);
    foldShortI_->setChecked(words.foldShortI);
    pluralOnly_->setChecked(words.acceptPluralOnly);
    refuseObscene_->setChecked(words.refuseObscene);
    chooseData(*diminutives_, static_cast<int>(words.diminutives));
}

void WordsPage::fill(MatchSetup& setup) const {
    WordRules& words = setup.game.words;
    setup.hints = hints_->isChecked();
    setup.verdictBeforehand = verdict_->isChecked();
    setDictionaryOpen(setup, dictionary_->isChecked() && !setup.game.refusalEndsTurn);
    setup.game.wordsByAgreement = agreement_->isChecked();
    setup.game.ownWords = ownWords_->isChecked();
    words.foldYo = foldYo_->isChecked();
    words.foldShortI = foldShortI_->isChecked();
    words.acceptPluralOnly = pluralOnly_->isChecked();
    words.refuseObscene = refuseObscene_->isChecked();
    words.diminutives = static_cast<DiminutivePolicy>(diminutives_->currentData().toInt());
}

void WordsPage::adapt(const MatchSetup& setup, const Language& language) {
    // Asking first would take the risk out of naming a word.
    const bool mayAsk = !setup.game.refusalEndsTurn;
    const QString why =
        mayAsk ? QString() : tr("Where a refused word ends the turn, the dictionary stays closed.");
    for (auto* box : {verdict_, dictionary_}) {
        box->setEnabled(mayAsk);
        box->setToolTip(why);
    }
    // In a language without these letters it is all the same.
    const bool yo = language.folds.contains("yo");
    const bool shortI = language.folds.contains("short-i");
    foldYo_->setVisible(yo);
    foldShortI_->setVisible(shortI);
    form_->setRowVisible(folds_, yo || shortI);
}

}  // namespace bukvol::desktop
