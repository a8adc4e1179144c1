// Records as files.
#pragma once

#include <QString>
#include <optional>

#include "core/match/record.h"

namespace bukvol::desktop {

inline const QString recordSuffix = QStringLiteral(".bukvol");

/// Writes a file so that at any moment either the old or the new content is there. Returns what went wrong.
std::optional<QString> writeFile(const QString& path, const QByteArray& content);

struct RecordFile {
    ReadRecord record;
    std::optional<QString> problem;  ///< the file could not be read at all
};
RecordFile readRecordFile(const QString& path, const LexiconProvider& lexicons,
                          const OwnWordsProvider& ownWords = {});

}  // namespace bukvol::desktop
