#include "desktop/app/undo_menu.h"

namespace bukvol::desktop {

UndoMenu::UndoMenu(MatchPage& page, const MatchSession& session, QObject* parent)
    : QObject(parent), page_(page), session_(session) {}

void UndoMenu::addTo(QMenu& menu, QWidget& window) {
    undo_ = menu.addAction(QString(), &page_, &MatchPage::undo);
    undo_->setObjectName(QStringLiteral("undo"));
    undo_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo_ = menu.addAction(QString(), &page_, &MatchPage::redo);
    redo_->setObjectName(QStringLiteral("redo"));
    redo_->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    window.addActions({undo_, redo_});
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
