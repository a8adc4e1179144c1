#include "desktop/app/lexicon_locator.h"

#include <QCoreApplication>
#include <QDir>

namespace bukvol::desktop {

namespace {

const QString suffix = QStringLiteral(".lexicon");

}  // namespace

LexiconLocator::LexiconLocator() {
    const QString chosen = qEnvironmentVariable("BUKVOL_DATA_DIR");
    if (!chosen.isEmpty())
        folders_ << chosen;
    folders_ << QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/bukvol"));
}

QStringList LexiconLocator::languages() const {
    QStringList codes;
    for (const auto& [code, lexicon] : opened_) {
        if (lexicon)
            codes << QString::fromStdString(code);
    }
    for (const QString& folder : folders_) {
        for (QString name : QDir(folder).entryList({QLatin1Char('*') + suffix}, QDir::Files, QDir::Name)) {
            name.chop(suffix.size());
            if (!codes.contains(name))
                codes << name;
        }
    }
    return codes;
}

Lexicon::Pointer LexiconLocator::lexicon(const std::string& code) {
    if (const auto found = opened_.find(code); found != opened_.end())
        return found->second;
    lastProblem_ = "no dictionary file";
    const QString name = QString::fromStdString(code);
    if (name.contains(QLatin1Char('/')) || name.startsWith(QLatin1Char('.')))
        return nullptr;
    for (const QString& folder : folders_) {
        const QString path = QDir(folder).filePath(name + suffix);
        if (!QFile::exists(path))
            continue;
        auto opened = Lexicon::open(path.toStdString());
        if (opened)
            return opened_[code] = *opened;
        lastProblem_ = path.toStdString() + ": " + opened.error().detail;
    }
    return nullptr;
}

LexiconProvider LexiconLocator::provider() {
    return [this](const std::string& code) { return lexicon(code); };
}

}  // namespace bukvol::desktop
