// The settings; each change is kept and applied at once.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <vector>

#include "desktop/app/settings.h"
#include "desktop/pages/settings/own_styles_list.h"
#include "desktop/widgets/themed_dialog.h"

class QFormLayout;

namespace bukvol::desktop {

class LexiconLocator;

class SettingsDialog : public ThemedDialog {
    Q_OBJECT
public:
    SettingsDialog(const Appearance& program, LexiconLocator& lexicons, Settings& settings,
                   QWidget* parent = nullptr);

signals:
    /// A setting that shows on the screen is another one now.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeSection(QLabel*& heading, QFormLayout*& form);
    QLabel* addRow(QFormLayout* form, QWidget* field);
    QSlider* makeSlider(const char* name, const PercentSetting& bounds, int value);
    void makeInterface(QFormLayout* form);
    void makeMotion(QFormLayout* form);
    void makeComputer(QFormLayout* form);
    void connectFields();
    void retranslate();
    void nameGameLanguages();
    void enableFields();

    LexiconLocator& lexicons_;
    Settings& settings_;
    QLabel* interfaceHeading_ = nullptr;
    QLabel* motionHeading_ = nullptr;
    QLabel* matchHeading_ = nullptr;
    QComboBox* language_;
    QLabel* languageLabel_ = nullptr;
    QComboBox* theme_;
    QLabel* themeLabel_ = nullptr;
    QSlider* textSize_ = nullptr;
    QLabel* textSizeLabel_ = nullptr;
    QCheckBox* animations_;
    QSlider* animationSpeed_ = nullptr;
    QLabel* animationSpeedLabel_ = nullptr;
    QCheckBox* sounds_;
    QSlider* soundVolume_ = nullptr;
    QLabel* soundVolumeLabel_ = nullptr;
    QComboBox* gameLanguage_;
    QLabel* gameLanguageLabel_ = nullptr;
    QComboBox* pace_;
    QLabel* paceLabel_ = nullptr;
    QSpinBox* seconds_;
    QLabel* secondsLabel_ = nullptr;
    OwnStylesList* styles_;
    QPushButton* close_;
};

}  // namespace bukvol::desktop
