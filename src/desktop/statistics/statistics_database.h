// The statistics as an SQLite file (docs/statistics.md). Used by the thread that made it.
#pragma once

#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include "core/match/record.h"
#include "desktop/statistics/match_facts.h"

class QSqlQuery;

namespace bukvol::desktop {

/// The version of the tables. A file of an older one is made anew from the records.
inline constexpr int statisticsVersion = 1;

/// Something that SQLite could not do; the text is for the player after a colon.
struct StatisticsError {
    QString message;
    bool damaged = false;  ///< the file is no database, or not a whole one
};

class StatisticsDatabase {
public:
    enum class State {
        ready,
        isNew,    ///< there is nothing in it yet: to be filled from the records
        older,    ///< made by an older program: the same
        damaged,  ///< no database, or of a newer program
    };

    StatisticsDatabase();
    StatisticsDatabase(const StatisticsDatabase&) = delete;
    StatisticsDatabase& operator=(const StatisticsDatabase&) = delete;
    ~StatisticsDatabase();

    /// Opens a file, making it where it is missing; ":memory:" keeps nothing. Throws StatisticsError where
    /// the file cannot be used at all. All functions below do, too.
    State open(const QString& file);
    void close();
    /// Makes the tables in an empty file.
    void create();

    /// Keeps a match; nothing changes where it is there already.
    void put(const MatchFacts& facts);
    void remove(const QString& matchId);
    void setReviewShare(const QString& matchId, int player, double share);
    /// The person's seats stay, without a name.
    void deletePlayer(const QString& name);
    /// The files in the folder that hold finished matches of a person.
    QStringList filesOf(const QString& name);

    /// Reads what is new in a folder of records. Damaged records and unfinished matches are passed over.
    void readRecords(const QString& folder, const LexiconProvider& lexicons);

    /// Runs a query; the values are bound in the order of its question marks.
    QSqlQuery query(const QString& text, const QVariantList& values = {});

private:
    void readRecord(const QString& path, const LexiconProvider& lexicons);

    QString connection_;
    QSqlDatabase database_;
};

}  // namespace bukvol::desktop
