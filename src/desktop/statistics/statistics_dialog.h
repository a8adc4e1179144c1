// All finished matches counted: sums and plots, records, words met.
#pragma once

#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>

#include "desktop/statistics/delete_bar.h"
#include "desktop/statistics/filter_bar.h"
#include "desktop/statistics/plots.h"
#include "desktop/statistics/statistics_store.h"
#include "desktop/statistics/word_table.h"
#include "desktop/widgets/themed_dialog.h"

namespace bukvol::desktop {

class StatisticsDialog : public ThemedDialog {
    Q_OBJECT
public:
    enum class Page { overview, records, words };

    StatisticsDialog(const Appearance& program, StatisticsStore& store, LexiconLocator& lexicons,
                     QWidget* parent);

    /// Opens it, counted anew.
    void present(Page page);
    const StatisticsAnswer& answer() const { return answer_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeOverview();
    QWidget* makeRecords();
    void connectStore();
    void ask();
    void showAnswer();
    void showNumbers();
    void showRecords();
    void showWords();
    void tell(const QString& sentence);
    void retranslate();

    StatisticsStore& store_;
    LexiconLocator& lexicons_;
    StatisticsAnswer answer_;
    FilterBar* filter_;
    QTabBar* tabs_;
    QStackedWidget* pages_;
    std::array<NumberCard*, 6> numbers_{};
    ScoresPlot* scores_ = nullptr;
    KindsPlot* kinds_ = nullptr;
    TableCard* records_ = nullptr;
    TableCard* longWords_ = nullptr;
    QLabel* recordsTitle_ = nullptr;
    QLabel* longWordsTitle_ = nullptr;
    WordTable* words_;
    QLabel* notice_;
    DeleteBar* delete_;
    QPushButton* close_;
};

}  // namespace bukvol::desktop
