// What came of importing words, in the interface's language.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "desktop/words/own_word_store.h"

namespace bukvol::desktop {

class ImportText {
    Q_DECLARE_TR_FUNCTIONS(ImportText)
public:
    static QString summary(const ImportReport& report);
    /// A line of the list for every line of the file that was passed over.
    static QStringList lines(const ImportReport& report);
    static QString problem(OwnWordProblem problem);
};

}  // namespace bukvol::desktop
