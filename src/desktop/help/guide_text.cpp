#include "desktop/help/guide_text.h"

#include <QFile>

namespace bukvol::desktop {

std::vector<GuideChapter> chaptersOf(const QString& markdown) {
    const QString mark = QStringLiteral("## ");
    std::vector<GuideChapter> chapters;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(mark))
            chapters.push_back({line.mid(mark.size()).trimmed(), {}});
        if (!chapters.empty())
            chapters.back().markdown += line + QLatin1Char('\n');
    }
    return chapters;
}

std::vector<GuideChapter> guideIn(const QString& language) {
    QFile file(QStringLiteral(":/help/guide.%1.md").arg(language));
    return file.open(QIODevice::ReadOnly) ? chaptersOf(QString::fromUtf8(file.readAll()))
                                          : std::vector<GuideChapter>{};
}

}  // namespace bukvol::desktop
