#include "desktop/app/undo_menu.h"

#include "desktop/app/menu_entry.h"

namespace bukvol::desktop {

UndoMenu::UndoMenu(MatchPage& page, const MatchSession& session, QObject* parent)
    : QObject(parent), page_(page), session_(session) {}

void UndoMenu::addTo(QMenu& menu, QWidget& window) {
    undo_ = addEntry(menu, window, "undo", {Qt::CTRL | Qt::Key_Z});
    connect(undo_, &QAction::triggered, &page_, &MatchPage::undo);
    redo_ = addEntry(menu, window, "redo", {Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z});
    connect(redo_, &QAction::triggered, &page_, &MatchPage::redo);
}

void UndoMenu::retranslate() {
    undo_->setText(tr("Take the last turn &back"));
    redo_->setText(tr("Make it a&gain"));
}

void UndoMenu::update() {
    undo_->setEnabled(!page_.isHidden() && session_.canUndo());
    redo_->setEnabled(!page_.isHidden() && session_.canRedo());
}

}  // namespace bukvol::desktop
