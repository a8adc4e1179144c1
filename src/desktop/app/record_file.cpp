#include "desktop/app/record_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace bukvol::desktop {

namespace {

/// Why a file could not be written, in the reader's words.
class FileProblem {
    Q_DECLARE_TR_FUNCTIONS(FileProblem)
public:
    static QString of(const FileError& error) {
        switch (error.kind) {
            case FileError::Kind::noRoom:
                return tr("there is no room left on the disk");
            case FileError::Kind::notAllowed:
                return tr("the folder cannot be written to");
            case FileError::Kind::missing:
                return tr("the folder is not there");
            case FileError::Kind::tooLarge:
            case FileError::Kind::other:
                break;
        }
        return QString::fromStdString(error.message);
    }
};

}  // namespace

std::optional<QString> writeFile(const QString& path, const QByteArray& content, CopyBefore copy,
                                 const Disk& disk) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    const auto error = writeFileAtomically(
        path.toStdString(), {content.constData(), static_cast<std::size_t>(content.size())}, copy, disk);
    return error ? std::optional(FileProblem::of(*error)) : std::nullopt;
}

std::optional<QByteArray> readSmallFile(const QString& path, QString& problem) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        problem = file.errorString();
        return std::nullopt;
    }
    // One byte more than a record may have, so that a larger file is seen to be one.
    return file.read(static_cast<qint64>(maxRecordSize) + 1);
}

RecordFile readRecordFile(const QString& path, const LexiconProvider& lexicons,
                          const OwnWordsProvider& ownWords) {
    QString problem;
    const auto content = readSmallFile(path, problem);
    if (!content)
        return {{}, problem};
    return {readRecord({content->constData(), static_cast<std::size_t>(content->size())}, lexicons, ownWords),
            std::nullopt};
}

}  // namespace bukvol::desktop
