// A table of words with a field to search in it and a button that exports it.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

#include "desktop/statistics/table_card.h"

namespace bukvol::desktop {

class WordTable : public QWidget {
    Q_OBJECT
public:
    explicit WordTable(const Appearance& appearance, QWidget* parent = nullptr);

    /// The first column holds words, the second what they mean. `name`: for assistive programs and as the
    /// name proposed for a file.
    void setWords(const QString& name, const QStringList& heads, QList<QStringList> rows,
                  const QString& whenEmpty);
    const TextTableModel& model() const { return table_->model(); }
    /// Writes what is shown; says so in place.
    bool exportTo(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void restyle();
    void countWords();
    void askForFile();

    const Appearance& appearance_;
    QString name_;
    QString whenEmpty_;
    QLineEdit* search_;
    QLabel* count_;
    QPushButton* export_;
    TableCard* table_;
};

}  // namespace bukvol::desktop
