#include "desktop/statistics/statistics_queries.h"

#include <QSqlQuery>

namespace bukvol::desktop {

namespace {

/// The seats that a filter lets through, as the end of a query over `seat` and `match`.
struct Seats {
    QString where;
    QVariantList values;
};

Seats seatsOf(const StatisticsFilter& filter) {
    Seats seats;
    const auto expect = [&](const char* condition, const QVariant& value) {
        seats.where += QStringLiteral(" AND ") + QLatin1String(condition);
        seats.values << value;
    };
    // Who was deleted is nobody.
    if (!filter.player) {
        seats.where = QStringLiteral(" WHERE seat.level = 0 AND seat.name <> ''");
    } else if (filter.player->level > 0) {
        seats.where = QStringLiteral(" WHERE 1");
        expect("seat.level = ?", filter.player->level);
    } else {
        seats.where = QStringLiteral(" WHERE seat.level = 0");
        expect("seat.name = ?", filter.player->name);
    }
    if (!filter.language.isEmpty())
        expect("match.language = ?", filter.language);
    if (!filter.game.isEmpty())
        expect("match.game = ?", filter.game);
    if (!filter.since.isEmpty())
        expect("match.started >= ?", filter.since);
    return seats;
}

const QString fromSeats = QStringLiteral(" FROM seat JOIN match ON match.id = seat.match");
const QString fromWords =
    fromSeats + QStringLiteral(" JOIN word ON word.match = seat.match AND word.player = seat.player");

class Counter {
public:
    Counter(StatisticsDatabase& database, StatisticsAnswer& answer)
        : database_(database), answer_(answer), seats_(seatsOf(answer.filter)) {}

    void count() {
        choices();
        sums();
        kinds();
        overTime();
        longestWords();
        records();
        met();
    }

private:
    QSqlQuery ask(const QString& what, const QString& from, const QString& rest = {}) {
        return database_.query(QStringLiteral("SELECT ") + what + from + seats_.where + rest, seats_.values);
    }

    void choices() {
        QSqlQuery players = database_.query(
            QStringLiteral("SELECT DISTINCT CASE WHEN level = 0 THEN name ELSE '' END, level FROM seat WHERE "
                           "level > 0 OR name <> '' ORDER BY level, name"));
        while (players.next())
            answer_.players.push_back({players.value(0).toString(), players.value(1).toInt()});
        QSqlQuery languages =
            database_.query(QStringLiteral("SELECT DISTINCT language FROM match ORDER BY language"));
        while (languages.next())
            answer_.languages << languages.value(0).toString();
    }

    void sums() {
        QSqlQuery sums = ask(QStringLiteral("count(DISTINCT seat.match), sum(seat.outcome = %1), "
                                            "sum(seat.outcome = %2), sum(seat.turns), avg(seat.review)")
                                 .arg(static_cast<int>(MatchOutcome::win))
                                 .arg(static_cast<int>(MatchOutcome::draw)),
                             fromSeats);
        if (!sums.next())
            return;
        answer_.matches = sums.value(0).toInt();
        answer_.wins = sums.value(1).toInt();
        answer_.draws = sums.value(2).toInt();
        answer_.turns = sums.value(3).toInt();
        if (!sums.value(4).isNull())
            answer_.review = sums.value(4).toDouble();
        QSqlQuery points = ask(QStringLiteral("sum(word.score)"), fromWords);
        if (points.next())
            answer_.wordPoints = points.value(0).toInt();
    }

    void kinds() {
        QSqlQuery kinds =
            ask(QStringLiteral("word.kind, count(*)"), fromWords, QStringLiteral(" GROUP BY word.kind"));
        while (kinds.next()) {
            const int kind = kinds.value(0).toInt();
            if (!kinds.value(0).isNull() && kind >= 0 && kind < moveKindCount)
                answer_.kinds[static_cast<std::size_t>(kind)] = kinds.value(1).toInt();
        }
    }

