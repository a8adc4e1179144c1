#include "desktop/statistics/csv.h"

namespace bukvol::desktop {

namespace {

QString cell(QString text) {
    const QString formulaStarts = QStringLiteral("=+-@\t\r");
    if (!text.isEmpty() && formulaStarts.contains(text.front()))
        text.prepend(QLatin1Char('\''));
    const bool quoted = text.contains(QLatin1Char('"')) || text.contains(QLatin1Char(',')) ||
                        text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r')) ||
                        text.startsWith(QLatin1Char(' ')) || text.endsWith(QLatin1Char(' '));
    if (!quoted)
        return text;
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

}  // namespace

QByteArray toCsv(const QList<QStringList>& rows) {
    QByteArray csv("\xEF\xBB\xBF");
    for (const QStringList& row : rows) {
        QStringList cells;
        for (const QString& one : row)
            cells << cell(one);
        csv += cells.join(QLatin1Char(',')).toUtf8() + "\r\n";
    }
    return csv;
}

}  // namespace bukvol::desktop
