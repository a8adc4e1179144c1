// Keeps the statistics in the background: the window never waits for them.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>

#include "desktop/app/lexicon_locator.h"
#include "desktop/statistics/statistics_answer.h"
#include "desktop/statistics/statistics_database.h"

namespace bukvol::desktop {

class StatisticsStore : public QObject {
    Q_OBJECT
public:
    /// `file`: of the database. `records`: the folder of the matches' records.
    StatisticsStore(const QString& file, const QString& records, LexiconLocator& lexicons,
                    QObject* parent = nullptr);
    /// Waits until all is written.
    ~StatisticsStore() override;

    const QString& file() const { return file_; }

    /// Keeps a match where it is over; takes it out again where its end was taken back.
    void keep(const Match& match);
    /// What a review found: which share (0 to 1) of the best moves a player made in a match.
    void setReviewShare(const QString& matchId, int player, double share);
    /// Forgets a person: in the database, and by name in the records of finished matches.
    void deletePlayer(const QString& name);
    /// Counts; the answer comes as `answered`. Records that are new in the folder are read before.
    void ask(const StatisticsFilter& filter);
    void waitUntilDone();

signals:
    void answered(const bukvol::desktop::StatisticsAnswer& answer);
    /// Another match is there, or one less.
    void changed();
    /// Something could not be kept; all the same, what was asked is answered.
    void failed(const QString& reason);
    /// The database was no good and was moved here; it was made anew from the records.
    void setAside(const QString& path);

private:
    using Act = std::function<void(StatisticsDatabase&)>;

    void run(Act act);
    // In the worker's thread:
    void work(const Act& act, const LexiconProvider& lexicons);
    void prepare(StatisticsDatabase& database, const LexiconProvider& lexicons);
    void moveAside(StatisticsDatabase& database);
    QStringList forgetInRecords(const QStringList& files, const QString& name) const;

    QString file_;
    QString records_;
    LexiconLocator& lexicons_;
    QString keptId_;  // of the match that was over when it was last kept
    QThreadPool worker_;
};

}  // namespace bukvol::desktop
