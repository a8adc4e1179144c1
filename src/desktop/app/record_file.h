// Records as files.
#pragma once

#include <QString>
#include <optional>

#include "core/files.h"
#include "core/match/record.h"

namespace bukvol::desktop {

inline const QString recordSuffix = QStringLiteral(".bukvol");

/// As writeFileAtomically; makes the folder where it is missing. Returns what went wrong, for a sentence.
std::optional<QString> writeFile(const QString& path, const QByteArray& content,
                                 CopyBefore copy = CopyBefore::dropped, const Disk& disk = Disk());

/// A file's content; of one larger than a record may be only so much that this is seen. None where it cannot
/// be read: `problem` says why.
std::optional<QByteArray> readSmallFile(const QString& path, QString& problem);

struct RecordFile {
    ReadRecord record;
    std::optional<QString> problem;  ///< the file could not be read at all
};
RecordFile readRecordFile(const QString& path, const LexiconProvider& lexicons,
                          const OwnWordsProvider& ownWords = {});

}  // namespace bukvol::desktop