    void overTime() {
        QSqlQuery matches = ask(QStringLiteral("match.started, seat.points"), fromSeats,
                                QStringLiteral(" ORDER BY match.started, match.id, seat.player"));
        while (matches.next())
            answer_.overTime.push_back({matches.value(0).toString(), matches.value(1).toInt()});
    }

    void longestWords() {
        // The bare columns come from the row of the earliest match.
        QSqlQuery words =
            ask(QStringLiteral("word.word, match.language, seat.name, min(match.started)"), fromWords,
                QStringLiteral(" GROUP BY match.language, word.word ORDER BY word.length DESC, "
                               "word.word LIMIT %1")
                    .arg(mostLongWords));
        while (words.next())
            answer_.longestWords.push_back({words.value(0).toString(), words.value(1).toString(),
                                            words.value(2).toString(), words.value(3).toString()});
    }

    void record(StatisticsRecord::Kind kind, QSqlQuery best) {
        if (best.next())
            answer_.records.push_back({kind, best.value(0).toDouble(), best.value(1).toString(),
                                       best.value(2).toString(), best.value(3).toString()});
    }

    void records() {
        const QString inTime = QStringLiteral(" DESC, match.started, match.id, seat.player LIMIT 1");
        record(StatisticsRecord::Kind::matchScore,
               ask(QStringLiteral("seat.points, '', seat.name, match.started"), fromSeats,
                   QStringLiteral(" ORDER BY seat.points") + inTime));
        record(StatisticsRecord::Kind::longestWord,
               ask(QStringLiteral("word.length, word.word, seat.name, match.started"), fromWords,
                   QStringLiteral(" ORDER BY word.length") + inTime));
        record(StatisticsRecord::Kind::average,
               ask(QStringLiteral("sum(word.score) * 1.0 / seat.turns AS mean, '', seat.name, match.started"),
                   fromWords, QStringLiteral(" GROUP BY seat.match, seat.player ORDER BY mean") + inTime));
        winsInRow();
    }

    void winsInRow() {
        QSqlQuery seats = ask(QStringLiteral("seat.name, seat.level, seat.outcome, match.started"), fromSeats,
                              QStringLiteral(" ORDER BY seat.level, seat.name, match.started, match.id"));
        StatisticsRecord best;
        best.kind = StatisticsRecord::Kind::winsInRow;
        PlayerKey who;
        int row = 0;
        while (seats.next()) {
            const PlayerKey next{seats.value(0).toString(), seats.value(1).toInt()};
            const bool won = seats.value(2).toInt() == static_cast<int>(MatchOutcome::win);
            row = !won ? 0 : next == who ? row + 1 : 1;
            who = next;
            if (row > best.value) {
                best.value = row;
                best.player = who.name;
                best.started = seats.value(3).toString();
            }
        }
        if (best.value > 0)
            answer_.records.push_back(best);
    }

    void met() {
        const QString matches = QStringLiteral("SELECT seat.match") + fromSeats + seats_.where;
        QSqlQuery words = database_.query(
            QStringLiteral(
                "SELECT word.word, match.language, min(match.started), count(*) FROM word JOIN match "
                "ON match.id = word.match WHERE word.match IN (") +
                matches + QStringLiteral(") GROUP BY match.language, word.word"),
            seats_.values);
        while (words.next())
            answer_.met.push_back({words.value(0).toString(), words.value(1).toString(),
                                   words.value(2).toString(), words.value(3).toInt()});
    }

    StatisticsDatabase& database_;
    StatisticsAnswer& answer_;
    Seats seats_;
};

}  // namespace

StatisticsAnswer answer(StatisticsDatabase& database, const StatisticsFilter& filter) {
    StatisticsAnswer answer;
    answer.filter = filter;
    Counter(database, answer).count();
    return answer;
}

}  // namespace bukvol::desktop
