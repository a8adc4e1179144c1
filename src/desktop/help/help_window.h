// The players' guide in a window of its own: chapters on the left, the text with its pictures on the right.
#pragma once

#include <QListWidget>
#include <QTextBrowser>

#include "core/match/record.h"
#include "desktop/help/guide_picture.h"
#include "desktop/help/guide_text.h"
#include "desktop/widgets/themed_dialog.h"

namespace bukvol::desktop {

/// Shows a chapter; draws the pictures that it names.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(const Appearance& look);

    void showChapter(const GuideChapter& chapter, const GuideMatches& matches);

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    const Appearance& look_;
    const GuideMatches* matches_ = nullptr;
};

class HelpWindow : public ThemedDialog {
    Q_OBJECT
public:
    HelpWindow(const Appearance& program, LexiconProvider lexicons, QWidget* parent = nullptr);

    /// Goes to the chapter about a game.
    void openAt(GameKind game);
    QListWidget& chapters() { return *list_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    /// Long titles take two lines.
    void fitChapters();
    void restyle();
    void showChapter();

    LexiconProvider lexicons_;
    std::vector<GuideChapter> guide_;
    GuideMatches matches_;
    QListWidget* list_;
    GuideBrowser* text_;
};

}  // namespace bukvol::desktop
