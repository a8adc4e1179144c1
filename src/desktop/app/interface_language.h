// The language of the interface, switchable while running.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace bukvol::desktop {

class InterfaceLanguage {
public:
    /// Codes of the languages the program speaks.
    static QStringList available();
    /// The language's own name.
    static QString nativeName(const QString& code);
    /// The first language of the system that the program speaks; English where there is none.
    static QString ofSystem();

    /// The language that a code stands for: the system's where it is none of those available.
    static QString wanted(const QString& code);

    /// Switches to a language; empty: the system's.
    void use(const QString& code);
    /// The language in use.
    const QString& code() const { return code_; }

private:
    QTranslator program_;
    QTranslator toolkit_;
    QString code_;
};

}  // namespace bukvol::desktop
