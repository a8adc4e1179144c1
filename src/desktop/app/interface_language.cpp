#include "desktop/app/interface_language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace bukvol::desktop {

QStringList InterfaceLanguage::available() {
    return {QStringLiteral("ru"), QStringLiteral("en"), QStringLiteral("bg")};
}

QString InterfaceLanguage::nativeName(const QString& code) {
    if (code == QLatin1String("ru"))
        return QStringLiteral("Русский");
    if (code == QLatin1String("bg"))
        return QStringLiteral("Български");
    return QStringLiteral("English");
}

QString InterfaceLanguage::ofSystem() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        QString code = name.section(QLatin1Char('-'), 0, 0);
        if (available().contains(code))
            return code;
    }
    return QStringLiteral("en");
}

QString InterfaceLanguage::wanted(const QString& code) {
    return available().contains(code) ? code : ofSystem();
}

void InterfaceLanguage::use(const QString& code) {
    code_ = wanted(code);
    QLocale::setDefault(QLocale(code_));
    QCoreApplication::removeTranslator(&toolkit_);
    QCoreApplication::removeTranslator(&program_);
    if (toolkit_.load(QStringLiteral("qtbase_") + code_, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&toolkit_);
    if (program_.load(QStringLiteral(":/i18n/bukvol_") + code_))
        QCoreApplication::installTranslator(&program_);
}

}  // namespace bukvol::desktop
