#include "desktop/widgets/bank_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <vector>

#include "desktop/widgets/bank_widget.h"

namespace bukvol::desktop {

namespace {

/// A place among the letters at hand.
class PlaceAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PlaceAccessible(BankWidget& bank, int index) : bank_(&bank), index_(index) {}

    bool isValid() const override { return index_ < static_cast<int>(bank_->places().size()); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return bank_->window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(bank_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QString text(QAccessible::Text text) const override {
        return text == QAccessible::Name && isValid() ? bank_->describe(index_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Button; }
    QRect rect() const override {
        const QRect local = bank_->slotRect(index_).toRect();
        return {bank_->mapToGlobal(local.topLeft()), local.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.disabled = !isValid() || bank_->places()[static_cast<std::size_t>(index_)].letter.isEmpty();
        state.selectable = true;
        state.selected = bank_->chosen() == index_;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction() && isValid())
            emit bank_->letterPressed(index_);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    BankWidget* bank_;
    int index_;
};

class BankAccessible : public QAccessibleWidget {
public:
    explicit BankAccessible(BankWidget* bank) : QAccessibleWidget(bank, QAccessible::List), bank_(bank) {}
    ~BankAccessible() override {
        for (const QAccessible::Id id : ids_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(bank_->places().size()); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (static_cast<int>(ids_.size()) <= index)
            ids_.push_back(QAccessible::registerAccessibleInterface(
                new PlaceAccessible(*bank_, static_cast<int>(ids_.size()))));
        return QAccessible::accessibleInterface(ids_[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int index = 0; index < childCount(); ++index) {
            if (this->child(index) == child)
                return index;
        }
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int index = 0; index < childCount(); ++index) {
            if (child(index)->rect().contains(x, y))
                return child(index);
        }
        return nullptr;
    }

private:
    BankWidget* bank_;
    mutable std::vector<QAccessible::Id> ids_;  // made as they are asked for
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* bank = qobject_cast<BankWidget*>(object);
    return bank != nullptr ? new BankAccessible(bank) : nullptr;
}

}  // namespace

void installBankAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

}  // namespace bukvol::desktop
