#include "desktop/app/match_shelf.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "desktop/app/record_file.h"

namespace bukvol::desktop {

namespace {

/// A name in the folder that no other file has, as near to `name` as can be.
QString freePath(const QDir& folder, const QString& name) {
    const QString base = QFileInfo(name).completeBaseName();
    QString path = folder.filePath(name);
    for (int copy = 2; QFile::exists(path); ++copy)
        path = folder.filePath(QStringLiteral("%1-%2%3").arg(base).arg(copy).arg(recordSuffix));
    return path;
}

QString beforeOf(const QString& path) {
    return QString::fromStdString(copyBefore(path.toStdString()).string());
}

/// Moves a record with its copy; false where the record stays where it was.
bool moveRecord(const QString& from, const QString& to) {
    if (!QFile::rename(from, to))
        return false;
    QFile::rename(beforeOf(from), beforeOf(to));  // there may be none
    return true;
}

}  // namespace

QString MatchShelf::trash() const {
    return QDir(folder_).filePath(QStringLiteral("trash"));
}

QStringList MatchShelf::files() const {
    QStringList paths;
    const auto files =
        QDir(folder_).entryInfoList({QLatin1Char('*') + recordSuffix}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        if (paths.size() < mostListed)
            paths << file.absoluteFilePath();
    }
    return paths;
}

std::optional<QString> MatchShelf::discard(const QString& path) const {
    const QDir trash(this->trash());
    trash.mkpath(QStringLiteral("."));
    const QString to = freePath(trash, QFileInfo(path).fileName());
    if (!moveRecord(path, to))
        return std::nullopt;
    emptyOldTrash();
    return to;
}

std::optional<QString> MatchShelf::bringBack(const QString& discarded) const {
    const QString to = freePath(QDir(folder_), QFileInfo(discarded).fileName());
    return moveRecord(discarded, to) ? std::optional(to) : std::nullopt;
}

void MatchShelf::emptyOldTrash() const {
    // The order of throwing away is not known to the files: the oldest matches go first.
    const auto files =
        QDir(trash()).entryInfoList({QLatin1Char('*') + recordSuffix}, QDir::Files, QDir::Time);
    for (qsizetype i = mostInTrash; i < files.size(); ++i) {
        QFile::remove(files[i].absoluteFilePath());
        QFile::remove(beforeOf(files[i].absoluteFilePath()));
    }
}

}  // namespace bukvol::desktop
