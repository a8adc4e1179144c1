#include "desktop/app/lexicon_locator.h"

#include <QCoreApplication>
#include <QDir>

namespace bukvol::desktop {

LexiconLocator::LexiconLocator() {
    const QString chosen = qEnvironmentVariable("BUKVOL_DATA_DIR");
    if (!chosen.isEmpty())
        folders_.emplace_back(chosen.toStdString());
    const QString own = QCoreApplication::applicationDirPath() + QStringLiteral("/../share/bukvol");
    folders_.emplace_back(QDir::cleanPath(own).toStdString());
}

QStringList LexiconLocator::languages() const {
    QStringList codes;
    for (const auto& [code, lexicon] : opened_) {
        if (lexicon)
            codes << QString::fromStdString(code);
    }
    for (const LexiconFolder& folder : folders_) {
        for (const std::string& language : folder.languages()) {
            const QString code = QString::fromStdString(language);
            if (!codes.contains(code))
                codes << code;
        }
    }
    return codes;
}

Lexicon::Pointer LexiconLocator::lexicon(const std::string& code) {
    if (const auto found = opened_.find(code); found != opened_.end())
        return found->second;
    lastProblem_ = "no dictionary file";
    for (const LexiconFolder& folder : folders_) {
        auto opened = folder.open(code);
        if (opened)
            return opened_[code] = *opened;
        if (opened.error().kind != LexiconError::Kind::cannotOpen)
            lastProblem_ = folder.path().string() + ": " + opened.error().detail;
    }
    return nullptr;
}

LexiconProvider LexiconLocator::provider() {
    return [this](const std::string& code) { return lexicon(code); };
}

}  // namespace bukvol::desktop
