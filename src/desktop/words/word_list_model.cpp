#include "desktop/words/word_list_model.h"

#include <algorithm>

#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

namespace {

constexpr int piece = 500;
/// So far a word is fetched to be shown.
constexpr int nearRows = 20'000;

}  // namespace

void WordListModel::setList(OwnWordListPointer list, const Alphabet& alphabet) {
    beginResetModel();
    const int before = fetched_;
    list_ = std::move(list);
    alphabet_ = alphabet;
    fetched_ = std::min(total(), std::max(piece, before));
    endResetModel();
}

QString WordListModel::wordAt(int row) const {
    return row >= 0 && row < fetched_ ? shownLower(alphabet_, list_->sorted[static_cast<std::size_t>(row)])
                                      : QString();
}

int WordListModel::rowOf(const Word& word) {
    if (!list_)
        return -1;
    const auto found = std::ranges::lower_bound(list_->sorted, word);
    if (found == list_->sorted.end() || *found != word || found - list_->sorted.begin() >= nearRows)
        return -1;
    const int row = static_cast<int>(found - list_->sorted.begin());
    while (row >= fetched_)
        fetchMore({});
    return row;
}

int WordListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : fetched_;
}

QVariant WordListModel::data(const QModelIndex& index, int role) const {
    return index.isValid() && role == Qt::DisplayRole ? QVariant(wordAt(index.row())) : QVariant();
}

bool WordListModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && fetched_ < total();
}

void WordListModel::fetchMore(const QModelIndex& parent) {
    const int more = std::min(piece, total() - fetched_);
    if (more <= 0)
        return;
    beginInsertRows(parent, fetched_, fetched_ + more - 1);
    fetched_ += more;
    endInsertRows();
}

}  // namespace bukvol::desktop
