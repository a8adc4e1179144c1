#include "desktop/pages/new_match_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QIntValidator>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "desktop/words/dictionary_option.h"

namespace bukvol::desktop {

namespace {

constexpr int mostPlayers = 6;

void choose(QComboBox* box, int value) {
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

}  // namespace

NewMatchDialog::NewMatchDialog(LexiconLocator& lexicons, const MatchSetup& setup, QWidget* parent)
    : QDialog(parent), lexicons_(lexicons) {
    setObjectName(QStringLiteral("newMatchDialog"));
    setWindowTitle(tr("Set up a match"));
    auto* left = new QVBoxLayout;
    left->addWidget(makePlayers());
    left->addWidget(makeTable());
    left->addStretch();
    auto* right = new QVBoxLayout;
    right->addWidget(makeCourse());
    right->addWidget(makeWords());
    right->addStretch();
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);

    problem_ = new QLabel;
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox;
    start_ = buttons->addButton(tr("Start the match"), QDialogButtonBox::AcceptRole);
    start_->setDefault(true);
    start_->setObjectName(QStringLiteral("start"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(problem_, 1);
    bottom->addWidget(buttons);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns);
    all->addLayout(bottom);

    showSetup(setup);
    for (auto* box : {language_, supply_, startSquare_, openingMoves_, moves_, diminutives_})
        connect(box, &QComboBox::currentIndexChanged, this, &NewMatchDialog::check);
    for (auto* box : {players_, lettersAtHand_, minutes_})
        connect(box, &QSpinBox::valueChanged, this, &NewMatchDialog::check);
    for (auto* box : {clock_, refusalEndsTurn_})
        connect(box, &QCheckBox::toggled, this, &NewMatchDialog::check);
    connect(moves_, &QComboBox::editTextChanged, this, &NewMatchDialog::check);
    check();
}

QWidget* NewMatchDialog::makePlayers() {
    auto* group = new QGroupBox(tr("Players"));
    auto* form = new QFormLayout(group);
    language_ = new QComboBox;
    language_->setObjectName(QStringLiteral("language"));
    const std::string interfaceLanguage = QLocale().bcp47Name().left(2).toStdString();
    for (const QString& code : lexicons_.languages()) {
        if (const auto lexicon = lexicons_.lexicon(code.toStdString()))
            language_->addItem(QString::fromStdString(lexicon->language().nameIn(interfaceLanguage)), code);
    }
    form->addRow(tr("&Language of play"), language_);
    players_ = new QSpinBox;
    players_->setObjectName(QStringLiteral("players"));
    players_->setRange(2, mostPlayers);
    form->addRow(tr("&Number of players"), players_);
    auto* grid = new QGridLayout;
    for (int i = 0; i < mostPlayers; ++i) {
        auto* name = new QLineEdit;
        name->setObjectName(QStringLiteral("name%1").arg(i + 1));
        name->setMaxLength(static_cast<int>(maxNameLength) / 2);
        name->setPlaceholderText(tr("Player %1").arg(i + 1));
        name->setAccessibleName(tr("Name of player %1").arg(i + 1));
        names_.push_back(name);
        grid->addWidget(name, i / 2, i % 2);
    }
    form->addRow(tr("Names"), grid);
    byLot_ = new QCheckBox(tr("Draw &lots for the order"));
    form->addRow(byLot_);
    return group;
}

QWidget* NewMatchDialog::makeTable() {
    auto* group = new QGroupBox(tr("Letters and board"));
    auto* form = new QFormLayout(group);
    supply_ = new QComboBox;
    supply_->setObjectName(QStringLiteral("supply"));
    supply_->addItem(tr("One common bank"), static_cast<int>(LetterSupply::commonBank));
    supply_->addItem(tr("A rack for each player"), static_cast<int>(LetterSupply::racks));
    form->addRow(tr("&Letters"), supply_);
    lettersAtHand_ = new QSpinBox;
    lettersAtHand_->setObjectName(QStringLiteral("lettersAtHand"));
    lettersAtHand_->setRange(5, 15);
    form->addRow(tr("Letters at &hand"), lettersAtHand_);
    startSquare_ = new QComboBox;
    startSquare_->setObjectName(QStringLiteral("startSquare"));
    startSquare_->addItem(tr("Laid by the program"), static_cast<int>(StartSquareMode::automatic));
    startSquare_->addItem(tr("Laid by the players"), static_cast<int>(StartSquareMode::byHand));
    form->addRow(tr("&Start square"), startSquare_);
    openingMoves_ = new QComboBox;
    openingMoves_->addItem(tr("1 placement each"), 1);
    openingMoves_->addItem(tr("2 placements each"), 2);
    form->addRow(tr("&Opening moves"), openingMoves_);
    return group;
}

QWidget* NewMatchDialog::makeCourse() {
    auto* group = new QGroupBox(tr("Course of the match"));
    auto* form = new QFormLayout(group);
    moves_ = new QComboBox;
    moves_->setObjectName(QStringLiteral("moves"));
    moves_->setEditable(true);
    moves_->setInsertPolicy(QComboBox::NoInsert);
    moves_->setValidator(new QIntValidator(1, 99, moves_));
    for (const int count : {5, 7, 10, 14, 15, 21})
        moves_->addItem(QString::number(count), count);
    form->addRow(tr("&Moves of each player"), moves_);
    auto* clockRow = new QHBoxLayout;
    clock_ = new QCheckBox(tr("&Clock"));
    clock_->setObjectName(QStringLiteral("clock"));
    minutes_ = new QSpinBox;
    minutes_->setObjectName(QStringLiteral("minutes"));
    minutes_->setRange(1, maxClockMinutes);
    minutes_->setAccessibleName(tr("Minutes of each player"));
    minutes_->setSuffix(tr(" min each"));
    clockRow->addWidget(clock_);
    clockRow->addWidget(minutes_);
    clockRow->addStretch();
    form->addRow(clockRow);
    penalty_ = new QCheckBox(tr("A point to each opponent for a minute over"));
    form->addRow(penalty_);
    strict_ = new QCheckBox(tr("A declared kind cannot be changed"));
    form->addRow(strict_);
    refusalEndsTurn_ = new QCheckBox(tr("A refused word ends the turn"));
    form->addRow(refusalEndsTurn_);
    agreement_ = new QCheckBox(tr("Players may agree on words the dictionary lacks"));
    form->addRow(agreement_);
    dictionary_ = new QCheckBox(tr("The dictionary is open during the match"));
    dictionary_->setObjectName(QStringLiteral("dictionaryOpen"));
    form->addRow(dictionary_);
    return group;
}

QWidget* NewMatchDialog::makeWords() {
    auto* group = new QGroupBox(tr("Words"));
    auto* form = new QFormLayout(group);
    foldYo_ = new QCheckBox(tr("Е and Ё are one letter"));
    form->addRow(foldYo_);
    pluralOnly_ = new QCheckBox(tr("Nouns without a singular count"));
    form->addRow(pluralOnly_);
    refuseObscene_ = new QCheckBox(tr("Obscene words do not count"));
    form->addRow(refuseObscene_);
    ownWords_ = new QCheckBox(tr("My own words count"));
    ownWords_->setObjectName(QStringLiteral("ownWordsCount"));
    form->addRow(ownWords_);
    diminutives_ = new QComboBox;
    diminutives_->addItem(tr("do not count"), static_cast<int>(DiminutivePolicy::refuse));
    diminutives_->addItem(tr("count, with a remark"), static_cast<int>(DiminutivePolicy::warn));
    diminutives_->addItem(tr("count"), static_cast<int>(DiminutivePolicy::accept));
    form->addRow(tr("&Diminutives"), diminutives_);
    return group;
}

void NewMatchDialog::showSetup(const MatchSetup& setup) {
    const GameOptions& game = setup.game;
    language_->setCurrentIndex(std::max(0, language_->findData(QString::fromStdString(setup.language))));
    players_->setValue(game.players);
    for (std::size_t i = 0; i < names_.size() && i < setup.seats.size(); ++i)
        names_[i]->setText(QString::fromStdString(setup.seats[i].name));
    byLot_->setChecked(setup.orderByLot);
    choose(supply_, static_cast<int>(game.supply));
    lettersAtHand_->setValue(game.lettersAtHand);
    choose(startSquare_, static_cast<int>(game.startSquare));
    choose(openingMoves_, game.openingMoves);
    moves_->setEditText(QString::number(game.movesPerPlayer));
    strict_->setChecked(game.strictDeclaration);
    refusalEndsTurn_->setChecked(game.refusalEndsTurn);
    agreement_->setChecked(game.wordsByAgreement);
    dictionary_->setChecked(dictionaryOpen(setup));
    ownWords_->setChecked(game.ownWords);
    clock_->setChecked(setup.clock.minutes.has_value());
    minutes_->setValue(setup.clock.minutes.value_or(10));
    penalty_->setChecked(setup.clock.penalty);
    foldYo_->setChecked(game.words.foldYo);
    pluralOnly_->setChecked(game.words.acceptPluralOnly);
    choose(diminutives_, static_cast<int>(game.words.diminutives));
    refuseObscene_->setChecked(game.words.refuseObscene);
}

MatchSetup NewMatchDialog::setup() const {
    MatchSetup setup;
    GameOptions& game = setup.game;
    setup.language = language_->currentData().toString().toStdString();
    game.players = players_->value();
    for (int i = 0; i < game.players; ++i)
        setup.seats.push_back(
            {names_[static_cast<std::size_t>(i)]->text().simplified().toStdString(), false, 0});
    setup.orderByLot = byLot_->isChecked();
    game.supply = static_cast<LetterSupply>(supply_->currentData().toInt());
    game.lettersAtHand = lettersAtHand_->value();
    game.startSquare = static_cast<StartSquareMode>(startSquare_->currentData().toInt());
    game.openingMoves = openingMoves_->currentData().toInt();
    game.movesPerPlayer = moves_->currentText().toInt();
    game.strictDeclaration = strict_->isChecked();
    game.refusalEndsTurn = refusalEndsTurn_->isChecked();
    game.wordsByAgreement = agreement_->isChecked();
    game.ownWords = ownWords_->isChecked();
    setDictionaryOpen(setup, dictionary_->isEnabled() && dictionary_->isChecked());
    if (clock_->isChecked())
        setup.clock.minutes = minutes_->value();
    setup.clock.penalty = penalty_->isChecked();
    game.words.foldYo = foldYo_->isEnabled() && foldYo_->isChecked();
    game.words.acceptPluralOnly = pluralOnly_->isChecked();
    game.words.diminutives = static_cast<DiminutivePolicy>(diminutives_->currentData().toInt());
    game.words.refuseObscene = refuseObscene_->isChecked();
    return setup;
}

void NewMatchDialog::check() {
    for (int i = 0; i < mostPlayers; ++i)
        names_[static_cast<std::size_t>(i)]->setVisible(i < players_->value());
    minutes_->setEnabled(clock_->isChecked());
    penalty_->setEnabled(clock_->isChecked());
    // Asking first would take the risk out of naming a word.
    dictionary_->setEnabled(!refusalEndsTurn_->isChecked());
    dictionary_->setToolTip(dictionary_->isEnabled()
                                ? QString()
                                : tr("Where a refused word ends the turn, the dictionary stays closed."));
    QString problem;
    const MatchSetup chosen = setup();
    const auto lexicon = lexicons_.lexicon(chosen.language);
    if (!lexicon) {
        problem = tr("There is no dictionary to play with.");
    } else {
        foldYo_->setVisible(lexicon->language().folds.contains("yo"));
        foldYo_->setEnabled(lexicon->language().folds.contains("yo"));
        const auto problems = problemsOf(chosen.game, lexicon->language());
        if (std::find(problems.begin(), problems.end(), OptionsProblem::bagTooSmall) != problems.end())
            problem = tr("The bag has too few letters for so many racks.");
        else if (std::find(problems.begin(), problems.end(), OptionsProblem::movesPerPlayer) !=
                 problems.end())
            problem = tr("Choose 1 to 99 moves.");
        else if (!problems.empty())
            problem = tr("A match cannot be played with these options.");
    }
    problem_->setText(problem);
    start_->setEnabled(problem.isEmpty());
}

}  // namespace bukvol::desktop
