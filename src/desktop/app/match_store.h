// The folder in which every match is kept while it is played.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>
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

    /// Writes in the background; only the newest content of a file matters.
    void keep(const QString& path, const QByteArray& content);
    void waitUntilKept();

signals:
    void kept();
    void failed(const QString& reason);

private:
    void write();
    void written(const std::optional<QString>& problem);

    QString folder_;
    QThreadPool writer_;
    QTimer retry_;
    QString path_;
    QByteArray content_;
    bool due_ = false;  // there is content that no write has taken up
    bool writing_ = false;
    bool failing_ = false;
};

}  // namespace bukvol::desktop
