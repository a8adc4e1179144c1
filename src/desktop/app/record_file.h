// Records as files.
#pragma once

#include <QString>
#include <optional>

#include "core/files.h"
#include "core/match/record.h"

namespace bukvol::desktop {

inline const QString recordSuffix = QStringLiteral(".bukvol");

/// As writeFileAtomically; makes the folder where it is missing. Returns what went wrong.
std::optional<QString> writeFile(const QString& path, const QByteArray& content,
                                 CopyBefore copy = CopyBefore::dropped);

struct RecordFile {
    ReadRecord record;
    std::optional<QString> problem;  ///< the file could not be read at all
};
RecordFile readRecordFile(const QString& path, const LexiconProvider& lexicons,
                          const OwnWordsProvider& ownWords = {});

}  // namespace bukvol::desktop
