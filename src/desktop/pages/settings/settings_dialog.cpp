#include "desktop/pages/settings/settings_dialog.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "desktop/app/interface_language.h"
#include "desktop/app/theme_names.h"
#include "desktop/pages/choice_box.h"
#include "desktop/play/computer_text.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

namespace {

constexpr int sliderStep = 10;

}  // namespace

SettingsDialog::SettingsDialog(const Appearance& program, LexiconLocator& lexicons, Settings& settings,
                               QWidget* parent)
    : ThemedDialog(program, parent),
      lexicons_(lexicons),
      settings_(settings),
      language_(new QComboBox),
      theme_(new QComboBox),
      animations_(new QCheckBox),
      sounds_(new QCheckBox),
      gameLanguage_(new QComboBox),
      pace_(new QComboBox),
      seconds_(new QSpinBox),
      styles_(new OwnStylesList(settings)),
      close_(new QPushButton) {
    setObjectName(QStringLiteral("settingsDialog"));
    QFormLayout* interfaceForm = nullptr;
    QFormLayout* motionForm = nullptr;
    QFormLayout* matchForm = nullptr;
    auto* left = new QVBoxLayout;
    left->addWidget(makeSection(interfaceHeading_, interfaceForm));
    left->addWidget(makeSection(motionHeading_, motionForm));
    left->addStretch();
    auto* right = new QVBoxLayout;
    right->addWidget(makeSection(matchHeading_, matchForm), 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(14);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    makeInterface(interfaceForm);
    makeMotion(motionForm);
    gameLanguage_->setObjectName(QStringLiteral("gameLanguage"));
    gameLanguageLabel_ = addRow(matchForm, gameLanguage_);
    makeComputer(matchForm);
    matchForm->addRow(styles_);

    close_->setObjectName(QStringLiteral("closeSettings"));
    close_->setDefault(true);
    auto* bottom = new QHBoxLayout;
    bottom->addStretch();
    bottom->addWidget(close_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(18, 16, 18, 16);
    all->setSpacing(14);
    all->addLayout(columns, 1);
    all->addLayout(bottom);
    connectFields();
    retranslate();
    enableFields();
}

QWidget* SettingsDialog::makeSection(QLabel*& heading, QFormLayout*& form) {
    constexpr int width = 390;
    auto* card = new Card(look());
    card->setMinimumWidth(width);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(16, 12, 16, 14);
    heading = makeHeading({});
    layout->addWidget(heading);
    form = new QFormLayout;
    form->setVerticalSpacing(10);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->addLayout(form);
    layout->addStretch();
    return card;
}

QLabel* SettingsDialog::addRow(QFormLayout* form, QWidget* field) {
    auto* label = new QLabel;
    label->setBuddy(field);
    form->addRow(label, field);
    return label;
}

QSlider* SettingsDialog::makeSlider(const char* name, const PercentSetting& bounds, int value) {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(QLatin1String(name));
    slider->setRange(bounds.low / sliderStep, bounds.high / sliderStep);
    slider->setPageStep(1);
    slider->setValue(value / sliderStep);
    return slider;
}

void SettingsDialog::makeInterface(QFormLayout* form) {
    language_->setObjectName(QStringLiteral("interfaceLanguage"));
    language_->addItem({}, QString());
    for (const QString& code : InterfaceLanguage::available())
        language_->addItem(InterfaceLanguage::nativeName(code), code);
    chooseData(*language_, settings_.interfaceLanguage());
    theme_->setObjectName(QStringLiteral("theme"));
    for (const ThemeChoice choice : allThemeChoices)
        theme_->addItem({}, static_cast<int>(choice));
    chooseData(*theme_, static_cast<int>(settings_.theme()));
    textSize_ = makeSlider("textSize", textSizeSetting, settings_.textSize());
    languageLabel_ = addRow(form, language_);
    themeLabel_ = addRow(form, theme_);
    textSizeLabel_ = addRow(form, textSize_);
}

void SettingsDialog::makeMotion(QFormLayout* form) {
    animations_->setObjectName(QStringLiteral("animationsOn"));
    animations_->setChecked(settings_.animationsOn());
    animationSpeed_ = makeSlider("animationSpeed", animationSpeedSetting, settings_.animationSpeed());
    sounds_->setObjectName(QStringLiteral("soundsOn"));
    sounds_->setChecked(settings_.soundsOn());
    soundVolume_ = makeSlider("soundVolume", soundVolumeSetting, settings_.soundVolume());
    form->addRow(animations_);
    animationSpeedLabel_ = addRow(form, animationSpeed_);
    form->addRow(sounds_);
    soundVolumeLabel_ = addRow(form, soundVolume_);
}

void SettingsDialog::makeComputer(QFormLayout* form) {
    pace_->setObjectName(QStringLiteral("computerPace"));
    for (const ComputerPace pace : allComputerPaces)
        pace_->addItem({}, static_cast<int>(pace));
    chooseData(*pace_, static_cast<int>(settings_.computerPace()));
    seconds_->setObjectName(QStringLiteral("computerSeconds"));
    seconds_->setRange(1, mostComputerSeconds);
    seconds_->setValue(settings_.computerSeconds());
    paceLabel_ = addRow(form, pace_);
    secondsLabel_ = addRow(form, seconds_);
}

void SettingsDialog::connectFields() {
    connect(pace_, &QComboBox::activated, this, [this] {
        settings_.setComputerPace(static_cast<ComputerPace>(pace_->currentData().toInt()));
        emit changed();
    });
    connect(seconds_, &QSpinBox::valueChanged, this, [this](int seconds) {
        settings_.setComputerSeconds(seconds);
        emit changed();
    });
    connect(language_, &QComboBox::activated, this, [this] {
        settings_.setInterfaceLanguage(language_->currentData().toString());
        emit changed();
    });
    connect(theme_, &QComboBox::activated, this, [this] {
        settings_.setTheme(static_cast<ThemeChoice>(theme_->currentData().toInt()));
        emit changed();
    });
    connect(gameLanguage_, &QComboBox::activated, this, [this] {
        settings_.setGameLanguage(gameLanguage_->currentData().toString());
        emit changed();
    });
    connect(textSize_, &QSlider::valueChanged, this, [this](int value) {
        settings_.setTextSize(value * sliderStep);
        emit changed();
    });
    connect(animationSpeed_, &QSlider::valueChanged, this, [this](int value) {
        settings_.setAnimationSpeed(value * sliderStep);
        emit changed();
    });
    connect(soundVolume_, &QSlider::valueChanged, this, [this](int value) {
        settings_.setSoundVolume(value * sliderStep);
        emit changed();
    });
    connect(animations_, &QCheckBox::toggled, this, [this](bool on) {
        settings_.setAnimationsOn(on);
        enableFields();
        emit changed();
    });
    connect(sounds_, &QCheckBox::toggled, this, [this](bool on) {
        settings_.setSoundsOn(on);
        enableFields();
        emit changed();
    });
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
}

void SettingsDialog::enableFields() {
    animationSpeed_->setEnabled(animations_->isChecked());
    soundVolume_->setEnabled(sounds_->isChecked());
}

void SettingsDialog::nameGameLanguages() {
    const QSignalBlocker quiet(gameLanguage_);
    gameLanguage_->clear();
    addLanguages(*gameLanguage_, lexicons_);
    chooseData(*gameLanguage_, settings_.gameLanguage());
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Settings"));
    interfaceHeading_->setText(tr("Look"));
    motionHeading_->setText(tr("Motion and sound"));
    matchHeading_->setText(tr("Matches"));
    languageLabel_->setText(tr("&Language"));
    language_->setItemText(0, tr("As the system"));
    themeLabel_->setText(tr("&Colours"));
    for (int i = 0; i < theme_->count(); ++i)
        theme_->setItemText(i, ThemeNames::of(static_cast<ThemeChoice>(theme_->itemData(i).toInt())));
    textSizeLabel_->setText(tr("Size of &text"));
    animations_->setText(tr("&Animations"));
    animationSpeedLabel_->setText(tr("Spee&d"));
    sounds_->setText(tr("&Sounds"));
    soundVolumeLabel_->setText(tr("&Volume"));
    gameLanguageLabel_->setText(tr("We &play in"));
    paceLabel_->setText(tr("The computer's pac&e"));
    for (int i = 0; i < pace_->count(); ++i)
        pace_->setItemText(i, ComputerText::paceName(allComputerPaces[static_cast<std::size_t>(i)]));
    secondsLabel_->setText(tr("It looks a&head for"));
    seconds_->setSuffix(tr(" s"));
    seconds_->setToolTip(tr("At its best level the computer weighs moves for so many seconds at most"));
    nameGameLanguages();
    styles_->retranslate();
    close_->setText(tr("Close"));
}

void SettingsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ThemedDialog::changeEvent(event);
}

}  // namespace bukvol::desktop
