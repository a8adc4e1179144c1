#include "desktop/pages/choice_box.h"

#include <QLocale>
#include <algorithm>

namespace bukvol::desktop {

void chooseData(QComboBox& box, const QVariant& value) {
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

void addLanguages(QComboBox& box, LexiconLocator& lexicons) {
    const std::string interfaceLanguage = QLocale().bcp47Name().left(2).toStdString();
    for (const QString& code : lexicons.languages()) {
        if (const auto lexicon = lexicons.lexicon(code.toStdString()))
            box.addItem(QString::fromStdString(lexicon->language().nameIn(interfaceLanguage)), code);
    }
}

}  // namespace bukvol::desktop
