#include "desktop/statistics/statistics_database.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

#include "desktop/app/record_file.h"

namespace bukvol::desktop {

namespace {

/// "Bukv", so that another program's database is not taken for ours.
constexpr int applicationId = 0x42756b76;

constexpr const char* tables[] = {
    "CREATE TABLE match (id TEXT PRIMARY KEY, started TEXT NOT NULL, language TEXT NOT NULL, "
    "game TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE seat (match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, player INTEGER NOT NULL, "
    "name TEXT NOT NULL, level INTEGER NOT NULL, points INTEGER NOT NULL, turns INTEGER NOT NULL, "
    "outcome INTEGER NOT NULL, review REAL, PRIMARY KEY (match, player)) WITHOUT ROWID",
    "CREATE TABLE word (match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, player INTEGER NOT NULL, "
    "round INTEGER NOT NULL, word TEXT NOT NULL, length INTEGER NOT NULL, kind INTEGER, "
    "score INTEGER NOT NULL, PRIMARY KEY (match, player, round)) WITHOUT ROWID",
    "CREATE TABLE file (name TEXT PRIMARY KEY, modified INTEGER NOT NULL, size INTEGER NOT NULL, "
    "match TEXT) WITHOUT ROWID",
    "CREATE INDEX seat_name ON seat (name, level)",
};

StatisticsError errorOf(const QSqlError& error) {
    constexpr int corrupt = 11;
    constexpr int notADatabase = 26;
    constexpr int primary = 0xFF;
    const int code = error.nativeErrorCode().toInt() & primary;
    return {error.databaseText(), code == corrupt || code == notADatabase};
}

/// All of what happens in its life, or nothing.
class Transaction {
public:
    explicit Transaction(StatisticsDatabase& database) : database_(database) { database_.query("BEGIN"); }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction() {
        try {
            if (!done_)
                database_.query("ROLLBACK");
        } catch (const StatisticsError&) {
            // SQLite has rolled it back already.
        }
    }
    void commit() {
        database_.query("COMMIT");
        done_ = true;
    }

private:
    StatisticsDatabase& database_;
    bool done_ = false;
};

}  // namespace

StatisticsDatabase::StatisticsDatabase()
    : connection_(QUuid::createUuid().toString()),
      database_(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_)) {}

StatisticsDatabase::~StatisticsDatabase() {
    close();
    database_ = QSqlDatabase();
    QSqlDatabase::removeDatabase(connection_);
}

StatisticsDatabase::State StatisticsDatabase::open(const QString& file) {
    if (!database_.isValid())
        throw StatisticsError{database_.lastError().text(), false};
    QDir().mkpath(QFileInfo(file).absolutePath());
    database_.setDatabaseName(file);
    if (!database_.open())
        throw errorOf(database_.lastError());
    const auto number = [&](const char* pragma) {
        QSqlQuery result = query(QLatin1String(pragma));
        return result.next() ? result.value(0) : QVariant();
    };
    try {
        query(QStringLiteral("PRAGMA foreign_keys = ON"));
        const int version = number("PRAGMA user_version").toInt();
        const int application = number("PRAGMA application_id").toInt();
        const bool empty = number("SELECT count(*) FROM sqlite_master").toInt() == 0;
        if (empty && application == 0)
            return State::isNew;
        if (application != applicationId || version > statisticsVersion ||
            number("PRAGMA quick_check(1)").toString() != QLatin1String("ok"))
            return State::damaged;
        return version < statisticsVersion ? State::older : State::ready;
    } catch (const StatisticsError& error) {
        if (error.damaged)
            return State::damaged;
        throw;
    }
}

void StatisticsDatabase::close() {
    database_.close();
}

void StatisticsDatabase::create() {
    Transaction all(*this);
    for (const char* table : tables)
        query(QLatin1String(table));
    query(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
    query(QStringLiteral("PRAGMA user_version = %1").arg(statisticsVersion));
    all.commit();
}

QSqlQuery StatisticsDatabase::query(const QString& text, const QVariantList& values) {
    QSqlQuery query(database_);
    query.setForwardOnly(true);
    if (!query.prepare(text))
        throw errorOf(query.lastError());
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        throw errorOf(query.lastError());
    return query;
}

void StatisticsDatabase::put(const MatchFacts& facts) {
    if (query(QStringLiteral("SELECT 1 FROM match WHERE id = ?"), {facts.id}).next())
        return;
    query(QStringLiteral("SAVEPOINT put"));
    query(
        QStringLiteral("INSERT INTO match VALUES (?, ?, ?, ?)"),
        {facts.id, facts.started.isNull() ? QStringLiteral("") : facts.started, facts.language, facts.game});
    for (std::size_t player = 0; player < facts.seats.size(); ++player) {
        const SeatFacts& seat = facts.seats[player];
        query(
            QStringLiteral("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, NULL)"),
            {facts.id, static_cast<int>(player), seat.who.name.isNull() ? QStringLiteral("") : seat.who.name,
             seat.who.level, seat.points, seat.turns, static_cast<int>(seat.outcome)});
    }
    for (const WordFacts& word : facts.words)
        query(QStringLiteral("INSERT INTO word VALUES (?, ?, ?, ?, ?, ?, ?)"),
              {facts.id, word.player, word.round, word.word, word.letters,
               word.kind ? QVariant(static_cast<int>(*word.kind)) : QVariant(), word.score});
    query(QStringLiteral("RELEASE put"));
}

void StatisticsDatabase::remove(const QString& matchId) {
    query(QStringLiteral("DELETE FROM match WHERE id = ?"), {matchId});
}

void StatisticsDatabase::setReviewShare(const QString& matchId, int player, double share) {
    query(QStringLiteral("UPDATE seat SET review = ? WHERE match = ? AND player = ?"),
          {share, matchId, player});
}

void StatisticsDatabase::deletePlayer(const QString& name) {
    query(QStringLiteral("UPDATE seat SET name = '' WHERE name = ? AND level = 0"), {name});
}

QStringList StatisticsDatabase::filesOf(const QString& name) {
    QStringList files;
    QSqlQuery found = query(QStringLiteral("SELECT DISTINCT file.name FROM file JOIN seat ON seat.match = "
                                           "file.match WHERE seat.name = ? AND seat.level = 0"),
                            {name});
    while (found.next())
        files << found.value(0).toString();
    return files;
}

void StatisticsDatabase::readRecords(const QString& folder, const LexiconProvider& lexicons) {
    Transaction all(*this);
    const auto files = QDir(folder).entryInfoList({QLatin1Char('*') + recordSuffix}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files) {
        const qint64 modified = file.lastModified().toMSecsSinceEpoch();
        QSqlQuery known =
            query(QStringLiteral("SELECT modified, size, match FROM file WHERE name = ?"), {file.fileName()});
        QString before;
        if (known.next()) {
            if (known.value(0).toLongLong() == modified && known.value(1).toLongLong() == file.size())
                continue;
            before = known.value(2).toString();
        }
        known.finish();
        const RecordFile read = readRecordFile(file.absoluteFilePath(), lexicons);
        const bool whole = read.record.match && !read.record.error;
        const auto facts = whole ? factsOf(*read.record.match) : std::nullopt;
        query(QStringLiteral("INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?)"),
              {file.fileName(), modified, file.size(), facts ? QVariant(facts->id) : QVariant()});
        if (!before.isEmpty() && (!facts || facts->id != before) &&
            !query(QStringLiteral("SELECT 1 FROM file WHERE match = ?"), {before}).next())
            remove(before);
        if (facts)
            put(*facts);
    }
    all.commit();
}

}  // namespace bukvol::desktop
