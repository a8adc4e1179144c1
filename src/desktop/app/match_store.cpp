#include "desktop/app/match_store.h"

#include <QDateTime>
#include <QDir>
#include <iterator>
#include <utility>

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
    blockSignals(true);
    waitUntilKept();
}

QString MatchStore::newFile() const {
    const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
    const auto taken = [&](const QString& path) { return QFile::exists(path) || due_.contains(path); };
    QString path = QDir(folder_).filePath(stamp + recordSuffix);
    for (int copy = 2; taken(path); ++copy)
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
    due_[path] = content;
    write();
}

void MatchStore::write() {
    if (writing_ || due_.empty())
        return;
    writing_ = true;
    auto next = due_.extract(due_.begin());
    writer_.start([this, path = next.key(), content = next.mapped(), disk = disk_] {
        Written done{path, content, writeFile(path, content, CopyBefore::kept, *disk)};
        {
            const QMutexLocker lock(&mutex_);
            written_ = std::move(done);
        }
        QMetaObject::invokeMethod(this, &MatchStore::collect, Qt::QueuedConnection);
    });
}

void MatchStore::collect() {
    std::optional<Written> done;
    {
        const QMutexLocker lock(&mutex_);
        done = std::exchange(written_, std::nullopt);
    }
    if (!done)
        return;
    writing_ = false;
    if (done->problem) {
        due_.try_emplace(done->path, done->content);  // unless there is newer content already
        failing_ = true;
        retry_.start();
        emit failed(*done->problem);
        return;
    }
    if (std::exchange(failing_, false) || due_.empty())
        emit kept();
    write();
}

bool MatchStore::waitUntilKept() {
    while (writing_) {
        writer_.waitForDone();
        collect();
    }
    std::optional<QString> problem;
    for (auto next = due_.begin(); next != due_.end();) {
        const auto wrong = writeFile(next->first, next->second, CopyBefore::kept, *disk_);
        next = wrong ? std::next(next) : due_.erase(next);
        if (wrong)
            problem = wrong;
    }
    if (problem) {
        failing_ = true;
        retry_.start();
        emit failed(*problem);
    } else if (std::exchange(failing_, false)) {
        emit kept();
    }
    return !problem;
}

}  // namespace bukvol::desktop
