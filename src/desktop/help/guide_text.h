// The text of the players' guide (docs/guide.*.md), by chapters.
#pragma once

#include <QString>
#include <vector>

namespace bukvol::desktop {

struct GuideChapter {
    QString title;
    QString markdown;  ///< with its title
};

/// The chapters of a guide: each begins with a heading of the second level.
std::vector<GuideChapter> chaptersOf(const QString& markdown);

/// The guide in a language of the interface.
std::vector<GuideChapter> guideIn(const QString& language);

}  // namespace bukvol::desktop
