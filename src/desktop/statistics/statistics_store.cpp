#include "desktop/statistics/statistics_store.h"

#include <QDir>
#include <QFile>

#include "desktop/app/record_file.h"
#include "desktop/statistics/statistics_queries.h"

namespace bukvol::desktop {

namespace {

const QString inMemory = QStringLiteral(":memory:");

/// The record without a person's name. Only the header is changed.
QByteArray withoutName(const QByteArray& record, const QString& name) {
    const QByteArray seat = "seat: person ";
    const QByteArray wanted = seat + name.toUtf8();
    QByteArray changed;
    qsizetype at = 0;
    bool header = true;
    while (at < record.size()) {
        const qsizetype end = record.indexOf('\n', at);
        const qsizetype next = end < 0 ? record.size() : end + 1;
        const QByteArray line = record.mid(at, next - at);
        const QByteArray text = line.trimmed();
        header = header && !(text.isEmpty() && at > 0);
        changed += header && text == wanted.trimmed() ? seat + '\n' : line;
        at = next;
    }
    return changed;
}

}  // namespace

StatisticsStore::StatisticsStore(const QString& file, const QString& records, LexiconLocator& lexicons,
                                 QObject* parent)
    : QObject(parent), file_(file), records_(records), lexicons_(lexicons) {
    worker_.setMaxThreadCount(1);
}

StatisticsStore::~StatisticsStore() {
    waitUntilDone();
}

void StatisticsStore::waitUntilDone() {
    worker_.waitForDone();
}

void StatisticsStore::run(Act act) {
    // A locator of the worker's own: it may open dictionaries while the window opens others.
    const auto locator = std::make_shared<LexiconLocator>(lexicons_);
    worker_.start([this, locator, act = std::move(act)] { work(act, locator->provider()); });
}

void StatisticsStore::work(const Act& act, const LexiconProvider& lexicons) {
    const auto tell = [this](const StatisticsError& error) {
        QMetaObject::invokeMethod(
            this, [this, reason = error.message] { emit failed(reason); }, Qt::QueuedConnection);
    };
    try {
        StatisticsDatabase database;
        try {
            prepare(database, lexicons);
            return act(database);
        } catch (const StatisticsError& error) {
            if (!error.damaged)
                throw;
            // The damage lay deeper than was seen at first.
            moveAside(database);
        }
        prepare(database, lexicons);
        act(database);
    } catch (const StatisticsError& error) {
        tell(error);
        try {
            // Nothing can be kept; what is asked can be counted all the same.
            StatisticsDatabase database;
            database.open(inMemory);
            database.create();
            database.readRecords(records_, lexicons);
            act(database);
        } catch (const StatisticsError& again) {
            tell(again);
        }
    }
}

void StatisticsStore::prepare(StatisticsDatabase& database, const LexiconProvider& lexicons) {
    StatisticsDatabase::State state = database.open(file_);
    if (state == StatisticsDatabase::State::damaged) {
        moveAside(database);
        state = database.open(file_);
    } else if (state == StatisticsDatabase::State::older) {
        database.close();
        QFile::remove(file_);
        state = database.open(file_);
    }
    if (state == StatisticsDatabase::State::ready)
        return;
    database.create();
    database.readRecords(records_, lexicons);
}

void StatisticsStore::moveAside(StatisticsDatabase& database) {
    database.close();
    QString path = file_ + QStringLiteral(".damaged");
    for (int copy = 2; QFile::exists(path); ++copy)
        path = QStringLiteral("%1.damaged-%2").arg(file_).arg(copy);
    if (!QFile::rename(file_, path))
        throw StatisticsError{QDir::toNativeSeparators(file_), false};
    QMetaObject::invokeMethod(
        this, [this, path] { emit setAside(path); }, Qt::QueuedConnection);
}

void StatisticsStore::keep(const Match& match) {
    const auto facts = factsOf(match);
    if (!facts && keptId_.isEmpty())
        return;
    const QString before = std::exchange(keptId_, facts ? facts->id : QString());
    if (facts && before == facts->id)
        return;
    // Another match that begins leaves the one before as it is: only the same one was taken back.
    const bool takenBack =
        !facts && !match.history().empty() && std::holds_alternative<Undo>(match.history().back());
    run([this, facts, before, takenBack](StatisticsDatabase& database) {
        if (takenBack)
            database.remove(before);
        if (facts)
            database.put(*facts);
        QMetaObject::invokeMethod(this, &StatisticsStore::changed, Qt::QueuedConnection);
    });
}

void StatisticsStore::setReviewShare(const QString& matchId, int player, double share) {
    run([this, matchId, player, share](StatisticsDatabase& database) {
        database.setReviewShare(matchId, player, share);
        QMetaObject::invokeMethod(this, &StatisticsStore::changed, Qt::QueuedConnection);
    });
}

void StatisticsStore::deletePlayer(const QString& name) {
    const auto locator = std::make_shared<LexiconLocator>(lexicons_);
    run([this, locator, name](StatisticsDatabase& database) {
        // The database has to know every file that tells of the person.
        database.readRecords(records_, locator->provider());
        const QStringList unchanged = forgetInRecords(database.filesOf(name), name);
        database.deletePlayer(name);
        QMetaObject::invokeMethod(
            this,
            [this, unchanged] {
                if (!unchanged.isEmpty())
                    emit failed(unchanged.join(QStringLiteral(", ")));
                emit changed();
            },
            Qt::QueuedConnection);
    });
}

QStringList StatisticsStore::forgetInRecords(const QStringList& files, const QString& name) const {
    QStringList unchanged;
    for (const QString& file : files) {
        const QString path = QDir(records_).filePath(file);
        for (const QString& one : {path, QString::fromStdString(copyBefore(path.toStdString()).string())}) {
            QFile record(one);
            if (!record.open(QIODevice::ReadOnly))
                continue;
            const QByteArray before = record.readAll();
            record.close();
            const QByteArray after = withoutName(before, name);
            if (after != before && writeFile(one, after))
                unchanged << one;
        }
    }
    return unchanged;
}

void StatisticsStore::ask(const StatisticsFilter& filter) {
    const auto locator = std::make_shared<LexiconLocator>(lexicons_);
    run([this, locator, filter](StatisticsDatabase& database) {
        database.readRecords(records_, locator->provider());
        const StatisticsAnswer found = answer(database, filter);
        QMetaObject::invokeMethod(
            this, [this, found] { emit answered(found); }, Qt::QueuedConnection);
    });
}

}  // namespace bukvol::desktop
