// The list of the player's own words, and the import of a file into it, step by step in one place.
#pragma once

#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QStackedWidget>
#include <QStringListModel>

#include "desktop/widgets/buttons.h"
#include "desktop/widgets/card.h"
#include "desktop/words/word_list_model.h"

namespace bukvol::desktop {

class OwnWordsView : public QWidget {
    Q_OBJECT
public:
    OwnWordsView(const Appearance& appearance, OwnWordStore& store, QWidget* parent = nullptr);

    void setLanguage(const Language& language);
    /// Shows a word of the list as the current one.
    void select(const Word& word);
    /// Imports a file; where none is given, asks for one.
    void importFrom(const QString& path);

signals:
    void lookUpAsked(const QString& word);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QListView* makeList(const QString& name, QAbstractItemModel* model);
    QWidget* makeImportPage();
    void connectStore();
    void showList();
    void showReport(const ImportReport& report);
    void askForFile();
    void removeCurrent();
    void restyle();
    void retranslate();

    const Appearance& appearance_;
    OwnWordStore& store_;
    Language language_;
    std::optional<ImportReport> report_;  // being shown
    std::optional<OwnWordProblem> problem_;
    QString fileName_;

    WordListModel words_;
    QStringListModel lines_;
    QLabel* title_;
    TextButton* action_;  ///< import, stop, or back to the list
    Card* card_;
    QLabel* notice_;
    QStackedWidget* pages_;
    QListView* list_;
    QLabel* empty_;
    QProgressBar* progress_;
    QLabel* reading_;
    QWidget* importPage_;
    QListView* problems_;
};

}  // namespace bukvol::desktop
