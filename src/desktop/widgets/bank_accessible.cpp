#include "desktop/widgets/bank_accessible.h"

#include "desktop/widgets/accessible_parts.h"
#include "desktop/widgets/bank_widget.h"

namespace bukvol::desktop {

namespace {

/// A place among the letters at hand.
class PlaceAccessible : public PartAccessible {
public:
    PlaceAccessible(BankWidget& bank, int index) : PartAccessible(bank, index), bank_(bank) {}

    bool isValid() const override { return index() < static_cast<int>(bank_.places().size()); }
    QString text(QAccessible::Text text) const override {
        return text == QAccessible::Name && isValid() ? bank_.describe(index()) : QString();
    }
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.disabled = !isValid() || bank_.places()[static_cast<std::size_t>(index())].letter.isEmpty();
        state.selectable = true;
        state.selected = bank_.chosen() == index();
        return state;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction() && isValid())
            emit bank_.letterPressed(index());
    }

private:
    QRect place() const override { return bank_.slotRect(index()).toRect(); }

    BankWidget& bank_;
};

class BankAccessible : public PartsAccessible {
public:
    explicit BankAccessible(BankWidget& bank) : PartsAccessible(&bank, QAccessible::List), bank_(bank) {}

    int childCount() const override { return static_cast<int>(bank_.places().size()); }

private:
    PartAccessible* makePart(int index) const override { return new PlaceAccessible(bank_, index); }

    BankWidget& bank_;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* bank = qobject_cast<BankWidget*>(object);
    return bank != nullptr ? new BankAccessible(*bank) : nullptr;
}

}  // namespace

void installBankAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

}  // namespace bukvol::desktop
