// The list of the matches kept, and what is done with them.
#pragma once

#include <QAction>
#include <QMenu>
#include <QStackedWidget>
#include <QTimer>

#include "desktop/app/match_shelf.h"
#include "desktop/app/record_file.h"
#include "desktop/pages/matches_page.h"

namespace bukvol::desktop {

/// What a card tells of a record.
MatchItem matchItem(const QString& path, const RecordFile& file);

class MatchesRoom : public QObject {
    Q_OBJECT
public:
    MatchesRoom(QStackedWidget& pages, const QString& folder, LexiconProvider lexicons,
                Appearance& appearance, QWidget& window);

    void addTo(QMenu& menu);
    void retranslate();
    /// How many matches there are to list.
    int count() const { return static_cast<int>(shelf_.files().size()); }
    void show();
    /// Null until it is first needed.
    MatchesPage* page() { return page_; }
    bool shown() const { return page_ != nullptr && pages_.currentWidget() == page_; }

signals:
    void openAsked(const QString& path);
    /// The file is taken away after this: nothing may be written to it any more.
    void discarding(const QString& path);
    void backAsked();

private:
    void readOne();
    void discard(MatchCard& card);
    void bringBack(MatchCard& card);

    QStackedWidget& pages_;
    MatchShelf shelf_;
    LexiconProvider lexicons_;
    Appearance& appearance_;
    QWidget& window_;
    MatchesPage* page_ = nullptr;
    QStringList unread_;
    QTimer reader_;  // one file after another, so that the window answers meanwhile
    QAction* list_ = nullptr;
};

}  // namespace bukvol::desktop
