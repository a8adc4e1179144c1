#include "desktop/statistics/text_table_model.h"

namespace bukvol::desktop {

void TextTableModel::setTable(const QStringList& heads, QList<QStringList> rows) {
    beginResetModel();
    heads_ = heads;
    rows_ = std::move(rows);
    find();
    endResetModel();
}

void TextTableModel::setSearch(const QString& text) {
    beginResetModel();
    search_ = text.trimmed();
    find();
    endResetModel();
}

void TextTableModel::find() {
    shown_.clear();
    for (qsizetype i = 0; i < rows_.size(); ++i) {
        if (search_.isEmpty() || rows_[i].value(0).startsWith(search_, Qt::CaseInsensitive) ||
            rows_[i].value(1).contains(search_, Qt::CaseInsensitive))
            shown_.push_back(i);
    }
}

QList<QStringList> TextTableModel::shownTable() const {
    QList<QStringList> table{heads_};
    for (const qsizetype row : shown_)
        table << rows_[row];
    return table;
}

int TextTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int TextTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(heads_.size());
}

QVariant TextTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    return rows_[shown_[static_cast<std::size_t>(index.row())]].value(index.column());
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return heads_.value(section);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

}  // namespace bukvol::desktop
