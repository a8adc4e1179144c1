// Finds and opens the dictionaries.
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <string>
#include <vector>

#include "core/lexicon/lexicon_folder.h"
#include "core/match/record.h"

namespace bukvol::desktop {

class LexiconLocator {
public:
    LexiconLocator();
    /// Looks in this folder alone.
    explicit LexiconLocator(const QString& folder) : folders_{LexiconFolder(folder.toStdString())} {}

    /// Codes of the languages of which a dictionary file is there.
    QStringList languages() const;
    /// Opens a dictionary, once; none when it is missing or damaged.
    Lexicon::Pointer lexicon(const std::string& code);
    /// Why the last lexicon() gave none, for a log.
    const std::string& lastProblem() const { return lastProblem_; }
    LexiconProvider provider();
    /// Uses a lexicon made elsewhere (tests).
    void provide(const std::string& code, Lexicon::Pointer lexicon) { opened_[code] = std::move(lexicon); }

private:
    std::vector<LexiconFolder> folders_;
    std::map<std::string, Lexicon::Pointer> opened_;
    std::string lastProblem_;
};

}  // namespace bukvol::desktop
