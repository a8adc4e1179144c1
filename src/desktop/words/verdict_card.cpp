#include "desktop/words/verdict_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "desktop/look/text_style.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

VerdictCard::VerdictCard(const Appearance& appearance, QWidget* parent)
    : Card(appearance, parent),
      appearance_(appearance),
      tiles_(new WordTiles(appearance)),
      sentence_(new QLabel),
      gloss_(new QLabel),
      remarks_(new QLabel),
      links_(new WordLinks(appearance)),
      note_(new QLabel),
      own_(new TextButton(appearance, TextButton::Style::outlined)) {
    setObjectName(QStringLiteral("verdictCard"));
    sentence_->setObjectName(QStringLiteral("verdict"));
    gloss_->setObjectName(QStringLiteral("gloss"));
    remarks_->setObjectName(QStringLiteral("remarks"));
    own_->setObjectName(QStringLiteral("own"));
    for (auto* label : {sentence_, gloss_, remarks_, note_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    own_->setTextSize(15);
    own_->setMaximumHeight(38);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(note_, 1);
    bottom->addWidget(own_, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 12);
    layout->setSpacing(7);
    layout->addWidget(tiles_);
    layout->addWidget(sentence_);
    layout->addWidget(gloss_);
    layout->addWidget(remarks_);
    layout->addWidget(links_);
    layout->addStretch(1);
    layout->addLayout(bottom);
    connect(links_, &WordLinks::chosen, this, &VerdictCard::lookUpAsked);
    connect(own_, &QAbstractButton::clicked, this, [this] {
        if (answer_.own)
            emit removeAsked();
        else
            emit addAsked();
    });
    connect(&appearance_, &Appearance::changed, this, &VerdictCard::restyle);
    restyle();
    retranslate();
}

void VerdictCard::setAnswer(const DictionaryAnswer& answer, const QString& note) {
    const bool isNew = answer.sentence != answer_.sentence;
    answer_ = answer;
    tiles_->setLetters(answer.letters, answer.tone == DictionaryAnswer::Tone::good);
    tiles_->setVisible(!answer.letters.empty() || answer.sentence.isEmpty());
    for (const auto& [label, text] : {std::pair(sentence_, answer.sentence), std::pair(gloss_, answer.gloss),
                                      std::pair(remarks_, answer.remarks), std::pair(note_, note)}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
    own_->setVisible(answer.own || answer.canOwn);
    retranslate();
    restyle();
    if (isNew && !answer.sentence.isEmpty())
        announce(*sentence_, answer.sentence);
}

void VerdictCard::retranslate() {
    tiles_->setPlaceholder(tr("Type a word: the verdict appears here"));
    own_->setText(answer_.own ? tr("Remove from my words") : tr("Add to my words"));
    links_->setWords(answer_.guesses ? tr("Perhaps:") : tr("See:"), answer_.lookUps);
}

void VerdictCard::restyle() {
    const Theme& theme = appearance_.theme();
    styleText(*sentence_, appearance_.textFont(17, true),
              answer_.tone == DictionaryAnswer::Tone::good ? theme.accent : theme.refusal);
    styleText(*gloss_, appearance_.textFont(16), theme.ink);
    styleText(*remarks_, appearance_.textFont(15), theme.soft);
    styleText(*note_, appearance_.textFont(13), theme.soft);
}

void VerdictCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

}  // namespace bukvol::desktop
