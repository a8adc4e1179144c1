#include "desktop/pages/new_match/balda_page.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <algorithm>
#include <iterator>

#include "core/snake/chance.h"
#include "desktop/pages/choice_box.h"
#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

namespace {

constexpr int shortestWord = 2;
constexpr std::size_t offeredWords = 8;

QLabel* quiet(const QString& text) {
    auto* label = new QLabel(text);
    label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    return label;
}

}  // namespace

BaldaPage::BaldaPage(QWidget* parent)
    : SetupPage(parent),
      files_(new QSpinBox),
      ranks_(new QSpinBox),
      word_(new OfferBox),
      letters_(new QSpinBox),
      row_(new QComboBox),
      steps_(new QComboBox),
      reuse_(new QCheckBox(tr("A square may be used again in a word"))),
      refuseShown_(new QCheckBox(tr("Words that the board shows do not count"))) {
    auto* form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    auto* boardLabel = new QLabel(tr("&Board"));
    boardLabel->setBuddy(files_);
    form->addRow(boardLabel, makeSize());
    word_->setObjectName(QStringLiteral("startWord"));
    word_->lineEdit()->setPlaceholderText(tr("drawn by lot"));
    word_->lineEdit()->setMaxLength(2 * maxBoardSide);
    form->addRow(tr("S&tart word"), word_);
    auto* lettersLabel = new QLabel(tr("L&etters, row"));
    lettersLabel->setBuddy(letters_);
    form->addRow(lettersLabel, makePlace());
    steps_->setObjectName(QStringLiteral("steps"));
    steps_->addItem(tr("sideways only"), static_cast<int>(Steps::side));
    steps_->addItem(tr("by corners too, without crossing"), static_cast<int>(Steps::king));
    form->addRow(tr("&Words run"), steps_);
    reuse_->setObjectName(QStringLiteral("reuse"));
    form->addRow(reuse_);
    refuseShown_->setObjectName(QStringLiteral("refuseShown"));
    form->addRow(refuseShown_);

    for (auto* side : {files_, ranks_})
        connect(side, &QSpinBox::valueChanged, this, &BaldaPage::resizeBoard);
    connect(letters_, &QSpinBox::valueChanged, this, &SetupPage::changed);
    connect(word_, &QComboBox::editTextChanged, this, &SetupPage::changed);
    connect(word_, &OfferBox::aboutToOffer, this, &BaldaPage::offer);
    for (auto* box : {row_, steps_})
        connect(box, &QComboBox::currentIndexChanged, this, &SetupPage::changed);
    for (auto* box : {reuse_, refuseShown_})
        connect(box, &QCheckBox::toggled, this, &SetupPage::changed);
}

QLayout* BaldaPage::makeSize() {
    const auto prepare = [](QSpinBox* side, const char* name, const QString& accessibleName) {
        side->setObjectName(QLatin1String(name));
        side->setRange(smallestBaldaSide, maxBoardSide);
        side->setAccessibleName(accessibleName);
    };
    prepare(files_, "boardFiles", tr("Squares in a row"));
    prepare(ranks_, "boardRanks", tr("Rows"));
    auto* size = new QHBoxLayout;
    size->setSpacing(8);
    size->addWidget(files_, 1);
    size->addWidget(quiet(QStringLiteral("×")));
    size->addWidget(ranks_, 1);
    return size;
}

QLayout* BaldaPage::makePlace() {
    letters_->setObjectName(QStringLiteral("startLetters"));
    letters_->setAccessibleName(tr("Letters of the start word"));
    row_->setObjectName(QStringLiteral("startRow"));
    row_->setAccessibleName(tr("Row of the start word, counted from below"));
    auto* place = new QHBoxLayout;
    place->setSpacing(8);
    place->addWidget(letters_, 1);
    place->addWidget(row_, 2);
    return place;
}

void BaldaPage::showRows(int chosen) {
    const QSignalBlocker shownOnly(row_);
    row_->clear();
    const int rows = ranks_->value();
    for (int row = 0; row < rows; ++row) {
        const QString number = QString::number(row + 1);
        row_->addItem(row == rows / 2 ? tr("%1 (middle)").arg(number) : number, row);
    }
    chooseData(*row_, std::clamp(chosen, 0, rows - 1));
}

