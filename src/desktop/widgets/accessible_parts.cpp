#include "desktop/widgets/accessible_parts.h"

namespace bukvol::desktop {

QRect PartAccessible::rect() const {
    const QRect local = place();
    return {owner_.mapToGlobal(local.topLeft()), local.size()};
}

void* PartAccessible::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

PartsAccessible::~PartsAccessible() {
    for (const QAccessible::Id id : ids_)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* PartsAccessible::child(int index) const {
    if (index < 0 || index >= childCount())
        return nullptr;
    while (static_cast<int>(ids_.size()) <= index)
        ids_.push_back(QAccessible::registerAccessibleInterface(makePart(static_cast<int>(ids_.size()))));
    return QAccessible::accessibleInterface(ids_[static_cast<std::size_t>(index)]);
}

int PartsAccessible::indexOfChild(const QAccessibleInterface* child) const {
    for (int index = 0; index < childCount(); ++index) {
        if (this->child(index) == child)
            return index;
    }
    return -1;
}

QAccessibleInterface* PartsAccessible::childAt(int x, int y) const {
    for (int index = 0; index < childCount(); ++index) {
        if (child(index)->rect().contains(x, y))
            return child(index);
    }
    return nullptr;
}

}  // namespace bukvol::desktop
