// The folder in which every match is kept while it is played.
#pragma once

#include <QMutex>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>

#include "desktop/app/record_file.h"

namespace bukvol::desktop {

class MatchStore : public QObject {
    Q_OBJECT
public:
    explicit MatchStore(const QString& folder, QObject* parent = nullptr);
    /// Waits until all is written.
    ~MatchStore() override;

    const QString& folder() const { return folder_; }
    /// A file name that no other match has.
    QString newFile() const;

    struct Unfinished {
        QString path;
        RecordFile file;
    };
    /// The match played last, where it is not over.
    std::optional<Unfinished> unfinished(const LexiconProvider& lexicons,
                                         const OwnWordsProvider& ownWords = {}) const;

    /// Writes in the background; only the newest content of a file matters. What cannot be written is tried
    /// again until it can.
    void keep(const QString& path, const QByteArray& content);
    /// Whether all is written now.
    bool waitUntilKept();
    /// What is still to be written to a file is dropped: the file is taken away.
    void forget(const QString& path) { due_.erase(path); }
    /// Another disk, which fails where a test wants it to.
    void useDisk(std::shared_ptr<const Disk> disk) { disk_ = std::move(disk); }

signals:
    void kept();
    void failed(const QString& reason);

private:
    struct Written {
        QString path;
        QByteArray content;
        std::optional<QString> problem;
    };
    void write();
    /// Takes over what the writer did, where that has not been done yet.
    void collect();

    QString folder_;
    std::shared_ptr<const Disk> disk_ = std::make_shared<const Disk>();
    QThreadPool writer_;
    QTimer retry_;
    std::map<QString, QByteArray> due_;  // by path: content that no write has taken up
    QMutex mutex_;                       // of the next
    std::optional<Written> written_;
    bool writing_ = false;
    bool failing_ = false;
};

}  // namespace bukvol::desktop
