#include "desktop/statistics/match_words_dialog.h"

#include <QPushButton>
#include <QVBoxLayout>

#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"
#include "desktop/statistics/gloss.h"
#include "desktop/widgets/window_size.h"

namespace bukvol::desktop {

MatchWordsDialog::MatchWordsDialog(const Appearance& program, const Match& match, QWidget* parent)
    : ThemedDialog(program, parent), words_(new WordTable(look())) {
    setObjectName(QStringLiteral("matchWordsDialog"));
    setWindowTitle(tr("Words of this match"));
    resize(sizeWithin(parent, QSize(760, 560)));
    auto* close = new QPushButton(tr("Close"));
    close->setObjectName(QStringLiteral("closeMatchWords"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* bottom = new QHBoxLayout;
    bottom->addStretch();
    bottom->addWidget(close);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(18, 16, 18, 16);
    all->setSpacing(12);
    all->addWidget(makeHeading(windowTitle()));
    all->addWidget(words_, 1);
    all->addLayout(bottom);

    const Alphabet& alphabet = match.language().alphabet;
    const Lexicon& lexicon = match.judge().lexicon();
    QList<QStringList> rows;
    for (const MatchEntry& entry : match.entries()) {
        if (std::holds_alternative<PlayMove>(entry.action))
            rows << QStringList{shownLower(alphabet, entry.spelling), glossOf(lexicon, entry.spelling),
                                TurnText::name(match, entry.player), QString::number(entry.score)};
    }
    words_->setWords(windowTitle(), {tr("Word"), tr("What it means"), tr("Player"), tr("Points")},
                     std::move(rows), tr("No word has been played yet."));
}

}  // namespace bukvol::desktop
