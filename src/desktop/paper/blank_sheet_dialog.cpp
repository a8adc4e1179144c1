#include "desktop/paper/blank_sheet_dialog.h"

#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>

#include "core/snake/chance.h"
#include "desktop/pages/choice_box.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

constexpr double pageRatio = 297.0 / 210.0;
constexpr std::size_t mostStartWords = 12;

/// Words to begin Балда with, from the whole alphabet and the same each time.
QStringList someStartWords(const Lexicon::Pointer& lexicon) {
    const GameOptions options = defaultOptions(GameKind::balda);
    const std::vector<Word> words = startWords(WordJudge(lexicon, options.words), options.balda.wordLength);
    QStringList some;
    const std::size_t count = std::min(mostStartWords, words.size());
    for (std::size_t i = 0; i < count; ++i)
        some << shownLower(lexicon->language().alphabet, words[(2 * i + 1) * words.size() / (2 * count)]);
    return some;
}

}  // namespace

BlankSheetDialog::BlankSheetDialog(const Appearance& program, LexiconLocator& lexicons,
                                   const QString& language, QWidget* parent)
    : PaperDialog(program, tr("A sheet to play on paper"), parent),
      lexicons_(lexicons),
      game_(new QComboBox),
      language_(new QComboBox),
      players_(new QSpinBox),
      cutOuts_(new QCheckBox(tr("With letters to cut &out"))),
      save_(addButton(tr("&Save as PDF…"), "saveSheet")),
      print_(addButton(tr("&Print…"), "printSheet")) {
    setObjectName(QStringLiteral("blankSheetDialog"));
    game_->setObjectName(QStringLiteral("sheetGame"));
    for (const GameKind game : {GameKind::bukvologika, GameKind::balda})
        game_->addItem(TurnText::gameName(game), static_cast<int>(game));
    language_->setObjectName(QStringLiteral("sheetLanguage"));
    addLanguages(*language_, lexicons_);
    chooseData(*language_, language);
    players_->setObjectName(QStringLiteral("sheetPlayers"));
    players_->setRange(fewestSheetPlayers, mostSheetPlayers);
    cutOuts_->setObjectName(QStringLiteral("sheetCutOuts"));
    cutOuts_->setChecked(true);
    form().addRow(tr("&Game"), game_);
    form().addRow(tr("&Language"), language_);
    form().addRow(tr("Pl&ayers"), players_);
    form().addRow(cutOuts_);
    save_->setDefault(true);
    auto* close = addButton(tr("Close"), "closeSheet");
    connect(save_, &QPushButton::clicked, this, &BlankSheetDialog::save);
    connect(print_, &QPushButton::clicked, this, &BlankSheetDialog::printSheet);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    for (auto* box : {game_, language_})
        connect(box, &QComboBox::currentIndexChanged, this, &BlankSheetDialog::refresh);
    connect(players_, &QSpinBox::valueChanged, this, &BlankSheetDialog::refresh);
    refresh();
}

std::unique_ptr<BlankSheet> BlankSheetDialog::sheet() const {
    const auto lexicon = lexicons_.lexicon(language_->currentData().toString().toStdString());
    if (!lexicon)
        return nullptr;
    const SheetChoice choice{static_cast<GameKind>(game_->currentData().toInt()), players_->value(),
                             cutOuts_->isChecked()};
    return std::make_unique<BlankSheet>(
        choice, lexicon->language(), choice.game == GameKind::balda ? someStartWords(lexicon) : QStringList(),
        QLocale().bcp47Name().left(2));
}

void BlankSheetDialog::refresh() {
    cutOuts_->setEnabled(game_->currentData().toInt() == static_cast<int>(GameKind::bukvologika));
    const auto shown = sheet();
    save_->setEnabled(shown != nullptr);
    print_->setEnabled(shown != nullptr);
    if (!shown)
        return tell(tr("There is no dictionary of this language."), true);
    const double density = devicePixelRatioF();
    QImage page = pageImage(*shown, 0, qRound(previewSide / pageRatio * density));
    page.setDevicePixelRatio(density);
    setPreview(page, shown->title());
}

bool BlankSheetDialog::saveTo(const QString& path) {
    const auto chosen = sheet();
    return write(path, chosen ? toPdf(*chosen) : QByteArray());
}

void BlankSheetDialog::save() {
    QString path = askForPath(tr("Save the sheet"), game_->currentText() + QStringLiteral(".pdf"),
                              tr("PDF documents (*.pdf)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        path += QStringLiteral(".pdf");
    saveTo(path);
}

void BlankSheetDialog::printSheet() {
    const auto chosen = sheet();
    QPrinter printer(QPrinter::HighResolution);
    proposePaper(printer);
    QPrintDialog dialog(&printer, this);
    if (!chosen || dialog.exec() != QDialog::Accepted)
        return;
    if (print(*chosen, printer))
        tell(tr("Sent to the printer"), false);
    else
        tell(tr("Not printed: the printer does not answer."), true);
}

}  // namespace bukvol::desktop
