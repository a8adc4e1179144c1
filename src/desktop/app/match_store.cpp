#include "desktop/app/match_store.h"

#include <QDateTime>
#include <QDir>

namespace bukvol::desktop {

namespace {

constexpr int retryMilliseconds = 3000;
/// How many of the newest files are looked at for an unfinished match.
constexpr int mostLookedAt = 5;

}  // namespace

MatchStore::MatchStore(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    writer_.setMaxThreadCount(1);
    retry_.setSingleShot(true);
    retry_.setInterval(retryMilliseconds);
    connect(&retry_, &QTimer::timeout, this, &MatchStore::write);
}

MatchStore::~MatchStore() {
    waitUntilKept();
}

QString MatchStore::newFile() const {
    const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
    QString path = QDir(folder_).filePath(stamp + recordSuffix);
    for (int copy = 2; QFile::exists(path); ++copy)
        path = QDir(folder_).filePath(QStringLiteral("%1-%2%3").arg(stamp).arg(copy).arg(recordSuffix));
    return path;
}

std::optional<MatchStore::Unfinished> MatchStore::unfinished(const LexiconProvider& lexicons,
                                                             const OwnWordsProvider& ownWords) const {
    const auto files =
        QDir(folder_).entryInfoList({QLatin1Char('*') + recordSuffix}, QDir::Files, QDir::Time);
    for (int i = 0; i < files.size() && i < mostLookedAt; ++i) {
        RecordFile file = readRecordFile(files[i].absoluteFilePath(), lexicons, ownWords);
        if (file.record.match && !file.record.match->over())
            return Unfinished{files[i].absoluteFilePath(), std::move(file)};
    }
    return std::nullopt;
}

void MatchStore::keep(const QString& path, const QByteArray& content) {
    if (due_ && path != path_)
        waitUntilKept();
    path_ = path;
    content_ = content;
    due_ = true;
    write();
}

void MatchStore::write() {
    if (writing_ || !due_)
        return;
    writing_ = true;
    due_ = false;
    writer_.start([this, path = path_, content = content_] {
        const auto problem = writeFile(path, content, CopyBefore::kept);
        QMetaObject::invokeMethod(
            this, [this, problem] { written(problem); }, Qt::QueuedConnection);
    });
}

void MatchStore::written(const std::optional<QString>& problem) {
    writing_ = false;
    if (problem) {
        due_ = true;
        failing_ = true;
        retry_.start();
        emit failed(*problem);
        return;
    }
    if (std::exchange(failing_, false) || !due_)
        emit kept();
    write();
}

void MatchStore::waitUntilKept() {
    writer_.waitForDone();
    if (!due_)
        return;
    due_ = false;
    static_cast<void>(writeFile(path_, content_, CopyBefore::kept));  // nothing more can be done for it here
}

}  // namespace bukvol::desktop
