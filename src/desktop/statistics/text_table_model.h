// Rows of text that can be searched.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

namespace bukvol::desktop {

class TextTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// As many columns as heads.
    void setTable(const QStringList& heads, QList<QStringList> rows);
    /// Shows the rows whose first cell begins with the text or whose second has it.
    void setSearch(const QString& text);

    /// The heads and the rows shown.
    QList<QStringList> shownTable() const;
    int total() const { return static_cast<int>(rows_.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void find();

    QStringList heads_;
    QList<QStringList> rows_;
    std::vector<qsizetype> shown_;
    QString search_;
};

}  // namespace bukvol::desktop
