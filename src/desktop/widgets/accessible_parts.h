// Widgets that paint several things, as assistive programs see them: each thing is a part of its own.
#pragma once

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>
#include <vector>

namespace bukvol::desktop {

/// A part that can be pressed. It is known by its index only: what it stands for may change.
class PartAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PartAccessible(QWidget& owner, int index) : owner_(owner), index_(index) {}

    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return owner_.window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&owner_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

protected:
    int index() const { return index_; }
    /// In the widget's coordinates.
    virtual QRect place() const = 0;

private:
    QWidget& owner_;
    int index_;
};

/// A widget of `childCount()` parts; they are made as they are asked for.
class PartsAccessible : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;
    ~PartsAccessible() override;

    int childCount() const override = 0;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;

protected:
    virtual PartAccessible* makePart(int index) const = 0;

private:
    mutable std::vector<QAccessible::Id> ids_;
};

}  // namespace bukvol::desktop