void BaldaPage::resizeBoard() {
    // A word that filled its row goes on doing so, and one in the middle stays there.
    const bool filled = letters_->value() == filesBefore_;
    const bool inTheMiddle = row_->currentData().toInt() == row_->count() / 2;
    filesBefore_ = files_->value();
    {
        const QSignalBlocker once(letters_);
        letters_->setRange(shortestWord, filesBefore_);
        if (filled)
            letters_->setValue(filesBefore_);
    }
    showRows(inTheMiddle ? ranks_->value() / 2 : row_->currentData().toInt());
    emit changed();
}

void BaldaPage::showSetup(const MatchSetup& setup) {
    const BaldaOptions& balda = setup.game.balda;
    files_->setValue(balda.board.files);
    ranks_->setValue(balda.board.ranks);
    filesBefore_ = files_->value();
    letters_->setRange(shortestWord, filesBefore_);
    letters_->setValue(balda.wordLength);
    showRows(balda.wordStart.rank());
    if (typed_ && static_cast<int>(typed_->size()) != balda.wordLength)
        word_->clearEditText();
    chooseData(*steps_, static_cast<int>(balda.steps));
    reuse_->setChecked(balda.reuse);
    refuseShown_->setChecked(balda.refuseShownWords);
}

void BaldaPage::fill(MatchSetup& setup) const {
    BaldaOptions& balda = setup.game.balda;
    balda.board = {files_->value(), ranks_->value()};
    layStartWord(balda, row_->currentData().toInt(), letters_->value());
    balda.steps = static_cast<Steps>(steps_->currentData().toInt());
    balda.reuse = reuse_->isChecked();
    balda.refuseShownWords = refuseShown_->isChecked();
}

void BaldaPage::adapt(const MatchSetup& /*setup*/, const Language& language) {
    typed_ = written().isEmpty() ? Word() : language.alphabet.read(written().toStdString());
    letters_->setEnabled(written().isEmpty());
    const int length = static_cast<int>(startWord().size());
    const QSignalBlocker shownOnly(letters_);
    if (length >= shortestWord && length <= files_->value())
        letters_->setValue(length);
}

QString BaldaPage::judgeStartWord(const GameOptions& options, const WordJudge& judge) {
    const int length = options.balda.wordLength;
    if (!judge_ || &judge_->lexicon() != &judge.lexicon() || judge_->rules() != judge.rules() ||
        wordsLength_ != length) {
        wordsLength_ = length;
        judge_.emplace(judge);
        words_ = startWords(judge, length);
    }
    const Alphabet& alphabet = judge.lexicon().language().alphabet;
    if (!typed_) {
        const QString text = written();
        const auto* const foreign = std::find_if(text.begin(), text.end(), [&](QChar character) {
            return !alphabet.readLetter(QString(character).toStdString());
        });
        const QString about = foreign != text.end() ? QString(*foreign) : text;
        return RefusalText::of(foreignLetter(about.toStdString()), alphabet);
    }
    if (typed_->empty())
        return words_.empty() ? tr("The dictionary has no start word of %n letter(s).", nullptr, length)
                              : QString();
    if (static_cast<int>(typed_->size()) > options.balda.board.files)
        return tr("The start word is longer than a row of the board.");
    if (static_cast<int>(typed_->size()) < shortestWord)
        return RefusalText::of(refusal(Reason::wordTooShort), alphabet);
    const auto laid = apply(newGame(options, judge.lexicon().language()), SetStartWord{*typed_}, judge);
    return laid ? QString() : RefusalText::of(laid.error(), alphabet, *typed_);
}

void BaldaPage::offer() {
    const QSignalBlocker keptAsItIs(word_);
    const QString before = word_->currentText();
    word_->clear();
    std::vector<Word> some;
    std::sample(words_.begin(), words_.end(), std::back_inserter(some), offeredWords,
                *QRandomGenerator::global());
    for (const Word& word : some)
        word_->addItem(shown(judge_->lexicon().language().alphabet, word));
    word_->setCurrentIndex(-1);
    word_->setEditText(before);
}

}  // namespace bukvol::desktop
