// The own words as a list, taken in piece by piece: a million of them must not hold the window up.
#pragma once

#include <QAbstractListModel>

#include "desktop/words/own_word_store.h"

namespace bukvol::desktop {

class WordListModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setList(OwnWordListPointer list, const Alphabet& alphabet);
    QString wordAt(int row) const;
    /// The row of a word, fetching up to it where it is near; -1 where it is not shown.
    int rowOf(const Word& word);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

private:
    int total() const { return list_ ? static_cast<int>(list_->sorted.size()) : 0; }

    OwnWordListPointer list_;
    Alphabet alphabet_;
    int fetched_ = 0;
};

}  // namespace bukvol::desktop
