#include "desktop/pages/move_tree.h"

#include <QHeaderView>
#include <algorithm>

#include "desktop/play/move_text.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

/// Of one kind no more moves are listed.
constexpr std::size_t mostListed = 300;
/// Where an item keeps its kind and the move's place within it.
constexpr int kindRole = Qt::UserRole;
constexpr int moveRole = Qt::UserRole + 1;

}  // namespace

MoveTree::MoveTree(QWidget* parent) : QTreeWidget(parent) {
    setHeaderHidden(true);
    setColumnCount(2);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setUniformRowHeights(true);
}

void MoveTree::list(const MovesByKind& moves, const Alphabet& alphabet) {
    clear();
    for (int kind = 0; kind < moveKindCount; ++kind) {
        const auto& ofKind = moves[static_cast<std::size_t>(kind)];
        if (ofKind.empty())
            continue;
        const QString words = tr("%n word(s)", nullptr, static_cast<int>(ofKind.size()));
        auto* group = new QTreeWidgetItem(
            this, {QStringLiteral("%1 · %2").arg(TurnText::kindName(static_cast<MoveKind>(kind)), words)});
        // All rows are as high as the first.
        group->setSizeHint(0, QSize(0, std::max(24, fontMetrics().height() + 8)));
        group->setFirstColumnSpanned(true);
        for (std::size_t i = 0; i < std::min(ofKind.size(), mostListed); ++i) {
            auto* item = new QTreeWidgetItem(
                group, {shown(alphabet, ofKind[i].move.word), QString::number(ofKind[i].score())});
            item->setData(0, kindRole, kind);
            item->setData(0, moveRole, static_cast<int>(i));
            item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
            item->setToolTip(0, MoveText::change(ofKind[i].move.change, alphabet));
        }
        if (ofKind.size() > mostListed)
            new QTreeWidgetItem(
                group, {tr("and %n shorter one(s)", nullptr, static_cast<int>(ofKind.size() - mostListed))});
    }
    if (auto* first = topLevelItem(0)) {
        first->setExpanded(true);
        setCurrentItem(first->child(0));
    }
}

std::optional<MoveTree::Place> MoveTree::chosen() const {
    const QTreeWidgetItem* item = currentItem();
    if (item == nullptr || !item->data(0, moveRole).isValid())
        return std::nullopt;
    return Place{static_cast<MoveKind>(item->data(0, kindRole).toInt()),
                 static_cast<std::size_t>(item->data(0, moveRole).toInt())};
}

}  // namespace bukvol::desktop
