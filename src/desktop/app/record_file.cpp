#include "desktop/app/record_file.h"

#include <QDir>
#include <QFileInfo>

namespace bukvol::desktop {

std::optional<QString> writeFile(const QString& path, const QByteArray& content, CopyBefore copy) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    const auto error = writeFileAtomically(
        path.toStdString(), {content.constData(), static_cast<std::size_t>(content.size())}, copy);
    if (error)
        return QString::fromStdString(error->message);
    return std::nullopt;
}

RecordFile readRecordFile(const QString& path, const LexiconProvider& lexicons,
                          const OwnWordsProvider& ownWords) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{}, file.errorString()};
    // One byte more than a record may have, so that a larger file is seen to be one.
    const QByteArray content = file.read(static_cast<qint64>(maxRecordSize) + 1);
    return {readRecord({content.constData(), static_cast<std::size_t>(content.size())}, lexicons, ownWords),
            std::nullopt};
}

}  // namespace bukvol::desktop
