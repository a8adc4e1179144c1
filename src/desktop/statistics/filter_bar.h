// Chooses of whom, in which language and game, and of what time the statistics tell.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>

#include "desktop/app/lexicon_locator.h"
#include "desktop/statistics/statistics_answer.h"

namespace bukvol::desktop {

class FilterBar : public QWidget {
    Q_OBJECT
public:
    explicit FilterBar(LexiconLocator& lexicons, QWidget* parent = nullptr);

    StatisticsFilter filter() const;
    /// Offers the players and languages there are; what was chosen stays chosen where it still is there.
    void setChoices(const std::vector<PlayerKey>& players, const QStringList& languages);

    static QString nameOf(const PlayerKey& player);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QString languageName(const QString& code) const;

    LexiconLocator& lexicons_;
    std::vector<PlayerKey> players_;
    QStringList codes_;
    QComboBox* player_;
    QComboBox* language_;
    QComboBox* game_;
    QComboBox* period_;
    QLabel* playerLabel_;
    QLabel* languageLabel_;
    QLabel* gameLabel_;
    QLabel* periodLabel_;
};

}  // namespace bukvol::desktop
