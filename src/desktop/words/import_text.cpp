#include "desktop/words/import_text.h"

#include <QLocale>

namespace bukvol::desktop {

QString ImportText::summary(const ImportReport& report) {
    if (report.stopped)
        return tr("Stopped: no word was added.");
    QStringList parts;
    parts << tr("%Ln word(s) added", nullptr, static_cast<int>(report.added));
    if (report.duplicates > 0)
        parts << tr("%Ln line(s) repeated", nullptr, static_cast<int>(report.duplicates));
    if (report.foreign > 0)
        parts << tr("%Ln line(s) with foreign letters", nullptr, static_cast<int>(report.foreign));
    if (report.wrongLength > 0)
        parts << tr("%Ln line(s) too short or too long", nullptr, static_cast<int>(report.wrongLength));
    QString text = parts.join(QStringLiteral(" · "));
    if (!report.encoding.empty())
        text += QStringLiteral(" · ") + tr("read as %1").arg(QString::fromStdString(report.encoding));
    if (report.full)
        text += QLatin1Char('\n') + tr("The list is full: the rest of the file was left out.");
    return text;
}

QStringList ImportText::lines(const ImportReport& report) {
    QStringList result;
    result.reserve(static_cast<qsizetype>(report.problems.size()) + 1);
    for (const ImportReport::Line& line : report.problems) {
        const QString number = QLocale().toString(static_cast<qulonglong>(line.number));
        const QString text = QString::fromStdString(line.text);
        switch (line.problem) {
            case ImportReport::Problem::duplicate:
                result << tr("line %1: “%2” — there already").arg(number, text);
                break;
            case ImportReport::Problem::foreignLetter:
                result << tr("line %1: “%2” — a letter that the alphabet lacks").arg(number, text);
                break;
            case ImportReport::Problem::wrongLength:
                result << tr("line %1: “%2” — too short or too long").arg(number, text);
                break;
        }
    }
    const std::size_t all = report.duplicates + report.foreign + report.wrongLength;
    if (all > report.problems.size())
        result << tr("and %Ln line(s) more", nullptr, static_cast<int>(all - report.problems.size()));
    return result;
}

QString ImportText::problem(OwnWordProblem problem) {
    switch (problem) {
        case OwnWordProblem::listUnreadable:
            return tr("The list of your words cannot be read; it stays as it is.");
        case OwnWordProblem::listUnwritable:
            return tr("The change could not be kept: your words stay as they were.");
        case OwnWordProblem::importUnreadable:
            return tr("This file cannot be read, or it is too large.");
    }
    return {};
}

}  // namespace bukvol::desktop
