#include "desktop/pages/new_match/bukvologika_page.h"

#include <QFormLayout>
#include <QIntValidator>

#include "desktop/pages/choice_box.h"

namespace bukvol::desktop {

BukvologikaPage::BukvologikaPage(QWidget* parent)
    : SetupPage(parent),
      moves_(new QComboBox),
      supply_(new QComboBox),
      lettersAtHand_(new QSpinBox),
      startSquare_(new QComboBox),
      openingMoves_(new QComboBox),
      strict_(new QCheckBox(tr("A declared kind cannot be changed"))) {
    auto* form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    moves_->setObjectName(QStringLiteral("moves"));
    moves_->setEditable(true);
    moves_->setInsertPolicy(QComboBox::NoInsert);
    moves_->setValidator(new QIntValidator(1, 99, moves_));
    for (const int count : {5, 7, 10, 14, 15, 21})
        moves_->addItem(QString::number(count), count);
    form->addRow(tr("&Moves of each player"), moves_);
    supply_->setObjectName(QStringLiteral("supply"));
    supply_->addItem(tr("One common bank"), static_cast<int>(LetterSupply::commonBank));
    supply_->addItem(tr("A rack for each player"), static_cast<int>(LetterSupply::racks));
    form->addRow(tr("L&etters"), supply_);
    lettersAtHand_->setObjectName(QStringLiteral("lettersAtHand"));
    lettersAtHand_->setRange(5, 15);
    form->addRow(tr("Letters at &hand"), lettersAtHand_);
    startSquare_->setObjectName(QStringLiteral("startSquare"));
    startSquare_->addItem(tr("Laid by the program"), static_cast<int>(StartSquareMode::automatic));
    startSquare_->addItem(tr("Laid by the players"), static_cast<int>(StartSquareMode::byHand));
    form->addRow(tr("&Start square"), startSquare_);
    openingMoves_->setObjectName(QStringLiteral("openingMoves"));
    openingMoves_->addItem(tr("1 placement each"), 1);
    openingMoves_->addItem(tr("2 placements each"), 2);
    form->addRow(tr("O&pening moves"), openingMoves_);
    strict_->setObjectName(QStringLiteral("strict"));
    form->addRow(strict_);

    for (auto* box : {moves_, supply_, startSquare_, openingMoves_})
        connect(box, &QComboBox::currentIndexChanged, this, &SetupPage::changed);
    connect(moves_, &QComboBox::editTextChanged, this, &SetupPage::changed);
    connect(lettersAtHand_, &QSpinBox::valueChanged, this, &SetupPage::changed);
    connect(strict_, &QCheckBox::toggled, this, &SetupPage::changed);
}

void BukvologikaPage::showSetup(const MatchSetup& setup) {
    const GameOptions& game = setup.game;
    moves_->setEditText(QString::number(game.movesPerPlayer));
    chooseData(*supply_, static_cast<int>(game.supply));
    lettersAtHand_->setValue(game.lettersAtHand);
    chooseData(*startSquare_, static_cast<int>(game.startSquare));
    chooseData(*openingMoves_, game.openingMoves);
    strict_->setChecked(game.strictDeclaration);
}

void BukvologikaPage::fill(MatchSetup& setup) const {
    GameOptions& game = setup.game;
    game.movesPerPlayer = moves_->currentText().toInt();
    game.supply = static_cast<LetterSupply>(supply_->currentData().toInt());
    game.lettersAtHand = lettersAtHand_->value();
    game.startSquare = static_cast<StartSquareMode>(startSquare_->currentData().toInt());
    game.openingMoves = openingMoves_->currentData().toInt();
    game.strictDeclaration = strict_->isChecked();
}

}  // namespace bukvol::desktop
