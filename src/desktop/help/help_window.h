// The players' guide in a window of its own: chapters on the left, the text with its pictures on the right.
#pragma once

#include <QListWidget>
#include <QTextBrowser>
#include <optional>

#include "core/match/record.h"
#include "desktop/help/guide_text.h"
#include "desktop/play/lesson.h"
#include "desktop/widgets/themed_dialog.h"

namespace bukvol::desktop {

/// Shows a chapter; draws the pictures that it names.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(const Appearance& look);

    /// `lesson`: whose moves the pictures show.
    void showChapter(const GuideChapter& chapter, const std::optional<Lesson>& lesson);

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    const Appearance& look_;
    const std::optional<Lesson>* lesson_ = nullptr;
};

class HelpWindow : public ThemedDialog {
    Q_OBJECT
public:
    HelpWindow(const Appearance& program, LexiconProvider lexicons, QWidget* parent = nullptr);

    QListWidget& chapters() { return *list_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void restyle();
    void showChapter();

    LexiconProvider lexicons_;
    std::vector<GuideChapter> guide_;
    std::optional<Lesson> lesson_;
    QListWidget* list_;
    GuideBrowser* text_;
};

}  // namespace bukvol::desktop
